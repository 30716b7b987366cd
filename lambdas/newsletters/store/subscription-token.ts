/** The sealed token in the link that confirms a newsletter subscription. It names the pending one. */
import { openToken, sealToken } from '../../core/sealed-token.ts';

export const sealSubscription = (subscriptionId: string): string =>
  sealToken('subscription', Buffer.from(subscriptionId));

/** @returns the id; undefined for what is not one of ours */
export const openSubscriptionToken = (token: string): string | undefined =>
  openToken('subscription', token)?.toString();
