/** Stand-in for a Cognito user pool: the operations that an app calls, with Cognito's names and error messages. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { assertPolicy } from './passwords.ts';
import { PendingSignIns } from './pending-sign-ins.ts';
import type { Mail, Pool, TriggerName } from './pool.ts';
import { handleRequest } from './router.ts';
import type { PoolSettings } from './settings.ts';
import { openState } from './state.ts';
import { createTokenSigner } from './tokens.ts';
import { addUser, createUser, findUser } from './users.ts';

export type { PoolSettings };

export interface UserPoolOptions {
  settings: PoolSettings;
  region: string;
  /** In AWS's form: the region, an underscore, and the pool's name. */
  userPoolId: string;
  clientId: string;
  /** The file of users, sessions and signing keys. Every change is stored before the response. */
  stateFile: string;
  /** Delivers emails with codes. */
  mailCode(mail: Mail): Promise<void>;
  /**
   * Runs a Lambda trigger and returns its event; a missing trigger returns the event unchanged. An error of the trigger
   * refuses the call.
   */
  invokeTrigger(name: TriggerName, event: object): Promise<object>;
  /** The credentials that sign administrators' requests. */
  credentials: { accessKeyId: string; secretAccessKey: string };
  now(): Date;
}

interface NewUser {
  /** A new id by default. */
  id?: string;
  email: string;
  password: string;
  name: string;
  groups: readonly string[];
  /** Attributes besides the name and the address. */
  attributes?: Readonly<Record<string, string>>;
  /** Whether the password must be replaced at the first sign-in, like an invited person's. */
  isTemporary?: boolean;
}

export interface UserPool {
  /** Serves the API (POST with X-Amz-Target) at whatever path it is mounted. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /**
   * Returns the claims of a token that the gateway's JWT authorizer would accept, and rejects otherwise. Like the
   * authorizer, it doesn't notice ended sessions.
   */
  verify(token: string): Promise<Record<string, unknown>>;
  /** Creates a user with a verified address. An existing user with this address stays unchanged. */
  createUser(input: NewUser): Promise<{ userId: string }>;
}

/** Opens the pool of the state file, or creates one. @throws Error if the file belongs to another pool or is damaged */
export async function openUserPool(options: UserPoolOptions): Promise<UserPool> {
  const { region, credentials, userPoolId, clientId } = options;
  const now = () => options.now().getTime();
  const state = await openState(options.stateFile, userPoolId, now);
  const issuer = `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`;
  const pool: Pool = {
    ...options.settings,
    region,
    credentials,
    userPoolId,
    clientId,
    name: userPoolId.slice(region.length + 1),
    state,
    signer: createTokenSigner({ issuer, clientId, keys: state.signingKeys, now }),
    pendingSignIns: new PendingSignIns(now),
    now,
    sendMail: (mail) => options.mailCode(mail),
    invokeTrigger: (trigger, event) => options.invokeTrigger(trigger, event),
  };
  return {
    handle: (request, response) => handleRequest(pool, request, response),
    verify: (token) => pool.signer.verify(token),
    createUser: (input) => addConfirmedUser(pool, input),
  };
}

async function addConfirmedUser(
  pool: Pool,
  { id, email, password, name, groups, attributes: others = {}, isTemporary = false }: NewUser,
): Promise<{ userId: string }> {
  const existing = findUser(pool, email);
  if (existing) return { userId: existing.id };
  assertPolicy(pool, password);
  const attributes = { ...others, email, email_verified: 'true', name };
  const status = isTemporary ? 'FORCE_CHANGE_PASSWORD' : 'CONFIRMED';
  const user = createUser(pool, { attributes, password, status, ...(id !== undefined && { id }) });
  user.groups = [...groups];
  addUser(pool, user);
  await pool.state.save(user);
  return { userId: user.id };
}
