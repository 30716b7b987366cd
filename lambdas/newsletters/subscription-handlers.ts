import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { DAY, HOUR, SUBSCRIPTION_MAILS_PER_DAY } from '#shared/limits.ts';
import * as endpoints from '#shared/newsletters/subscription-endpoints.ts';
import { LANGUAGE } from '#words/general/format.ts';
import * as words from '#words/general/refusals.ts';
import { addressDigest } from '../core/caller-address.ts';
import { endpoint } from '../core/endpoint.ts';
import { hashOfMailbox } from '../mail/store/suppressions.ts';
import { countAgainstLimit, countWithin, transact } from '../table/index.ts';
import { openSubscriptionToken } from './store/subscription-token.ts';
import { confirmSteps, pendingStep, readPending } from './store/subscriptions.ts';

const OF_NETWORK = { name: 'subscription', max: 10, windowMs: HOUR, message: words.requestsTooMany };

const OF_MAIL_ADDRESS = { name: 'subscription-of', max: SUBSCRIPTION_MAILS_PER_DAY, windowMs: DAY };

/** The table's stream sends the email. Nothing in the response depends on whether the address is known. */
export const createSubscription = endpoint(
  endpoints.createSubscription,
  async ({ body, address, rememberAnswer, now }) => {
    await countAgainstLimit({ ...OF_NETWORK, who: addressDigest(address) }, now);
    const answer = { received: true } as const;
    // A request above the limit gets the same response, but nothing is stored. A refusal would reveal that somebody
    // else entered this email address.
    const isWithinLimit = await countWithin({ ...OF_MAIL_ADDRESS, who: hashOfMailbox(body.email) }, now);
    const steps = isWithinLimit ? [pendingStep(randomUUID(), { ...body, language: LANGUAGE }, now)] : [];
    await transact([...steps, rememberAnswer(answer)]);
    return answer;
  },
);

export const confirmSubscription = endpoint(
  endpoints.confirmSubscription,
  async ({ body: { token }, rememberAnswer, now }) => {
    const subscriptionId = openSubscriptionToken(token);
    const pending = subscriptionId === undefined ? undefined : await readPending(subscriptionId, now);
    if (!pending) throw new AppError('not_found', words.subscriptionLinkInvalid);
    const answer = { confirmed: true } as const;
    await transact([...confirmSteps(pending, now), rememberAnswer(answer)]);
    return answer;
  },
);
