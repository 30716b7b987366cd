/** A table that goes through the same changes as another one, on which a test can run functions repeatedly. */
import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Job } from '#lambdas/jobs/define-job.ts';
import { Change } from '#lambdas/table/change.ts';
import type { Key } from '#lambdas/table/index.ts';
import { QUEUE_NAMES, QUEUES, type QueueName } from '#shared/deployment/queues.ts';
import { FAULTS, type FaultProxy, startFaultProxy, type WireRequest } from '#tests/support/cloud/faults.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { type LoneBucket, startLoneBucket } from '#tests/support/cloud/lone-bucket.ts';
import type { LoneTable } from '#tests/support/cloud/lone-table.ts';
import type { Received } from '#tests/support/webhooks.ts';
import { netChanges, withoutIds } from './net-changes.ts';

const SERVICES = ['dynamoDb', 'sqs', 'ses', 's3', 'cognito'] as const;
type Service = (typeof SERVICES)[number];
export type Called = WireRequest & { service: Service };
export interface Failure {
  fault: keyof (typeof FAULTS)['dynamoDb'];
  /** The number of the client's attempts that fail. */
  times: number;
}

/** The effects of a run. */
export interface Left {
  /** Items of the table, and files of the bucket. */
  items: string[];
  jobs: Job[];
  mails: string[];
  /** The ids and types of events that arrived at a webhook. */
  told: string[];
}

interface SentEntry {
  MessageBody: string;
  DelaySeconds?: number;
}

type Stored = Key & Record<string, unknown>;

export class ReplayedHistory {
  readonly #table: LoneTable;
  readonly #cloud: LocalCloud;
  readonly #bucket: LoneBucket;
  readonly #proxies: Readonly<Record<Service, FaultProxy>>;
  /** The requests to a receiver of webhooks so far. */
  received: readonly Received[] = [];
  #jobs: Job[] = [];
  #noted = new Map<string, readonly [Key, Stored | undefined]>();

  private constructor(
    table: LoneTable,
    cloud: LocalCloud,
    bucket: LoneBucket,
    proxies: Record<Service, FaultProxy>,
  ) {
    this.#table = table;
    this.#cloud = cloud;
    this.#bucket = bucket;
    this.#proxies = proxies;
  }

  /** Lets the code in this process use the table with its queues, a bucket, and proxies for the rest of the cloud. */
  static async start(table: LoneTable, cloud: LocalCloud, maxAttempts: number): Promise<ReplayedHistory> {
    const { AWS_ENDPOINT_URL_DYNAMODB: dynamoDb = '', AWS_ENDPOINT_URL_SQS: sqs = '' } = process.env;
    const {
      AWS_ENDPOINT_URL_SES: ses = '',
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito = '',
      ...others
    } = cloud.awsEnvironment;
    const bucket = await startLoneBucket(others);
    const targets = { dynamoDb, sqs, ses, s3: bucket.endpoint, cognito };
    const started = SERVICES.map(async (service) => {
      const proxy = await startFaultProxy();
      proxy.target = targets[service];
      return [service, proxy] as const;
    });
    const proxies = Object.fromEntries(await Promise.all(started)) as Record<Service, FaultProxy>;
    const addressOf = (service: Service) =>
      proxies[service].origin + new URL(targets[service]).pathname.replace(/\/$/, '');
    const queues = QUEUE_NAMES.map((name) => [QUEUES[name].address, `${addressOf('sqs')}/${name}`]);
    Object.assign(process.env, {
      ...Object.fromEntries(queues),
      AWS_ACCESS_KEY_ID: others.AWS_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY: others.AWS_SECRET_ACCESS_KEY,
      AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: addressOf('cognito'),
      AWS_ENDPOINT_URL_S3: addressOf('s3'),
      AWS_ENDPOINT_URL_DYNAMODB: addressOf('dynamoDb'),
      AWS_ENDPOINT_URL_SQS: addressOf('sqs'),
      AWS_ENDPOINT_URL_SES: addressOf('ses'),
      AWS_MAX_ATTEMPTS: String(maxAttempts),
      PHOTO_BUCKET: cloud.photoBucket,
      USER_POOL_ID: cloud.config.userPoolId,
      SIGN_UP_PROOF: 'optional',
      CONSUMER_ORIGIN: cloud.origin(),
      COMMUNITY_ORIGIN: cloud.origin('community'),
      CONSUMER_SENDER: 'no-reply@creel.example',
      COMMUNITY_SENDER: 'no-reply@community.creel.example',
      CONSUMER_MAILBOX: 'hello@creel.example',
      COMMUNITY_MAILBOX: 'community@creel.example',
    });
    return new ReplayedHistory(table, cloud, bucket, proxies);
  }

  /** Makes all later runs find this file. */
  putFile(key: string, body: Buffer): void {
    this.#bucket.put(key, body);
  }

  /** Makes the next run find this item, or none if it is undefined. */
  note(key: Key, item: Stored | undefined): void {
    this.#noted.set(`${key.pk} ${key.sk}`, [key, item]);
  }

  /** Undoes the writes of a run, so that the next one starts from the same state. */
  async #undo(records: readonly DynamoDBRecord[]): Promise<void> {
    const first = new Map<string, [Key, Stored | undefined]>();
    for (const { key, before } of records.map((record) => new Change(record)).toReversed())
      first.set(`${key.pk} ${key.sk}`, [key, before]);
    await this.#write([...first.values()]);
    await this.#table.changes();
  }

  async #write(items: readonly (readonly [Key, Stored | undefined])[]): Promise<void> {
    const { client, name } = this.#table;
    for (let at = 0; at < items.length; at += 25) {
      const requests = items
        .slice(at, at + 25)
        .map(([{ pk, sk }, item]) =>
          item ? { PutRequest: { Item: item } } : { DeleteRequest: { Key: { pk, sk } } },
        );
      await client.send(new BatchWriteCommand({ RequestItems: { [name]: requests } }));
    }
  }

  /** Records a run's calls and effects, then undoes it. */
  async watch(run: () => Promise<void>): Promise<{ left: Left; calls: Called[] }> {
    await this.#write([...this.#noted.values()]);
    this.#noted.clear();
    await this.#table.changes();
    const calls: Called[] = [];
    for (const service of SERVICES) {
      this.#proxies[service].fail((wire) => {
        calls.push({ ...wire, service });
        return false;
      }, FAULTS.dynamoDb.failed);
    }
    return { left: await this.#leftBy(run), calls };
  }

  /**
   * Runs with this call failing, repeats until it is done, and returns the effects. @returns undefined if the run did
   * not make the call
   */
  async fail(
    { service, ...call }: Called,
    { fault, times }: Failure,
    run: () => Promise<void>,
  ): Promise<Left | undefined> {
    // The first similar call, since the other reads of a run depend on the caches of the functions.
    let chosen: string | undefined;
    const isChosen = (wire: WireRequest) => {
      if (likeOf(wire) !== likeOf(call)) return false;
      const sent = wire.path + wire.body;
      chosen ??= sent;
      return sent === chosen;
    };
    const faults = FAULTS;
    const met = this.#proxies[service].fail(isChosen, faults[service][fault], times);
    const left = await this.#leftBy(run);
    return met() > 0 ? left : undefined;
  }

  async #leftBy(run: () => Promise<void>): Promise<Left> {
    const receivedBefore = this.received.length;
    const mailsBefore = new Set(this.#cloud.mails().map(({ id }) => id));
    this.#jobs = [];
    this.#noteQueued();
    await run();
    for (const service of SERVICES) this.#proxies[service].lift();
    const records = await this.#table.changes();
    const mails = this.#cloud.mails().filter(({ id }) => !mailsBefore.has(id));
    const left = {
      items: [
        ...netChanges(records, () => false).map(withoutTries),
        ...this.#bucket.takeBack().map(withoutIds).sort(),
      ],
      jobs: this.#jobs,
      mails: mails.map(({ to, subject }) => withoutIds(`${to}: ${subject}`)).sort(),
      told: [...new Set(this.received.slice(receivedBefore).map(({ id, type }) => `${type} ${id}`))].sort(),
    };
    await this.#undo(records);
    return left;
  }

  #noteQueued(): void {
    this.#proxies.sqs.fail((wire) => this.#noteJobs(wire), FAULTS.sqs.failed);
  }

  #noteJobs({ operation, body }: WireRequest): false {
    if (operation !== 'SendMessageBatch') return false;
    const { Entries, QueueUrl }: { Entries: SentEntry[]; QueueUrl: string } = JSON.parse(body);
    const name = QUEUE_NAMES.find((each) => QueueUrl.endsWith(`/${each}`));
    if (name)
      this.#jobs.push(
        ...Entries.map(({ MessageBody, DelaySeconds: delaySeconds = 0 }) => ({
          ...JSON.parse(MessageBody),
          queue: name,
          delaySeconds,
        })),
      );
    return false;
  }

  /** Returns the jobs without a delay that a run has put into this queue so far, and forgets them. */
  takeJobs(queue: QueueName): Job[] {
    const isTaken = (job: Job) => job.queue === queue && job.delaySeconds === 0;
    const taken = this.#jobs.filter(isTaken);
    this.#jobs = this.#jobs.filter((job) => !isTaken(job));
    return taken;
  }

  /** Ends the failures. */
  lift(): void {
    for (const service of SERVICES) this.#proxies[service].lift();
    this.#noteQueued();
  }

  async stop(): Promise<void> {
    await Promise.all(Object.values(this.#proxies).map((proxy) => proxy.close()));
    await this.#bucket[Symbol.asyncDispose]();
  }
}

/** Identifies a call across runs. Requests to SES and S3 name no operation, and emails have random names. */
const likeOf = ({ method, path, operation, body }: WireRequest) =>
  withoutIds(operation ? `${operation} ${body}` : `${method} ${path}`);

/** The number of deliveries of a message, and of writes of a contribution or a card, is not part of the result. */
const withoutTries = (line: string) =>
  line.replace(/("(?:receives|revision)":)(?:\d+|"by \d+")/g, '$1"<number>"');
