/** Creel's local stand-in for a Cognito user pool: as strict as Cognito, in the same names and words. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PENDING_ATTRIBUTE } from '#shared/accounts/pending.ts';
import { requireGroup } from './admin-groups.ts';
import { AttemptLimit, Lockout } from './attempts.ts';
import { ExpiringMap } from './expiring-map.ts';
import { assertPolicy } from './passwords.ts';
import type { Mail, Pool, TriggerName } from './pool.ts';
import { handleRequest } from './router.ts';
import { CHALLENGE_LIFETIME, CODE_GUESSES, CODE_REQUESTS, PASSWORD_CHANGE_GUESSES } from './settings.ts';
import { openState } from './state.ts';
import { createTokenSigner } from './tokens.ts';
import { addUser, createUser, findUser } from './users.ts';

export interface UserPoolOptions {
  region: string;
  /** As AWS forms it: the region, an underscore, the pool's name. */
  userPoolId: string;
  clientId: string;
  /** Where users, sessions and signing keys are kept; every change is there before it is answered. */
  stateFile: string;
  /** Delivers verification, reset and invitation mails. */
  mailCode(mail: Mail): Promise<void>;
  /** Runs a Lambda trigger and gives the event it returned; a missing trigger gives the event back. What it throws refuses the call. */
  invokeTrigger(name: TriggerName, event: object): Promise<object>;
  /** When given, administrators' requests must be signed with this key; otherwise with any. */
  credentials?: { accessKeyId: string; secretAccessKey: string };
  now?: () => Date;
  /** Told of faults of the stand-in itself; they go to stderr by default. */
  onFault?: (error: unknown) => void;
}

export interface UserPool {
  /** Serves the API (POST with X-Amz-Target) and `<poolId>/.well-known/jwks.json` below whatever path it is mounted at. */
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  readonly issuer: string;
  /** The claims of a token that the gateway's JWT authorizer would let in; rejects otherwise. Ended sessions are not noticed, as there. */
  verify(token: string): Promise<Record<string, unknown>>;
  /** A confirmed user for demo data. Somebody who already has the address stays untouched, whatever became of them since. */
  createUser(input: {
    email: string;
    password: string;
    name: string;
    groups: readonly string[];
    /** What the sign-up form would have left, packed, for a first profile. */
    pending?: string;
  }): Promise<{ userId: string }>;
}

/** Opens the pool kept in the state file, or a new one. Throws when the file belongs to another pool or is damaged. */
export async function openUserPool(options: UserPoolOptions): Promise<UserPool> {
  const pool = await openPool(options);
  const routing = {
    region: options.region,
    credentials: options.credentials,
    onFault: options.onFault ?? writeFault,
  };
  return {
    issuer: pool.signer.issuer,
    handle: (request, response) => handleRequest(pool, routing, request, response),
    verify: (token) => pool.signer.verify(token),
    createUser: (input) => createDemoUser(pool, input),
  };
}

async function openPool(options: UserPoolOptions): Promise<Pool> {
  const { region, userPoolId, clientId } = options;
  const [poolRegion, name] = userPoolId.split('_');
  if (poolRegion !== region || !name) throw new TypeError(`${userPoolId} is not a user pool of ${region}`);
  const clock = options.now ?? (() => new Date());
  const now = () => clock().getTime();
  const state = await openState(options.stateFile, userPoolId, now);
  return {
    region,
    userPoolId,
    clientId,
    name,
    state,
    signer: await createTokenSigner({
      issuer: `https://cognito-idp.${region}.amazonaws.com/${userPoolId}`,
      clientId,
      keys: state.signingKeys,
      now,
    }),
    lockout: new Lockout(now),
    codeRequests: new AttemptLimit(CODE_REQUESTS, now),
    codeGuesses: new AttemptLimit(CODE_GUESSES, now),
    passwordChangeGuesses: new AttemptLimit(PASSWORD_CHANGE_GUESSES, now),
    pendingSignIns: new ExpiringMap(CHALLENGE_LIFETIME, now),
    now,
    sendMail: (mail) => options.mailCode(mail),
    // A trigger that throws at once must not differ from one that rejects.
    invokeTrigger: async (trigger, event) => options.invokeTrigger(trigger, event),
  };
}

async function createDemoUser(
  pool: Pool,
  { email, password, name, groups, pending }: Parameters<UserPool['createUser']>[0],
): Promise<{ userId: string }> {
  const existing = findUser(pool, email);
  if (existing) return { userId: existing.id };
  assertPolicy(password);
  const attributes = {
    email,
    email_verified: 'true',
    name,
    ...(pending !== undefined && { [`custom:${PENDING_ATTRIBUTE}`]: pending }),
  };
  const user = createUser(pool, { attributes, password, status: 'CONFIRMED' });
  user.groups = groups.map(requireGroup);
  addUser(pool, user);
  await pool.state.save();
  return { userId: user.id };
}

function writeFault(error: unknown): void {
  process.stderr.write(
    `Fault in the user pool: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  );
}
