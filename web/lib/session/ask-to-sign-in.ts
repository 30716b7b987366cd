import { signInRequest } from './sign-in-prompt.ts';

/** Opens the dialog. An earlier request is cancelled. @returns whether somebody is signed in when the dialog closes */
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
