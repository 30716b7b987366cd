/** The client of the one table. Only the modules beside this one use it. */
import { randomUUID } from 'node:crypto';
import type * as sdk from '@aws-sdk/lib-dynamodb';
import { environment } from '../environment.ts';
import { attributesFromWire, attributesToWire } from './attributes.ts';
import { isThrottled, retry } from './retry.ts';

/** By DynamoDB's name of the operation: what is sent and what comes back, with attributes as JavaScript has them. `Item` is what the table holds there. */
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

/** A refusal by DynamoDB under its own name, such as `ConditionalCheckFailedException`. */
export class TableError extends Error {
  readonly status: number;
  /** Of a cancelled transaction: what was wrong with each step, `None` for one that was right. */
  readonly cancellationCodes: readonly string[];

  constructor(status: number, body: string) {
    const { __type = '', message, Message = message, CancellationReasons = [] } = readError(body);
    super(Message ?? `The table answered ${status}`);
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

/** A proxy between us and the table may reply with something other than JSON. */
function readError(body: string): ErrorBody {
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

/**
 * Loaded with the first request: node:https is a tenth of a cold start, and not every request reads the table. Kept, since even an import of what is
 * loaded already takes a part of each request that can be measured.
 */
let connection: Promise<typeof import('./connection.ts')> | undefined;

export const tableClient = {
  /**
   * Sends one request; up to three times (AWS_MAX_ATTEMPTS) when the table is busy or broken, or the connection fails.
   * @throws TableError when DynamoDB refuses; what the connection failed with
   */
  async send<Name extends keyof Operations<Item>, Item = object>(
    operation: Name,
    input: Operations<Item>[Name][0],
  ): Promise<Operations<Item>[Name][1]> {
    // A repeat whose first answer was lost has to be known as one: else its own conditions would refuse it.
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

/** Whether a repeat may go well: anything but a request that DynamoDB understood and refuses. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof TableError) || error.status >= 500 || isThrottled(error);

export const tableName = (): string => environment('TABLE_NAME');
