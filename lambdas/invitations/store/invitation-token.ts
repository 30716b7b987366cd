/** The sealed token in the link of an invitation. It contains the id of the request. */
import { openToken, sealToken } from '../../core/sealed-token.ts';

export const sealInvitation = (requestId: string): string => sealToken('invitation', Buffer.from(requestId));

/** @returns the request's id; undefined if the token isn't genuine */
export const openInvitationToken = (token: string): string | undefined =>
  openToken('invitation', token)?.toString();
