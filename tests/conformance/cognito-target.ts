/** What the cases run against: the stand-in by default, or a deployed pool (see the top of cognito.test.ts). */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { openUserPool, type UserPool, type UserPoolOptions } from '#local/cognito/index.ts';

export interface Target {
  region: string;
  userPoolId: string;
  clientId: string;
  /** Undefined for AWS itself. */
  endpoint: string | undefined;
  sdk: CognitoIdentityProviderClient;
  close(): Promise<void>;
}

export interface StandIn extends Target {
  endpoint: string;
  pool: UserPool;
  stateFile: string;
  mails: { to: string; subject: string; text: string; html: string }[];
  /** Every event a trigger was called with. */
  events: { name: string; event: object }[];
  /** What each trigger does; one without a handler gives the event back. */
  triggers: Partial<Record<string, (event: object) => object | Promise<object>>>;
  /** Moves the pool's clock on. */
  advance(milliseconds: number): void;
  /** Opens the pool anew from its file, as after a restart. */
  restart(): Promise<void>;
}

const { env } = process;
export const DEPLOYED = env.CREEL_COGNITO_ENDPOINT !== undefined || env.CREEL_CONFORMANCE_AWS === '1';

export async function openTarget(): Promise<Target> {
  return DEPLOYED ? deployedPool() : openStandIn();
}

function deployedPool(): Target {
  const userPoolId = required('CREEL_COGNITO_USER_POOL_ID');
  const [region = ''] = userPoolId.split('_');
  const endpoint = env.CREEL_COGNITO_ENDPOINT;
  const sdk = new CognitoIdentityProviderClient({ region, ...(endpoint !== undefined && { endpoint }) });
  const close = async () => sdk.destroy();
  return { region, userPoolId, clientId: required('CREEL_COGNITO_CLIENT_ID'), endpoint, sdk, close };
}

function required(name: string): string {
  const value = env[name];
  if (!value) throw new Error(`Set ${name} to run against a deployed pool`);
  return value;
}

/** A stand-in of its own, with an empty folder and a clock that only moves when told to. */
export async function openStandIn(overrides: Partial<UserPoolOptions> = {}): Promise<StandIn> {
  const folder = await mkdtemp(join(tmpdir(), 'creel-cognito-'));
  const mails: StandIn['mails'] = [];
  const events: StandIn['events'] = [];
  const triggers: StandIn['triggers'] = {};
  let time = Date.now();
  const options: UserPoolOptions = {
    region: 'eu-west-1',
    userPoolId: 'eu-west-1_Conform01',
    clientId: 'conformanceclient000000001',
    stateFile: join(folder, 'pool.json'),
    mailCode: async (mail) => void mails.push(mail),
    invokeTrigger: async (name, event) => {
      events.push({ name, event: structuredClone(event) });
      return (await triggers[name]?.(event)) ?? event;
    },
    now: () => new Date(time),
    ...overrides,
  };
  let pool = await openUserPool(options);
  const server = createServer((request, response) => void pool.handle(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}/_cognito`;
  const sdk = new CognitoIdentityProviderClient({
    region: options.region,
    endpoint,
    maxAttempts: 1,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  return {
    region: options.region,
    userPoolId: options.userPoolId,
    clientId: options.clientId,
    stateFile: options.stateFile,
    endpoint,
    sdk,
    mails,
    events,
    triggers,
    get pool() {
      return pool;
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
    restart: async () => {
      pool = await openUserPool(options);
    },
    close: async () => {
      sdk.destroy();
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      await rm(folder, { recursive: true });
    },
  };
}

export interface Account {
  email: string;
  password: string;
  userId: string;
}

export const anEmail = () => `creel-${randomUUID()}@example.com`;

/** A confirmed user, made as an administrator makes one. */
export async function aUser({ sdk, userPoolId }: Target, overrides: Partial<Account> = {}): Promise<Account> {
  const { email, password } = { email: anEmail(), password: 'FreshCatch1', ...overrides };
  const { User } = await sdk.send(
    new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'name', Value: 'Ada Finn' },
      ],
    }),
  );
  await sdk.send(
    new AdminSetUserPasswordCommand({
      UserPoolId: userPoolId,
      Username: email,
      Password: password,
      Permanent: true,
    }),
  );
  return { email, password, userId: User?.Username ?? '' };
}
