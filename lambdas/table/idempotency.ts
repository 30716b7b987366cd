/**
 * Makes a create that a phone may retry happen once. The response is stored under the caller, the endpoint and the
 * `Idempotency-Key`, in the same transaction as the created record. Neither can exist without the other, so a lost
 * response, five requests at the same time or a killed process all end with one record and one response.
 */
import { createHash } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { IDEMPOTENCY_WINDOW } from '#shared/limits.ts';
import { absent, any, lessThan } from './expression.ts';
import { defineItem } from './item.ts';
import { getItem } from './read.ts';
import { onlyIf, put, type TransactionStep } from './steps.ts';

interface StoredAnswer {
  bodyHash: string;
  answer: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** The response to a create; `caller` is a user id, or `anyone` on forms that need no sign-in. */
export const rememberedAnswer = defineItem<StoredAnswer>()('remembered answer', {
  pk: 'ONCE#{caller}#{endpoint}#{keyHash}',
  sk: 'ONCE',
  owner: {
    exported: { not: 'It repeats what was created.' },
    erased: { not: 'It expires within a day.' },
  },
});

/** Thrown when another request with the same key was faster; the pipeline then returns that request's response. */
export class AlreadyAnswered extends Error {
  override readonly name = 'AlreadyAnswered';
}

interface IdempotentRequest {
  /** User id, or `anyone` on forms that need no sign-in. */
  caller: string;
  endpoint: string;
  idempotencyKey: string;
  /** Parameters of the path: the same key may be used for different pledges. */
  params: unknown;
  body: unknown;
  now: Date;
}

/** Returns the step that stores the response in the transaction of a create. @throws AlreadyAnswered from the step */
export function rememberAnswer(request: IdempotentRequest, answer: unknown): TransactionStep {
  const { params, bodyHash, nowSeconds } = identify(request);
  const stored = {
    bodyHash,
    answer: JSON.stringify(answer),
    expiresAt: nowSeconds + IDEMPOTENCY_WINDOW / 1000,
  };
  const isFree = any(absent, lessThan('expiresAt', nowSeconds));
  return put(
    rememberedAnswer.item(params, stored),
    onlyIf(isFree, () => new AlreadyAnswered()),
  );
}

/**
 * Returns the stored response for this key, or undefined if there is none.
 * @throws AppError `idempotency_key_reused` when the key was used before with a different body or different parameters
 */
export async function recallAnswer(
  request: IdempotentRequest,
  { consistent = false } = {},
): Promise<{ answer: unknown } | undefined> {
  const { params, bodyHash, nowSeconds } = identify(request);
  const stored = await getItem(rememberedAnswer.key(params), { consistent });
  if (!stored || stored.expiresAt < nowSeconds) return undefined;
  if (stored.bodyHash !== bodyHash) throw new AppError('idempotency_key_reused');
  return { answer: JSON.parse(stored.answer) };
}

function identify({ caller, endpoint, idempotencyKey, params, body, now }: IdempotentRequest) {
  return {
    params: { caller, endpoint, keyHash: sha256(idempotencyKey) },
    // Params and body are both optional.
    bodyHash: sha256(JSON.stringify(params === undefined ? (body ?? null) : [params, body ?? null])),
    nowSeconds: Math.floor(now.getTime() / 1000),
  };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
