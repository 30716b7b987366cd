/** Asking somebody to sign in where they are, for what they were about to do. */
import { useSyncExternalStore } from 'react';

export interface SignInRequest {
  /** What for, as the dialog's title: "Sign in to send a message". */
  reason: string;
  /** The person is in, or has changed their mind. */
  settle(isSignedIn: boolean): void;
}

let request: SignInRequest | undefined;
const listeners = new Set<() => void>();

function change(next: SignInRequest | undefined): void {
  request = next;
  for (const listener of listeners) listener();
}

/** Opens the dialog; what asked before has its answer: no. Gives whether somebody is signed in when it closes. */
export function askToSignIn(reason: string): Promise<boolean> {
  request?.settle(false);
  return new Promise((resolve) => {
    change({
      reason,
      settle(isSignedIn) {
        change(undefined);
        resolve(isSignedIn);
      },
    });
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The request that waits, for the layout, which shows the dialog. */
export function useSignInRequest(): SignInRequest | undefined {
  return useSyncExternalStore(
    subscribe,
    () => request,
    () => undefined,
  );
}
