import { useMutation } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { minuteMs } from "#shared/time.ts";
import { storeToken } from "../token.ts";
import { askForPasskey, ceremonyFailure, signInWithPasskey, supportsPasskeys } from "./passkey-ceremonies.ts";

/** A challenge is valid for five minutes. */
const renewMs = 4 * minuteMs;

/**
 * Signing in with a passkey: from a button, and from the suggestions of the e-mail field while
 * the form is open. The token is stored on success.
 */
export function usePasskeySignIn() {
  const isSupported = useSyncExternalStore(
    () => () => {},
    supportsPasskeys,
    // Nearly every browser does: what is below the button would move when it appears later.
    () => true,
  );
  const [isOffered, setIsOffered] = useState(true);
  const { mutate, ...signIn } = useMutation({
    mutationFn: async () => signInWithPasskey(await askForPasskey()),
    onSuccess: ({ token }) => storeToken(token),
    // The browser holds one ceremony at a time.
    onMutate: () => setIsOffered(false),
    onSettled: () => setIsOffered(true),
  });
  useEffect(() => (isSupported && isOffered ? offerInField() : undefined), [isSupported, isOffered]);
  return {
    isSupported,
    isPending: signIn.isPending,
    message: signIn.error && ceremonyFailure(signIn.error),
    reset: signIn.reset,
    signIn: () => mutate(),
  };
}

/** Offers passkeys in the field until it is stopped. */
function offerInField(): () => void {
  let running = new AbortController();
  const offer = async () => {
    running.abort();
    running = new AbortController();
    const { signal } = running;
    try {
      if (!(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const credential = await askForPasskey({ mediation: "conditional", signal });
      storeToken((await signInWithPasskey(credential)).token);
    } catch {
      // Offline, refused or stopped: nobody has asked for it, and the form is there.
    }
  };
  void offer();
  const timer = setInterval(() => void offer(), renewMs);
  return () => {
    clearInterval(timer);
    running.abort();
  };
}
