/** The secrets of the local site at an origin, in the folder of its data. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSecrets, type Secrets, writeSecrets } from '#local/secrets.ts';
import { SECRETS_FILE } from '#local/state-files.ts';
import type { SecretName, SiteSecrets } from './rotate.ts';

/** A request that the edge has passed on reaches its function within this time. */
const REQUEST_BEGINS_MS = 1000;

const FIELDS = { stage: 'stageSecret', edgeA: 'edgeA', edgeB: 'edgeB', pushKeys: 'pushKeys' } as const;

export function localSecrets(origin: string, stateDirectory: string): SiteSecrets {
  const file = join(stateDirectory, SECRETS_FILE);
  const write = (changes: Partial<Secrets>) => writeSecrets(file, { ...openSecrets(file), ...changes });
  const takeUp = async () => {
    const { ok, status } = await fetch(`${origin}/_secrets`, { method: 'POST' });
    if (!ok) throw new Error(`The local site answers ${status}.`);
  };
  return {
    begin: async () => {},
    read: async (name: SecretName) => openSecrets(file)[FIELDS[name]],
    write: async (name, value) => write({ [FIELDS[name]]: value }),
    takeUp,
    sent: async () => openSecrets(file).edgeSends,
    async send(edgeSends) {
      write({ edgeSends });
      await takeUp();
      await sleep(REQUEST_BEGINS_MS);
    },
    publishPushKey: async () => {},
  };
}
