import * as z from 'zod/mini';

/** True where mails of that kind are wanted. */
export const mailPreferences = z.object({
  messages: z.boolean(),
  pledges: z.boolean(),
  news: z.boolean(),
  claims: z.boolean(),
  ratings: z.boolean(),
});
export type MailPreferences = z.output<typeof mailPreferences>;

/** Only what changes. */
export const mailPreferencesBody = z.strictObject({
  messages: z.optional(z.boolean()),
  pledges: z.optional(z.boolean()),
  news: z.optional(z.boolean()),
  claims: z.optional(z.boolean()),
  ratings: z.optional(z.boolean()),
});
