/** The client of the one table. Only the modules beside this one use it. */
import { randomUUID } from 'node:crypto';
import type * as sdk from '@aws-sdk/lib-dynamodb';
import { environment } from '../environment.ts';
import { attributesFromWire, attributesToWire } from './attributes.ts';
import { isThrottled, retry } from './retry.ts';

/** Input and output of each operation, with attributes as JavaScript values. `Item` is the stored item's type. */
export interface Operations<Item> {
  BatchGetItem: [
    sdk.BatchGetCommandInput,
    Pick<sdk.BatchGetCommandOutput, 'UnprocessedKeys'> & { Responses?: Record<string, Item[]> },
  ];
  DeleteItem: [sdk.DeleteCommandInput, sdk.DeleteCommandOutput];
  GetItem: [sdk.GetCommandInput, { Item?: Item }];
  PutItem: [sdk.PutCommandInput, sdk.PutCommandOutput];
  Query: [sdk.QueryCommandInput, { Items?: Item[]; LastEvaluatedKey?: Record<string, unknown> }];
  TransactWriteItems: [sdk.TransactWriteCommandInput, sdk.TransactWriteCommandOutput];
  UpdateItem: [sdk.UpdateCommandInput, { Attributes?: Item }];
}

/** An error response of DynamoDB; `name` is DynamoDB's name for it, such as `ConditionalCheckFailedException`. */
export class TableError extends Error {
  readonly status: number;
  /** For a cancelled transaction, the reason for each step; `None` for a step whose condition held. */
  readonly cancellationCodes: readonly string[];

  constructor(status: number, body: string) {
    const { __type = '', message, Message = message, CancellationReasons = [] } = readError(body);
    super(Message ?? `The table responded with ${status}`);
    this.name = __type.replace(/^.*#/, '') || 'TableError';
    this.status = status;
    this.cancellationCodes = CancellationReasons.map(({ Code }) => Code);
  }
}

interface ErrorBody {
  __type?: string;
  message?: string;
  Message?: string;
  CancellationReasons?: { Code: string }[];
}

/** A proxy between the function and the table may respond with something other than JSON. */
function readError(body: string): ErrorBody {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

/**
 * Loaded with the first request: node:https takes a tenth of a cold start, and not every request reads the table. The
 * promise is stored because even importing a loaded module takes measurable time on each request.
 */
let connection: Promise<typeof import('./connection.ts')> | undefined;

export const tableClient = {
  /**
   * Sends one request, with up to three attempts (AWS_MAX_ATTEMPTS) when the table is busy or broken, or the connection
   * fails.
   * @throws TableError when DynamoDB refuses the request; the connection's error when the connection fails
   */
  async send<Name extends keyof Operations<Item>, Item = object>(
    operation: Name,
    input: Operations<Item>[Name][0],
  ): Promise<Operations<Item>[Name][1]> {
    // The token lets DynamoDB recognize a retry whose first response was lost; otherwise the transaction's own
    // conditions would refuse it.
    const once = operation === 'TransactWriteItems' && { ClientRequestToken: randomUUID() };
    const body = JSON.stringify(attributesToWire({ ...input, ...once }));
    connection ??= import('./connection.ts');
    const { post } = await connection;
    const attempt = async () => {
      const answer = await post(operation, body);
      if (answer.status !== 200) throw new TableError(answer.status, answer.body);
      return attributesFromWire<Operations<Item>[Name][1]>(JSON.parse(answer.body));
    };
    const maxAttempts = Number(process.env.AWS_MAX_ATTEMPTS ?? 3);
    return await retry(attempt, { maxAttempts, isRetryable: isPassing, giveUp: (error) => error });
  },
};

/** Whether a retry may succeed: every error except a refusal of a request that DynamoDB understood. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof TableError) || error.status >= 500 || isThrottled(error);

export const tableName = (): string => environment('TABLE_NAME');
