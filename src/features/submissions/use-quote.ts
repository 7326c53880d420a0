import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { privacyNotice } from "#src/content/contact/notice.ts";
import { quoteMessages } from "#src/content/quote.ts";
import { ApiError } from "#src/lib/api.ts";
import { sessionStore } from "#src/lib/browser-storage.ts";
import { submissionSources } from "#src/shared/contract/submission-fields.ts";
import type { SubmissionRequestBody } from "#src/shared/contract/submission-input.ts";
import { limits } from "#src/shared/limits.ts";
import { showToast } from "#src/ui/toast.tsx";
import { type Attempts, nextAttempt } from "./attempt.ts";
import { readOrigin } from "./origin.ts";
import { checkPhone, cleanPhone, findQuoteProblem, type QuoteValues, quoteFailure } from "./quote-rules.ts";
import { keepScenario, readScenario } from "./scenario.ts";
import { splitName } from "./split-name.ts";
import { sendEnquiryMutation } from "./submissions.queries.ts";

interface QuoteDraft extends Attempts {
  startedAt: number;
  values: QuoteValues;
}

const key = "enquiry:quote";

function openDraft(): QuoteDraft {
  return (
    sessionStore.getJson<QuoteDraft>(key) ?? {
      clientId: crypto.randomUUID(),
      startedAt: Date.now(),
      values: { fullName: "", phone: "", email: "" },
    }
  );
}

/** One request for a quote, from the first key until it is sent. What was typed stays in this tab until then. */
export function useQuote(productName: string | null, onClose: () => void) {
  const [draft, setDraft] = useState(openDraft);
  const [problem, setProblem] = useState<ReturnType<typeof findQuoteProblem>>(null);
  // Whoever closes the popup while it sends is told the end of it all the same, and keeps a popup opened since.
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const sending = useMutation({
    ...sendEnquiryMutation(),
    // Somebody waits before an open dialog: what failed is said at once, and trying again is one press.
    retry: false,
    networkMode: "always",
    onSuccess() {
      sessionStore.remove(key);
      keepScenario("general_query", null);
      showToast({ text: quoteMessages.sent });
      if (shown.current) onClose();
    },
    onError(error) {
      if (!shown.current) showToast({ kind: "failed", text: failureOf(error) });
    },
  });

  function change({ currentTarget: { name, value } }: ChangeEvent<HTMLInputElement>) {
    const typed = name === "phone" ? cleanPhone(value) : value;
    const next = { ...draft, values: { ...draft.values, [name]: typed } };
    setDraft(next);
    sessionStore.setJson(key, next);
    if (problem?.field === name) setProblem(null);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending.isPending) return;
    const controls = event.currentTarget.elements;
    const email = controls.namedItem("email") as HTMLInputElement;
    const website = controls.namedItem("website") as HTMLInputElement;
    const found = findQuoteProblem(draft.values, email.validity.valid);
    setProblem(found);
    sending.reset();
    if (found) {
      (controls.namedItem(found.field) as HTMLInputElement).focus();
      return;
    }
    const request = toRequest(draft.values, productName);
    const next = { ...draft, ...nextAttempt(draft, request) };
    setDraft(next);
    sessionStore.setJson(key, next);
    sending.mutate({
      ...request,
      clientId: next.clientId,
      consent: { version: privacyNotice.version, marketing: false },
      origin: { ...readOrigin(), ...(productName ? { product: productName } : {}) },
      filledInMs: Math.min(Math.max(0, Date.now() - next.startedAt), limits.filledInMs),
      website: website.value,
    });
  }

  return {
    values: draft.values,
    problem,
    busy: sending.isPending,
    failure: sending.isError ? failureOf(sending.error) : null,
    change,
    submit,
  };
}

function failureOf(error: Error): string {
  return quoteFailure(error instanceof ApiError ? error : { status: 0, details: [] });
}

/** What is asked for and by whom. */
function toRequest(values: QuoteValues, productName: string | null) {
  const phone = checkPhone(values.phone);
  const scenario = readScenario("general_query");
  return {
    formType: "general_query",
    ...splitName(values.fullName),
    email: values.email.trim(),
    phone: "number" in phone ? phone.number : values.phone,
    formData: {
      source: submissionSources.quotePopup,
      message: productName ? `Please send me a quote for the ${productName}.` : "Please send me a quote.",
      ...(productName ? { product: productName } : {}),
      ...(scenario && { scenario }),
    },
  } satisfies SubmissionRequestBody;
}
