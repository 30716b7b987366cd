import * as z from 'zod/mini';

/** A Go Pro plan (second document, section 9). */
export const plan = z.object({
  id: z.string(),
  type: z.enum(['credits', 'subscription']),
  name: z.string(),
  /** Credits in the plan; absent for a subscription, which needs none. */
  credits: z.optional(z.int()),
  /** Dollars, once or per month. */
  price: z.number(),
  period: z.enum(['once', 'month']),
  popular: z.boolean(),
  description: z.string(),
});
export type Plan = z.infer<typeof plan>;
