import type { AlertReason } from '../alerts/schemas.ts';

/** Why somebody gets a notification: an alert's reason, or the summary of a day. */
export type PushReason = AlertReason | 'digest';
