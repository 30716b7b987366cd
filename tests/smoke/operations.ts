/** Operators' commands of docs/operations.md, tried on the emulator with real queues, functions and tables. */
import assert from 'node:assert/strict';
import {
  DeleteTableCommand,
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
} from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { PurgeQueueCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { ROOT } from '#bin/command.ts';
import { redrive } from '#bin/deploy/redrive.ts';
import { restoreTable } from '#bin/deploy/restore.ts';
import type { StackOutputs } from '#bin/deploy/stack-outputs.ts';
import { openStage } from '#bin/deploy/stage-access.ts';
import { accountOf } from '#bin/doctor/account.ts';
import { examine } from '#bin/doctor/examine.ts';
import { bringBackObject } from '#bin/restore/bring-back-object.ts';
import { deployedSecrets } from '#bin/rotate/deployed-secrets.ts';
import { ROTATIONS } from '#bin/rotate/rotate.ts';
import { httpRequest } from '#tests/support/cloud/http.ts';

export async function tryOperations(
  region: string,
  outputs: StackOutputs,
  say: (line: string) => void,
): Promise<void> {
  await tryDoctor();
  say('  ok  the doctor finds nothing wrong');
  await tryRedrive(region, outputs);
  say('  ok  redrive takes off a queue what its function now handles, and leaves the rest');
  await tryRotate(outputs);
  say('  ok  rotate changes the secrets of the edge and the stage, and no visitor is refused meanwhile');
  await tryRestore(region, outputs.TableName);
  say('  ok  restore makes a second table with everything that a table here has');
  await tryBringBack(region, outputs.PhotoBucket);
  say('  ok  a deleted photo comes back');
}

async function tryDoctor(): Promise<void> {
  const settings = openStage(ROOT, 'local');
  const findings = await examine(settings, accountOf(settings));
  assert.deepEqual(
    findings.filter(({ state }) => state === 'wrong'),
    [],
  );
}

const bounce = { eventType: 'Bounce', bounce: { bounceType: 'Transient', bouncedRecipients: [] } };

async function tryRedrive(region: string, outputs: StackOutputs): Promise<void> {
  const queueUrl = String(outputs.DeadLettersRecordMailFeedback);
  const functionName = String(outputs.FunctionRecordMailFeedback);
  const sqs = new SQSClient({ region, useQueueUrlAsEndpoint: false });
  for (const feedback of [bounce, { eventType: 'Unknown' }]) {
    const event = { Records: [{ Sns: { Message: JSON.stringify(feedback) } }] };
    await sqs.send(new SendMessageCommand({ QueueUrl: queueUrl, MessageBody: JSON.stringify(event) }));
  }
  const source = { functionName };
  const result = await redrive({ region, queueUrl, source, dryRun: false, say: () => undefined });
  assert.ok(result.handled >= 1 && result.left >= 1, JSON.stringify(result));
  await sqs.send(new PurgeQueueCommand({ QueueUrl: queueUrl }));
}

/** This emulator stops a function in the middle of a request when it changes, so errors of the server don't count. */
async function tryRotate(outputs: StackOutputs): Promise<void> {
  const secrets = deployedSecrets({ ...openStage(ROOT, 'local'), outputs });
  const statuses: number[] = [];
  let isOver = false;
  const visitor = async () => {
    while (!isOver) statuses.push((await httpRequest(outputs.ConsumerOrigin, '/api/catches?limit=1')).status);
  };
  const visiting = visitor();
  const rotation = { isLeaked: false, now: new Date(), say: () => undefined };
  await ROTATIONS.edge(secrets, rotation);
  await ROTATIONS.stage(secrets, rotation);
  isOver = true;
  await visiting;
  assert.deepEqual(
    statuses.filter((status) => status !== 200 && status < 500),
    [],
  );
  assert.ok(statuses.filter((status) => status === 200).length > 10, String(statuses.length));
}

async function tryBringBack(region: string, Bucket: string): Promise<void> {
  const s3 = new S3Client({ region });
  const object = { Bucket, Key: 'media/try/640.webp' };
  const places = [object.Key, `withheld/${object.Key}`];
  const bringBack = () => bringBackObject({ s3, name: Bucket }, places, false);
  try {
    await s3.send(new PutObjectCommand({ ...object, Body: 'a photo' }));
    for (let times = 0; times < 2; times++) await s3.send(new DeleteObjectCommand(object));
    assert.deepEqual([await bringBack(), await bringBack()], ['back', 'there']);
    const { Body } = await s3.send(new GetObjectCommand(object));
    assert.equal(await Body?.transformToString(), 'a photo');
    await s3.send(new DeleteObjectCommand(object));
  } finally {
    s3.destroy();
  }
}

async function tryRestore(region: string, source: string): Promise<void> {
  const client = new DynamoDBClient({ region });
  const name = `${source.slice(0, 200)}-try`;
  await restoreTable(client, source, { to: undefined, name, protect: false }, () => undefined);
  try {
    const [mine, made] = await Promise.all(
      [source, name].map(
        async (TableName) => (await client.send(new DescribeTableCommand({ TableName }))).Table,
      ),
    );
    assert.equal(made?.ItemCount, mine?.ItemCount);
    assert.deepEqual(made?.StreamSpecification, mine?.StreamSpecification);
    assert.deepEqual(
      made?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName),
      mine?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName),
    );
    const live = await client.send(new DescribeTimeToLiveCommand({ TableName: name }));
    assert.equal(live.TimeToLiveDescription?.AttributeName, 'expiresAt');
    const { ContinuousBackupsDescription } = await client.send(
      new DescribeContinuousBackupsCommand({ TableName: name }),
    );
    assert.equal(
      ContinuousBackupsDescription?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus,
      'ENABLED',
    );
  } finally {
    await client.send(new DeleteTableCommand({ TableName: name }));
    client.destroy();
  }
}
