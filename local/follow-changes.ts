import { join } from 'node:path';
import { followStream, type StreamFollower } from '@creel/local-aws/dynamodb';
import * as z from 'zod/mini';
import { isFollowed } from '#shared/deployment/table.ts';
import type { LambdaRuntime } from './lambda-runtime/runtime.ts';
import { tableInUse } from './table-in-use.ts';

interface FollowOptions {
  stateDirectory: string;
  /** Called with one line for each failed attempt. */
  onError(line: string): void;
}

/** The records that a stream function wants to receive again. */
const batchResponse = z.object({ batchItemFailures: z.array(z.object({ itemIdentifier: z.string() })) });

/** Delivers the table's changes to the function that follows them. A batch that fails is tried until it is done. */
export function followChanges(
  { stateDirectory, onError }: FollowOptions,
  endpoint: string,
  runtime: Pick<LambdaRuntime, 'invoke'>,
): StreamFollower {
  return followStream({
    endpoint,
    tableName: tableInUse(stateDirectory),
    checkpointFile: join(stateDirectory, 'dynamodb/stream.json'),
    deliver: async (changes) => {
      const Records = changes.filter(({ dynamodb }) => isFollowed(dynamodb?.Keys?.pk?.S ?? ''));
      if (Records.length === 0) return;
      return batchResponse.parse(await runtime.invoke('react-to-changes', { Records }));
    },
    onFailure: (error) => onError(`react-to-changes: ${String(error)}`),
  });
}
