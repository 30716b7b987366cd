/**
 * State that survives a restart: users, their sessions, and the keys that sign tokens. The file's first line is the
 * state at the start, and each further line is a later change. Writing the whole state at each sign-in would take
 * longer with every user.
 */
import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { createSigningKeys } from './tokens.ts';

const code = z.object({ value: z.string(), expiresAt: z.number() });

const secondFactor = z.object({
  isOn: z.boolean(),
  /** The secret of the app that has shown a right code. */
  secret: z.optional(z.string()),
  /** The secret of an app that has not shown one yet. */
  newSecret: z.optional(z.string()),
  /** The latest 30-second step whose code was used. */
  usedStep: z.optional(z.number()),
});

const userSchema = z.object({
  id: z.string(),
  attributes: z.record(z.string(), z.string()),
  status: z.enum(['UNCONFIRMED', 'CONFIRMED', 'FORCE_CHANGE_PASSWORD']),
  groups: z.array(z.string()),
  salt: z.string(),
  verifier: z.string(),
  codes: z.object({ signUp: z.optional(code), reset: z.optional(code), newEmail: z.optional(code) }),
  secondFactor: z._default(secondFactor, () => ({ isOn: false })),
  /** A new address whose code has not been entered yet. */
  newEmail: z.optional(z.string()),
  createdAt: z.number(),
  modifiedAt: z.number(),
});
export type User = z.infer<typeof userSchema>;

/** One sign-in. All its tokens, refreshed ones included, carry its id as `origin_jti`. */
const sessionSchema = z.object({
  id: z.string(),
  userId: z.string(),
  /** SHA-256 of the refresh token, hexadecimal. */
  tokenHash: z.string(),
  startedAt: z.number(),
  expiresAt: z.number(),
  revoked: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

const privateKey = z.record(z.string(), z.string());

const fileSchema = z.object({
  version: z.literal(1),
  userPoolId: z.string(),
  signingKeys: z.object({ id: privateKey, access: privateKey }),
  users: z.array(userSchema),
  sessions: z.array(sessionSchema),
});
type File = z.infer<typeof fileSchema>;

const changeSchema = z.union([
  z.object({ user: userSchema }),
  z.object({ session: sessionSchema }),
  z.object({ gone: z.string() }),
]);
type StateChange = z.infer<typeof changeSchema>;

export interface State {
  readonly signingKeys: File['signingKeys'];
  readonly users: Map<string, User>;
  readonly sessions: Map<string, Session>;
  /**
   * Resolves once the current state of these is on disk: changed, new, or no longer among the users. A removed user's
   * sessions are removed too.
   */
  save(...changed: readonly (User | Session)[]): Promise<void>;
}

/**
 * Reads the file, or creates a new pool if it is missing. `now` returns milliseconds.
 * @throws Error if the file is not a state file of this pool: passwords are bound to the pool's id and would all be
 * wrong
 */
export async function openState(path: string, userPoolId: string, now: () => number): Promise<State> {
  await mkdir(dirname(path), { recursive: true });
  const { file, changes } = (await readState(path)) ?? { file: await createState(userPoolId), changes: [] };
  if (file.userPoolId !== userPoolId) {
    throw new Error(`${path} belongs to the user pool ${file.userPoolId}, not to ${userPoolId}`);
  }
  const users = new Map(file.users.map((user) => [user.id, user]));
  const sessions = new Map(file.sessions.map((session) => [session.id, session]));
  const held = { users, sessions };
  for (const change of changes) apply(change, held);
  for (const { id, expiresAt } of sessions.values()) if (expiresAt <= now()) sessions.delete(id);

  const whole: File = { ...file, users: [...users.values()], sessions: [...sessions.values()] };
  // A rename replaces the file atomically, so that a kill leaves the old state complete.
  await writeFile(`${path}.tmp`, toLine(whole), { mode: 0o600 });
  await rename(`${path}.tmp`, path);

  let writing: Promise<void> = Promise.resolve();
  return {
    signingKeys: file.signingKeys,
    users,
    sessions,
    save(...changed) {
      const lines = changed.map((one) => toLine(changeOf(one, held))).join('');
      writing = writing.catch(() => undefined).then(() => appendFile(path, lines));
      return writing;
    },
  };
}

type Held = Pick<State, 'users' | 'sessions'>;

const toLine = (content: File | StateChange) => `${JSON.stringify(content)}\n`;

function changeOf({ id }: User | Session, { users, sessions }: Held): StateChange {
  const user = users.get(id);
  const session = sessions.get(id);
  if (user) return { user };
  return session ? { session } : { gone: id };
}

function apply(change: StateChange, held: Held): void {
  if ('user' in change) held.users.set(change.user.id, change.user);
  else if ('session' in change) held.sessions.set(change.session.id, change.session);
  else removeFrom(held, change.gone);
}

/** Removes a user and their sessions. */
export function removeFrom({ users, sessions }: Held, userId: string): void {
  users.delete(userId);
  for (const session of sessions.values()) if (session.userId === userId) sessions.delete(session.id);
}

async function createState(userPoolId: string): Promise<File> {
  return { version: 1, userPoolId, signingKeys: await createSigningKeys(), users: [], sessions: [] };
}

async function readState(path: string): Promise<{ file: File; changes: StateChange[] } | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const [first = '', ...others] = text.split('\n');
  // A line that was cut short by a kill has no line break.
  const whole = others.slice(0, -1);
  try {
    return {
      file: fileSchema.parse(JSON.parse(first)),
      changes: whole.map((line) => changeSchema.parse(JSON.parse(line))),
    };
  } catch (cause) {
    throw new Error(`${path} is not a user pool's state; remove it to start with an empty pool`, { cause });
  }
}
