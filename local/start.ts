import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#shared/demo-accounts.ts';
import { type Cloud, type CloudOptions, startCloud } from './cloud.ts';
import { SEEDED_FILE } from './state-files.ts';

export interface StartOptions extends CloudOptions {
  /** When the command was started, in milliseconds since the epoch. */
  startedAt: number;
  /** Fills an empty site with demo data at the first start. */
  seed?: (cloud: Cloud) => Promise<void>;
  /** Called when the cloud is ready, for work that nobody waits for. */
  afterReady?: (cloud: Cloud) => Promise<void>;
  /** Stops what was started besides the cloud. */
  beforeStop?: () => Promise<void>;
}

/** Between deletions of expired items. AWS takes up to days. */
const SWEEP_INTERVAL_MS = 300_000;

/** The interval of the stack's schedule. */
const DUE_INTERVAL_MS = 60_000;

/** The longest wait after Ctrl-C. */
const STOP_TIMEOUT_MS = 1800;

const DEFAULT_PORT = 5173;

/**
 * @param text the environment variable PORT
 * @throws Error if it is not a port
 */
export function readPort(text: string | undefined): number {
  const port = text === undefined || text === '' ? DEFAULT_PORT : Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`PORT is ${text}: it has to be a number from 1 to 65535.`);
}

/** The address of the local site at PORT, for commands. @throws Error if PORT is not a port */
export const localOrigin = (): string => `http://127.0.0.1:${readPort(process.env.PORT)}`;

/** Runs the local cloud until it is stopped, and prints its addresses. */
export async function start(options: StartOptions): Promise<Cloud> {
  const cloud = await startCloud(options);
  stopOnSignals(cloud, options);
  say(describeAddresses(cloud));
  await seedOnce(cloud, options);
  say(describeReady(options));

  // After the message above, which warming up would have delayed.
  cloud.runtime.warmUp('public-api');
  cloud.runtime.warmUp('member-api');
  const tellOfFailure = (error: unknown) => options.onError(String(error));
  setInterval(() => void cloud.sweepExpired().catch(tellOfFailure), SWEEP_INTERVAL_MS);
  setInterval(() => void cloud.runDue().catch(tellOfFailure), DUE_INTERVAL_MS);
  // Files that are built anew meanwhile, because their sources have changed, are prepared by a request or by the next call.
  const preparing = options.developmentSite ? undefined : cloud.prepareSite().catch(tellOfFailure);
  await Promise.all([preparing, options.afterReady?.(cloud)]);
  return cloud;
}

async function seedOnce(cloud: Cloud, { seed, stateDirectory }: StartOptions): Promise<void> {
  const marker = join(stateDirectory, SEEDED_FILE);
  if (!seed || existsSync(marker)) return;
  say('  The pages are served. Filling the site with demo data (once): its accounts work in a moment …\n');
  await seed(cloud);
  writeFileSync(marker, '');
}

function stopOnSignals(cloud: Cloud, { beforeStop }: StartOptions): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(0), STOP_TIMEOUT_MS).unref();
    await beforeStop?.();
    await cloud.stop();
    process.exit(0);
  };
  process.on('SIGINT', () => void stop());
  process.on('SIGTERM', () => void stop());
}

function describeAddresses({ origins }: Cloud): string {
  return [
    '',
    `  Consumer site   ${origins.consumer}`,
    `  Community site  ${origins.community}`,
    `  Mail inbox      ${origins.consumer}/_inbox`,
    '',
    '',
  ].join('\n');
}

function describeReady({ startedAt, seed }: StartOptions): string {
  const accounts = DEMO_ACCOUNTS.map(({ email, role }) => `    ${email.padEnd(28)}${role}`);
  return [
    `  Creel is ready after ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`,
    '',
    ...(seed ? [`  Demo accounts, password ${DEMO_PASSWORD}:`, ...accounts, ''] : []),
    '  Stop with Ctrl-C. What you did is kept in .local/.',
    '',
    '',
  ].join('\n');
}

function say(text: string): void {
  process.stdout.write(text);
}
