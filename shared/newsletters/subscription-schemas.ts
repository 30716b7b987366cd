import * as z from 'zod/mini';
import { email } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';

/** `flavour` is the site whose newsletters they subscribe to. */
export const subscriptionBody = z.strictObject({ email, flavour: z.enum(FLAVOURS) });
