import * as dynamodb from 'aws-cdk-lib/aws-dynamodb';
import * as lambda from 'aws-cdk-lib/aws-lambda';
import { Duration } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { FOLLOWED_KEYS, isBeginning, TABLE } from '#shared/deployment/table.ts';
import type { CreelFunction } from '../function/creel-function.ts';
import type { DeadLetterQueue } from '../function/dead-letter-queue.ts';
import { removalPolicy, type Stage } from '../stage.ts';

/** Actions on items. A transaction needs the permission for each of its steps, and none of its own. */
export type ItemAction =
  | 'GetItem'
  | 'BatchGetItem'
  | 'Query'
  | 'PutItem'
  | 'UpdateItem'
  | 'DeleteItem'
  | 'ConditionCheckItem';

/** The table, and the functions' permissions on it. */
export class Data extends Construct {
  /** The stack's own table, or the one that was restored from it. */
  readonly table: dynamodb.ITable;

  constructor(scope: Construct, id: string, stage: Stage) {
    super(scope, id);
    const own = this.makeTable(stage);
    const { restoredTable } = stage.settings;
    this.table = restoredTable
      ? dynamodb.Table.fromTableAttributes(this, 'Restored', {
          tableName: restoredTable.name,
          tableStreamArn: restoredTable.streamArn,
        })
      : (own as dynamodb.ITable);
  }

  /** Makes the stack's own table, which stays unchanged while a restored one is in use, so that a restore loses nothing. */
  private makeTable(stage: Stage): dynamodb.Table {
    const text = (name: string) => ({ name, type: dynamodb.AttributeType.STRING });
    const table = new dynamodb.Table(this, 'Table', {
      partitionKey: text(TABLE.partitionKey),
      sortKey: text(TABLE.sortKey),
      billingMode: dynamodb.BillingMode.PAY_PER_REQUEST,
      // DynamoDB's own key is free and needs no call to KMS on reads.
      encryption: dynamodb.TableEncryption.DEFAULT,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      stream: dynamodb.StreamViewType[TABLE.streamView],
      timeToLiveAttribute: TABLE.timeToLive,
      deletionProtection: stage.settings.deletionProtection,
      removalPolicy: removalPolicy(stage),
    });
    for (const index of TABLE.indexes) {
      table.addGlobalSecondaryIndex({
        indexName: index.name,
        partitionKey: text(index.partitionKey),
        sortKey: text(index.sortKey),
        projectionType: dynamodb.ProjectionType.INCLUDE,
        nonKeyAttributes: [...index.projected],
      });
    }
    return table;
  }

  /** Grants actions on items alone. The table's own grant methods include every index, the stream and the table's settings. */
  allow(target: CreelFunction, ...actions: ItemAction[]): void {
    target.allow(actions.map(actionName), [this.table.tableArn]);
  }

  /** Grants queries on the indexes, which lists are read from. */
  allowLists(target: CreelFunction): void {
    this.allow(target, 'Query');
    target.allow(
      [actionName('Query')],
      TABLE.indexes.map((index) => `${this.table.tableArn}/index/${index.name}`),
    );
  }

  /**
   * Calls the function with every change, in order for each item. The function itself queues the changes that fail; the stream position of a batch
   * that it could not even queue goes to `failed`.
   */
  streamTo(target: CreelFunction, failed: DeadLetterQueue): void {
    const { tableStreamArn } = this.table;
    if (tableStreamArn === undefined) throw new Error('The table has no stream.');
    target.allow(['DescribeStream', 'GetRecords', 'GetShardIterator', 'ListStreams'].map(actionName), [
      tableStreamArn,
    ]);
    target.allow(['sqs:SendMessage'], [failed.queueArn]);
    target.called.addEventSourceMapping('Stream', {
      eventSourceArn: tableStreamArn,
      startingPosition: lambda.StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      // Changes of one item keep their order. Many changes of one item delay a tenth of the others.
      parallelizationFactor: 10,
      filters: [FOLLOWED],
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      // A batch fails only while the queues can't be reached, or if the function ends early. Then it is tried for half of
      // the day for which the stream keeps changes; the other half is left for a redrive.
      maxRecordAge: Duration.hours(12),
      // The function's role may send to the queue already, and needs nothing more.
      onFailure: { bind: () => ({ destination: failed.queueArn }) },
    });
  }
}

/** Passes only changes that have a reaction. */
const FOLLOWED = lambda.FilterCriteria.filter({
  dynamodb: {
    Keys: {
      pk: { S: FOLLOWED_KEYS.map((key) => (isBeginning(key) ? { prefix: key } : key)) },
    },
  },
});

function actionName(action: string): string {
  return `dynamodb:${action}`;
}
