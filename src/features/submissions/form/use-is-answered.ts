import { useEffect, useState } from "react";
import type { ReplyLanguages } from "#shared/contract/admins.ts";
import { spoken } from "#shared/translate.ts";
import { api } from "#src/lib/api.ts";

/** False once it is known that staff do not answer in the language of the page. */
export function useIsAnswered(): boolean {
  const code = spoken()?.code;
  const [isAnswered, setAnswered] = useState(true);
  useEffect(() => {
    if (!code) return;
    // A form whose language could not be checked is better than none.
    api<ReplyLanguages>("/api/reply-languages").then(
      ({ languages }) => setAnswered(languages.includes(code)),
      () => {},
    );
  }, [code]);
  return isAnswered;
}
