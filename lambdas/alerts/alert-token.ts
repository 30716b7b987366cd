/** Tokens in the links of alert emails. They need no sign-in: each does one thing to the alerts of its recipient. */
import { ALERT_REASONS, type AlertReason } from '#shared/alerts/schemas.ts';
import { openToken, sealToken } from '../core/sealed-token.ts';

/** The alerts that a link ends: all for a reason, or of one saved search. */
export interface EndedAlerts {
  userId: string;
  reason: AlertReason;
  searchId?: string;
}

const USER_BYTES = 16;

export function sealEnd({ userId, reason, searchId = '' }: EndedAlerts): string {
  const user = Buffer.from(userId.replaceAll('-', ''), 'hex');
  return sealToken(
    'end alerts',
    Buffer.concat([Buffer.from([ALERT_REASONS.indexOf(reason)]), user, Buffer.from(searchId)]),
  );
}

/** Returns undefined for a token that isn't genuine. */
export function openEnd(token: string): EndedAlerts | undefined {
  const content = openToken('end alerts', token);
  const reason = ALERT_REASONS[content?.[0] ?? -1];
  if (!content || !reason) return undefined;
  const hex = content.subarray(1, 1 + USER_BYTES).toString('hex');
  const searchId = content.subarray(1 + USER_BYTES).toString();
  const userId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { userId, reason, ...(searchId && { searchId }) };
}

/** @param mailId the id by which the email is sent once */
export const sealOpened = (mailId: string): string => sealToken('opened alert', Buffer.from(mailId));

/** Returns the id of the email, or undefined for a token that isn't genuine. */
export const openOpened = (token: string): string | undefined => openToken('opened alert', token)?.toString();
