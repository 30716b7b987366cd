import * as z from 'zod/mini';
import { defineEndpoint } from '../contract/endpoint.ts';
import { subscriptionBody } from './subscription-schemas.ts';

export const createSubscription = defineEndpoint({
  name: 'createSubscription',
  method: 'POST',
  path: '/newsletter-subscriptions',
  summary:
    'Ask for the newsletter of a site, which an email then asks to confirm; the response is the same whether or not the address is known',
  access: 'anyone',
  feature: 'newsletter',
  limit: { none: 'Nobody is signed in: its handler counts by network address and by mail address.' },
  idempotent: true,
  body: subscriptionBody,
  answer: z.object({ received: z.literal(true) }),
  errors: ['too_many_requests'],
});

export const confirmSubscription = defineEndpoint({
  name: 'confirmSubscription',
  method: 'POST',
  path: '/newsletter-subscriptions/confirmations',
  summary: "Confirm a newsletter subscription by its email's token, which works once within 48 hours",
  access: 'anyone',
  limit: { none: 'It needs the token of a mail, which works once.' },
  idempotent: true,
  body: z.strictObject({ token: z.string().check(z.maxLength(200)) }),
  answer: z.object({ confirmed: z.literal(true) }),
  errors: ['not_found'],
});
