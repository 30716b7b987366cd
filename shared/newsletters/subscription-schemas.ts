import * as z from 'zod/mini';
import { email } from '../fields.ts';
import { FLAVOURS } from '../flavours.ts';

/** The site whose newsletters they are comes with the address. */
export const subscriptionBody = z.strictObject({ email, flavour: z.enum(FLAVOURS) });
