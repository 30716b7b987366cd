import * as z from 'zod/mini';
import { recordOf } from '../names-of.ts';
import { MAIL_KINDS } from './kinds.ts';

/** True for the kinds of email that are switched on. */
export const mailPreferences = z.object(recordOf(MAIL_KINDS, () => z.boolean()));
export type MailPreferences = z.output<typeof mailPreferences>;

/** Only the changed kinds. */
export const mailPreferencesBody = z.strictObject(recordOf(MAIL_KINDS, () => z.optional(z.boolean())));
