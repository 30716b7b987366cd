/** Asking somebody to sign in where they are, for what they were about to do. */
import { sharedState } from '../device/shared-state.ts';

export interface SignInRequest {
  /** The purpose, as the dialog's title: "Sign in to send a message". */
  reason: string;
  /** The person is in, or has changed their mind. */
  settle(isSignedIn: boolean): void;
}

/** The request that waits; the layout shows its dialog. */
export const signInRequest = sharedState<SignInRequest | undefined>(undefined);

/**
 * The id of somebody whose session ended by itself while a form was open: the page stays theirs, so that what they typed does, until they
 * have signed in again or left it.
 */
export const endedUnderForm = sharedState<string | undefined>(undefined);

/** Opens the dialog; what asked before has its answer: no. Gives whether somebody is signed in when it closes. */
export function askToSignIn(reason: string): Promise<boolean> {
  signInRequest.get()?.settle(false);
  return new Promise((resolve) => {
    signInRequest.set({
      reason,
      settle(isSignedIn) {
        signInRequest.set(undefined);
        resolve(isSignedIn);
      },
    });
  });
}
