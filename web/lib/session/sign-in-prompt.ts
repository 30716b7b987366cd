/** Asks a person to sign in on the current page, for the action that they started. */
import { sharedState } from '../device/shared-state.ts';

export interface SignInRequest {
  /** The purpose, as the dialog's title: "Sign in to send a message". */
  reason: string;
  /** Called when the person has signed in or cancelled. */
  settle(isSignedIn: boolean): void;
}

/** The waiting request. The layout shows its dialog. */
export const signInRequest = sharedState<SignInRequest | undefined>(undefined);

/**
 * The id of a person whose session ended by itself while a form was open. The page stays theirs, so that their input
 * does, until they have signed in again or left it.
 */
export const endedUnderForm = sharedState<string | undefined>(undefined);
