import * as z from 'zod/mini';
import { recordOf } from '../names-of.ts';
import { MAIL_KINDS } from './kinds.ts';

/** True where emails of that kind are wanted. */
export const mailPreferences = z.object(recordOf(MAIL_KINDS, () => z.boolean()));
export type MailPreferences = z.output<typeof mailPreferences>;

/** Only what changes. */
export const mailPreferencesBody = z.strictObject(recordOf(MAIL_KINDS, () => z.optional(z.boolean())));
