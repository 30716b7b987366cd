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
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';
import { openUserPool, type UserPool, type UserPoolOptions } from '#local/cognito/index.ts';
import { signIn, type Tokens } from './cognito-srp-client.ts';

export interface Target {
  region: string;
  userPoolId: string;
  clientId: string;
  /** Undefined for AWS itself. */
  endpoint: string | undefined;
  sdk: CognitoIdentityProviderClient;
  close(): Promise<void>;
}

type Trigger = (event: object) => object | Promise<object>;

export interface StandIn extends Target {
  endpoint: string;
  pool: UserPool;
  stateFile: string;
  mails: { to: string; subject: string; text: string; html: string }[];
  /** Every event a trigger was called with. */
  events: { name: string; event: object }[];
  /** What each trigger does; one that is not set gives the event back. */
  triggers: Map<string, Trigger>;
  /** Forgets mails, events and triggers, not users. */
  forget(): void;
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
  const triggers = new Map<string, Trigger>();
  let time = Date.now();
  const options: UserPoolOptions = {
    region: 'eu-west-1',
    userPoolId: 'eu-west-1_Conform01',
    clientId: 'conformanceclient000000001',
    stateFile: join(folder, 'pool.json'),
    mailCode: async (mail) => void mails.push(mail),
    invokeTrigger: async (name, event) => {
      events.push({ name, event: structuredClone(event) });
      return (await triggers.get(name)?.(event)) ?? event;
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
    forget: () => {
      mails.length = 0;
      events.length = 0;
      triggers.clear();
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

/** A confirmed user, made as demo users are, or on a deployed pool as an administrator makes one. */
export async function aUser(target: Target | StandIn, overrides: Partial<Account> = {}): Promise<Account> {
  const { sdk, userPoolId } = target;
  const { email, password } = { email: anEmail(), password: 'FreshCatch1', ...overrides };
  if ('pool' in target) {
    const { userId } = await target.pool.createUser({ email, password, name: 'Ada Finn', groups: [] });
    return { email, password, userId };
  }
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

export async function aSignedInUser(target: Target): Promise<Account & Tokens> {
  const account = await aUser(target);
  return { ...account, ...(await signIn(target, account.email, account.password)) };
}

/** Somebody who signed up with `FreshCatch1` and has not confirmed yet. Gives the address. */
export async function aSignUp({ sdk, clientId }: Target, email = anEmail()): Promise<string> {
  await sdk.send(
    new SignUpCommand({
      ClientId: clientId,
      Username: email,
      Password: 'FreshCatch1',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'name', Value: 'Ada Finn' },
      ],
      ClientMetadata: { flavour: 'community' },
    }),
  );
  return email;
}

export const codeIn = (mail: { text: string } | undefined) =>
  /\d{6}/.exec(mail?.text ?? '')?.[0] ?? 'no code';

const keySet = z.object({ keys: z.array(z.record(z.string(), z.string())) });

/** The public keys where a verifier looks for them. */
export async function publishedKeys({ endpoint, userPoolId }: StandIn): Promise<Record<string, string>[]> {
  const answer = await fetch(`${endpoint}/${userPoolId}/.well-known/jwks.json`);
  return keySet.parse(await answer.json()).keys;
}
