/** The sealed token in the link of an invitation. It names the request that it answers. */
import { openToken, sealToken } from '../../core/sealed-token.ts';

export const sealInvitation = (requestId: string): string => sealToken('invitation', Buffer.from(requestId));

/** @returns the request's id; undefined for what is not one of ours */
export const openInvitationToken = (token: string): string | undefined =>
  openToken('invitation', token)?.toString();
