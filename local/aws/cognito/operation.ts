import * as z from 'zod/mini';
import { CognitoError, invalidParameter } from './errors.ts';
import type { Pool } from './pool.ts';
import { userOfAccessToken } from './sessions.ts';
import type { User } from './state.ts';

/** One call of the API. `body` is the caller's request body, unchecked. */
export interface Operation {
  /** Whether AWS requires a caller with credentials and a signature. */
  readonly signed: boolean;
  run(pool: Pool, body: unknown): Promise<object>;
}

export type Operations = Readonly<Record<string, Operation>>;

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Input<S extends Shape> = z.output<z.ZodMiniObject<S>>;

const ofClient = z.object({ ClientId: z.string() });
const ofUser = z.object({ AccessToken: z.string() });
const ofPool = z.object({ UserPoolId: z.string() });

type Run<S extends Shape> = (pool: Pool, input: Input<S>) => Promise<object>;

/** Called by the app for a person who is not signed in. */
export function clientOperation<S extends Shape>(shape: S, run: Run<S>): Operation {
  return operation(false, shape, run, (pool, body) => {
    requireClient(pool, parse(ofClient, body).ClientId);
  });
}

export function requireClient({ clientId }: Pool, id: string): void {
  if (id !== clientId)
    throw new CognitoError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
}

/** Called by the app with an access token. */
export function userOperation<S extends Shape>(
  shape: S,
  run: (pool: Pool, user: User, input: Input<S>) => Promise<object>,
): Operation {
  const schema = z.object(shape);
  return {
    signed: false,
    run: async (pool, body) => {
      const input = parse(schema, body);
      return run(pool, await userOfAccessToken(pool, parse(ofUser, body).AccessToken), input);
    },
  };
}

/** Called by a server with AWS credentials. */
export function adminOperation<S extends Shape>(shape: S, run: Run<S>): Operation {
  return operation(true, shape, run, (pool, body) => {
    const { UserPoolId: id } = parse(ofPool, body);
    if (id !== pool.userPoolId) {
      throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`);
    }
  });
}

function operation<S extends Shape>(
  signed: boolean,
  shape: S,
  run: Run<S>,
  checkTarget: (pool: Pool, body: unknown) => void,
): Operation {
  const schema = z.object(shape);
  return {
    signed,
    run: async (pool, body) => {
      const input = parse(schema, body);
      checkTarget(pool, body);
      return run(pool, input);
    },
  };
}

export const username = z.string().check(z.minLength(1), z.maxLength(128));
export const clientMetadata = z.optional(z.record(z.string(), z.string()));

function parse<T>(schema: z.ZodMiniType<T>, body: unknown): T {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  throw invalidParameter(z.prettifyError(result.error));
}
