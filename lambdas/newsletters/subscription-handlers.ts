import { randomUUID } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { DAY, HOUR, SUBSCRIPTION_MAILS_PER_DAY } from '#shared/limits.ts';
import * as endpoints from '#shared/newsletters/subscription-endpoints.ts';
import * as words from '#words/general/refusals.ts';
import { addressDigest } from '../core/caller-address.ts';
import { endpoint } from '../core/endpoint.ts';
import { hashOfMailbox } from '../mail/store/suppressions.ts';
import { countAgainstLimit, countWithin, transact } from '../table/index.ts';
import { openSubscriptionToken } from './store/subscription-token.ts';
import { confirmSteps, pendingStep, readPending } from './store/subscriptions.ts';

const OF_NETWORK = { name: 'subscription', max: 10, windowMs: HOUR, message: words.requestsTooMany };

const OF_MAIL_ADDRESS = { name: 'subscription-of', max: SUBSCRIPTION_MAILS_PER_DAY, windowMs: DAY };

/** The email follows by the table's stream. Nothing here depends on whether the address is known. */
export const createSubscription = endpoint(
  endpoints.createSubscription,
  async ({ body, address, rememberAnswer, now }) => {
    await countAgainstLimit({ ...OF_NETWORK, who: addressDigest(address) }, now);
    const answer = { received: true } as const;
    // One too many is answered like any other and not kept: a refusal would tell a stranger that somebody else asked with this email address.
    const isKept = await countWithin({ ...OF_MAIL_ADDRESS, who: hashOfMailbox(body.email) }, now);
    const kept = isKept ? [pendingStep(randomUUID(), body, now)] : [];
    await transact([...kept, rememberAnswer(answer)]);
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
