/** The sealed token in the link that confirms a newsletter subscription. It contains the subscription's id. */
import { openToken, sealToken } from '../../core/sealed-token.ts';

export const sealSubscription = (subscriptionId: string): string =>
  sealToken('subscription', Buffer.from(subscriptionId));

/** @returns the id; undefined if the token is not valid */
export const openSubscriptionToken = (token: string): string | undefined =>
  openToken('subscription', token)?.toString();
