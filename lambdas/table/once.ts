/**
 * A create that a phone may repeat acts once. The answer is stored under the caller, the endpoint and the `Idempotency-Key`, in the same
 * transaction as what was created: there is no moment in which one exists without the other, so a lost answer, five requests at the
 * same time or a killed process all end with one record and one answer.
 */
import { createHash } from 'node:crypto';
import { AppError } from '#shared/contract/errors.ts';
import { IDEMPOTENCY_WINDOW } from '#shared/limits.ts';
import { tableName } from './client.ts';
import { onceKey } from './keys.ts';
import { getItem } from './read.ts';
import type { TransactionStep } from './steps.ts';

/** Thrown when another request with the same key was quicker; the pipeline then gives that one's answer. */
export class AlreadyAnswered extends Error {
  override readonly name = 'AlreadyAnswered';
}

export interface Once {
  /** The step to put into the transaction that creates the record which `answer` describes. */
  remember(answer: unknown): TransactionStep;
}

interface StoredAnswer {
  bodyHash: string;
  answer: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

interface OnceRequest {
  /** User id, or `anyone` on the signed-out forms. */
  caller: string;
  endpoint: string;
  idempotencyKey: string;
  body: unknown;
  now: Date;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

function identify(request: OnceRequest) {
  return {
    key: onceKey(request.caller, request.endpoint, sha256(request.idempotencyKey)),
    bodyHash: sha256(JSON.stringify(request.body)),
    nowSeconds: Math.floor(request.now.getTime() / 1000),
  };
}

export function onceFor(request: OnceRequest): Once {
  const { key, bodyHash, nowSeconds } = identify(request);
  return {
    remember: (answer) => ({
      item: {
        Put: {
          TableName: tableName(),
          Item: {
            ...key,
            bodyHash,
            answer: JSON.stringify(answer),
            expiresAt: nowSeconds + IDEMPOTENCY_WINDOW / 1000,
          },
          ConditionExpression: 'attribute_not_exists(pk) OR expiresAt < :now',
          ExpressionAttributeValues: { ':now': nowSeconds },
        },
      },
      otherwise: () => new AlreadyAnswered(),
    }),
  };
}

/**
 * The answer already given under this key, or undefined when there is none.
 * @throws AppError `idempotency_key_reused` when the key came with a different body before
 */
export async function recallAnswer(
  request: OnceRequest,
  consistent = false,
): Promise<{ answer: unknown } | undefined> {
  const { key, bodyHash, nowSeconds } = identify(request);
  const stored = await getItem<StoredAnswer>(key, { consistent });
  if (!stored || stored.expiresAt < nowSeconds) return undefined;
  if (stored.bodyHash !== bodyHash) throw new AppError('idempotency_key_reused');
  return { answer: JSON.parse(stored.answer) };
}
