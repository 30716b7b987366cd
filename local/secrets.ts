import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as z from 'zod/mini';
import { makePushKeys } from './push-keys.ts';

const secrets = z.object({
  stageSecret: z.string(),
  edgeA: z.string(),
  edgeB: z.string(),
  edgeSends: z.enum(['edgeA', 'edgeB']),
  pushKeys: z.string(),
  credentials: z.object({ accessKeyId: z.string(), secretAccessKey: z.string() }),
  userPoolName: z.string(),
  userPoolClientId: z.string(),
});
export type Secrets = z.infer<typeof secrets>;

/**
 * The secrets that AWS would make for a deployment, made at the first start and stored so that only this user can read
 * them.
 */
export function openSecrets(file: string): Secrets {
  const kept = readSecrets(file);
  const whole = secrets.safeParse(kept);
  if (whole.success) return whole.data;
  // Another version may have had other secrets.
  const completed = secrets.parse({ ...makeSecrets(), ...kept });
  writeSecrets(file, completed);
  return completed;
}

function readSecrets(file: string): object {
  try {
    return z.partial(secrets).parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new Error(`${file} is damaged. Remove the folder it is in to start anew.`, { cause: error });
  }
}

const newSecret = () => randomBytes(32).toString('base64url');

function makeSecrets(): Secrets {
  return {
    stageSecret: newSecret(),
    edgeA: newSecret(),
    edgeB: newSecret(),
    edgeSends: 'edgeA',
    pushKeys: JSON.stringify([makePushKeys()]),
    credentials: {
      accessKeyId: `LOCAL${randomBytes(8).toString('hex').toUpperCase().slice(0, 15)}`,
      secretAccessKey: randomBytes(30).toString('base64url'),
    },
    userPoolName: randomBytes(5).toString('hex').slice(0, 9),
    userPoolClientId: randomBytes(13).toString('hex'),
  };
}

export function writeSecrets(file: string, all: Secrets): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.tmp`, JSON.stringify(all, undefined, 2), { mode: 0o600 });
  renameSync(`${file}.tmp`, file);
}
