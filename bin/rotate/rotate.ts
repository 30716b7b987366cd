/** Changes a secret of a site while people use it. Nothing that is signed or sent meanwhile is refused. */
import { randomBytes } from 'node:crypto';
import { makePushKeys } from '#local/push-keys.ts';
import { readPushKeys } from '#shared/deployment/push-keys.ts';
import { readStageSecrets, writeStageSecrets } from '#shared/deployment/stage-secrets.ts';
import { DAY } from '#shared/limits.ts';

export type SecretName = 'stage' | 'edgeA' | 'edgeB' | 'pushKeys';
export type EdgeSecretName = Extract<SecretName, `edge${string}`>;

/** Where a site has its secrets. */
export interface SiteSecrets {
  /** @throws Error of one sentence when functions could not take up a secret now */
  begin(): Promise<void>;
  read(name: SecretName): Promise<string>;
  write(name: SecretName, value: string): Promise<void>;
  /** Resolves when each function that is called from now on uses what is stored. */
  takeUp(): Promise<void>;
  /** Which of its two secrets the edge sends. */
  sent(): Promise<EdgeSecretName>;
  /** Resolves when the edge sends that one, and no request with the other is under way. */
  send(name: EdgeSecretName): Promise<void>;
  /** Gives browsers the newest public key. */
  publishPushKey(): Promise<void>;
}

/** How long the secret before is accepted, unless it leaked: links in emails and webhooks live that long. */
const FORMER_ACCEPTED_MS = 365 * DAY;
/** The former secrets that are kept. */
const MOST_FORMER = 2;
/** Browsers that have not been back since a change still use the pair before. */
const PUSH_PAIRS = 2;

export interface Rotation {
  /** Whether the former one ends at once. */
  isLeaked: boolean;
  now: Date;
  say(line: string): void;
}

export const ROTATIONS = { stage: rotateStage, edge: rotateEdge, push: rotatePush };

const newSecret = () => randomBytes(32).toString('hex');

/** All functions accept the new secret before the first one signs with it. */
async function rotateStage(secrets: SiteSecrets, { isLeaked, now, say }: Rotation): Promise<void> {
  const [inUse, ...others] = readStageSecrets(await secrets.read('stage'));
  // One without an end is left from a change that was interrupted.
  const former = others.filter(({ until = '' }) => until > now.toISOString());
  const made = { value: newSecret() };
  await secrets.write('stage', writeStageSecrets([inUse, made, ...former]));
  await secrets.takeUp();
  say('Functions accept the new secret beside the one in use.');
  const until = new Date(now.getTime() + FORMER_ACCEPTED_MS).toISOString();
  const kept = isLeaked ? [] : [{ value: inUse.value, until }, ...former].slice(0, MOST_FORMER);
  await secrets.write('stage', writeStageSecrets([made, ...kept]));
  await secrets.takeUp();
  say(
    isLeaked
      ? 'Functions sign with the new secret and refuse all that was signed before.'
      : `Functions sign with the new secret, and accept the one before until ${until.slice(0, 10)}.`,
  );
}

/**
 * The API accepts both secrets of the edge: the one that is not sent is changed, then sent, and so is the other. In the
 * end neither has its former value, and the edge sends the one that a deployment makes it send.
 */
async function rotateEdge(secrets: SiteSecrets, { say }: Rotation): Promise<void> {
  const turns: EdgeSecretName[] = (await secrets.sent()) === 'edgeA' ? ['edgeB', 'edgeA'] : ['edgeA'];
  for (const name of turns) {
    await secrets.write(name, newSecret());
    await secrets.takeUp();
    say('The API accepts a new secret beside the one that the edge sends.');
    await secrets.send(name);
    say('The edge sends it.');
  }
  await secrets.write('edgeB', newSecret());
  await secrets.takeUp();
  say('The API refuses the secrets that the edge had before.');
}

/** Makes the first pair too. */
async function rotatePush(secrets: SiteSecrets, { isLeaked, say }: Rotation): Promise<void> {
  const former = isLeaked ? [] : readPushKeys(await secrets.read('pushKeys'));
  const pairs = [makePushKeys(), ...former].slice(0, PUSH_PAIRS);
  await secrets.write('pushKeys', JSON.stringify(pairs));
  await secrets.takeUp();
  await secrets.publishPushKey();
  say(`Browsers get the new public key ${pairs[0]?.publicKey}.`);
  if (isLeaked) say('Nobody is notified until their browser has been on the site again.');
}
