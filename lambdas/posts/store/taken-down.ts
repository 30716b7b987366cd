/** Posts that administrators hid. */
import { AppError } from '#shared/contract/errors.ts';
import { tableName } from '../../table/client.ts';
import { type PostKind, takenDownKey } from '../../table/keys.ts';
import type { TransactionStep } from '../../table/steps.ts';

/** The step without which a post is not shown again. */
export function requireNotTakenDown(kind: PostKind, postId: string): TransactionStep {
  return {
    item: {
      ConditionCheck: {
        TableName: tableName(),
        Key: takenDownKey(kind, postId),
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    otherwise: () =>
      new AppError(
        'not_allowed',
        'This post was hidden by the people who run the site. Write to them about it.',
      ),
  };
}

export function takeDownStep(
  kind: PostKind,
  postId: string,
  takenDownBy: string,
  now: Date,
): TransactionStep {
  const Item = { ...takenDownKey(kind, postId), takenDownBy, takenDownAt: now.toISOString() };
  return { item: { Put: { TableName: tableName(), Item } } };
}

export function liftTakeDownStep(kind: PostKind, postId: string): TransactionStep {
  return { item: { Delete: { TableName: tableName(), Key: takenDownKey(kind, postId) } } };
}
