import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod/mini';
import { openUserPool, type UserPool, type UserPoolOptions } from '../cognito/index.ts';
import { serve } from './serve.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const GROUPS = ['admin', 'fisherman_manager', 'community_aid_manager'];

type Trigger = (event: object) => object;

export const PASSWORD = 'FreshCatch1';

const tokens = z.object({
  AuthenticationResult: z.object({
    AccessToken: z.string(),
    IdToken: z.string(),
    /** Refreshing returns none. */
    RefreshToken: z._default(z.string(), ''),
  }),
});
type Tokens = z.infer<typeof tokens>['AuthenticationResult'];

const refusal = z.object({ __type: z.string(), message: z.string() });

export const anEmail = () => `creel-${randomUUID()}@example.com`;

/** The stand-in with an empty folder, and a clock that only moves on request. */
export class StandIn {
  /** For calls that need no signature. The SDK makes the others. */
  endpoint = '';
  readonly mails: { to: string; subject: string; text: string; html: string }[] = [];
  /** The events of all trigger calls. */
  readonly events: { name: string; event: object }[] = [];
  /** The triggers' code. A missing trigger returns the event. */
  readonly triggers = new Map<string, Trigger>();
  readonly options: UserPoolOptions;
  readonly #folder: string;
  #pool: UserPool | undefined;
  #time = Date.now();
  #close = async () => {};

  private constructor(folder: string) {
    this.#folder = folder;
    this.options = {
      settings: {
        passwordLength: { min: 6, max: 256 },
        clientAttributes: {
          read: ['email', 'email_verified', 'name'],
          write: ['email', 'name', 'custom:pending'],
        },
        tokenLifetime: { access: HOUR, id: HOUR, refresh: 30 * DAY },
        groups: GROUPS,
      },
      region: 'eu-west-1',
      userPoolId: 'eu-west-1_Conform01',
      clientId: 'conformanceclient000000001',
      stateFile: join(folder, 'pool.json'),
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
      mailCode: async (mail) => void this.mails.push(mail),
      invokeTrigger: async (name, event) => {
        this.events.push({ name, event: structuredClone(event) });
        return this.triggers.get(name)?.(event) ?? event;
      },
      now: () => new Date(this.#time),
    };
  }

  static async open(): Promise<StandIn> {
    const standIn = new StandIn(await mkdtemp(join(tmpdir(), 'creel-cognito-')));
    await standIn.restart();
    const { origin, close } = await serve((request, response) => standIn.pool.handle(request, response));
    standIn.endpoint = `${origin}/_cognito`;
    standIn.#close = close;
    return standIn;
  }

  get pool(): UserPool {
    if (!this.#pool) throw new Error('The pool is not open');
    return this.#pool;
  }

  /** Reopens the pool from its file, as after a restart. */
  async restart(): Promise<void> {
    this.#pool = await openUserPool(this.options);
  }

  /** Moves the pool's clock ahead. */
  advance(milliseconds: number): void {
    this.#time += milliseconds;
  }

  async close(): Promise<void> {
    await this.#close();
    await rm(this.#folder, { recursive: true });
  }

  /** @throws Error with the exception's name and message */
  async call(operation: string, input: object): Promise<object> {
    const response = await fetch(this.endpoint, {
      method: 'POST',
      headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
      body: JSON.stringify({ ClientId: this.options.clientId, ...input }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return Object(answer);
    const { __type: name, message } = refusal.parse(answer);
    throw Object.assign(new Error(message), { name });
  }

  sdk(changes: { region?: string; secretAccessKey?: string } = {}): CognitoIdentityProviderClient {
    const { region = 'eu-west-1', secretAccessKey = 'local' } = changes;
    const credentials = { accessKeyId: 'local', secretAccessKey };
    return new CognitoIdentityProviderClient({
      region,
      endpoint: this.endpoint,
      credentials,
      maxAttempts: 1,
    });
  }

  /** Creates a confirmed user. */
  async user(email = anEmail()): Promise<{ email: string; userId: string }> {
    const made = await this.pool.createUser({ email, password: PASSWORD, name: 'Ada Finn', groups: [] });
    return { email, ...made };
  }

  /** Signs up a user who has not confirmed yet. @returns the address */
  async signUp(email = anEmail(), changes: object = {}): Promise<string> {
    const UserAttributes = [
      { Name: 'email', Value: email },
      { Name: 'name', Value: 'Ada Finn' },
    ];
    const ClientMetadata = { flavour: 'community' };
    const input = { Username: email, Password: PASSWORD, UserAttributes, ClientMetadata, ...changes };
    await this.call('SignUp', input);
    return email;
  }

  async signIn(email: string, password = PASSWORD): Promise<Tokens> {
    const answer = await this.call('InitiateAuth', {
      AuthFlow: 'USER_PASSWORD_AUTH',
      AuthParameters: { USERNAME: email, PASSWORD: password },
    });
    return tokens.parse(answer).AuthenticationResult;
  }

  async refresh(RefreshToken: string): Promise<Tokens> {
    const answer = await this.call('GetTokensFromRefreshToken', { RefreshToken });
    return tokens.parse(answer).AuthenticationResult;
  }

  /** The code of the newest email. */
  lastCode(): string {
    return /\d{6}/.exec(this.mails.at(-1)?.text ?? '')?.[0] ?? 'no code';
  }

  wrongCode(): string {
    return String((Number(this.lastCode()) + 1) % 1_000_000).padStart(6, '0');
  }
}
