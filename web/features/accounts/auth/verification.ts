/** A person who signed up and has not confirmed the address yet, stored in this tab, so that a reload shows the notice again. */
import { PROFILE_TYPES, type ProfileType } from '#shared/profiles/profile-types.ts';
import { forget, keep, recall } from '../../../lib/device/kept-in-tab.ts';

export interface Verification {
  email: string;
  /** Unknown for people who come from Login. */
  profileType?: ProfileType;
  /** Kept in memory only, so that the person need not enter it again. */
  password?: string;
}

const KEPT = 'auth.verification';

export function recallVerification(): Verification | undefined {
  return recall(KEPT, (value) => {
    const { email, profileType }: Record<string, unknown> = Object(value);
    if (typeof email !== 'string') return undefined;
    const known = PROFILE_TYPES.find((each) => each === profileType);
    return { email, ...(known && { profileType: known }) };
  });
}

export function keepVerification({ email, profileType }: Verification): void {
  keep(KEPT, { email, profileType });
}

export const forgetVerification = () => forget(KEPT);

const CHANNEL = 'creel.confirmed';

/** Tells the other tabs of this browser that an address was just confirmed by the link in the email. */
export function announceConfirmed(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(true);
  channel.close();
}

export function onConfirmedElsewhere(react: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = react;
  return () => channel.close();
}
