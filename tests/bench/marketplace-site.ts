/** The local cloud with a full first page of the marketplace: 24 catches, each with a photo. Made once, for all benches that visit it. */
import pLimit from 'p-limit';
import { buildAll } from '#bin/build/build-all.ts';
import { ROOT } from '#bin/command.ts';
import { DEFAULT_SPECIES } from '#shared/species/list.ts';
import { postCatch, upload } from '#tests/support/builders.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { say, sized } from './bench.ts';
import { photoFiles } from './photo-files.ts';

/** Uploads that are under way at the same time. */
const UPLOADERS = 2;

const PLACES = ['Portland, ME', 'Gloucester, MA', 'New Bedford, MA', 'Montauk, NY'] as const;

let opening: Promise<LocalCloud> | undefined;

export function marketplaceSite(): Promise<LocalCloud> {
  opening ??= openSite();
  return opening;
}

export async function closeMarketplaceSite(): Promise<void> {
  const cloud = await opening?.catch(() => undefined);
  opening = undefined;
  await cloud?.stop();
}

/** The same site while its edge keeps answers, which it does not for other benches. */
export async function whileEdgeKeeps<T>(measure: (cloud: LocalCloud) => Promise<T>): Promise<T> {
  const keeping = await (await marketplaceSite()).restart({ keepsAnswers: true });
  try {
    return await measure(keeping);
  } finally {
    opening = keeping.restart({ keepsAnswers: false });
    await opening;
  }
}

async function openSite(): Promise<LocalCloud> {
  await buildAll(ROOT, 'local', true);
  const start = performance.now();
  // As in production: the local cloud holds each answer against the contract before it goes out.
  const cloud = await startLocalCloud(undefined, { answerFault: () => undefined });
  try {
    const user = await cloud.createUser({ name: 'Ruth Alder' });
    await postAll(cloud, user, await photoFiles());
    await cloud.prepareSite();
    if (cloud.failures.length > 0) throw new Error(cloud.failures.join('\n'));
    say(`  24 catches with photos posted in ${Math.round((performance.now() - start) / 1000)} s`);
    return cloud;
  } catch (error) {
    await cloud.stop();
    throw error;
  }
}

async function postAll(cloud: LocalCloud, user: TestUser, files: readonly Buffer[]): Promise<void> {
  await pLimit(UPLOADERS).map(files.slice(0, sized(files.length, 2)), async (file, index) => {
    const { uploadId, status, reason } = await upload(cloud, user, { file });
    if (status !== 'ready') throw new Error(`A photo is ${status}: ${reason ?? ''}`);
    await postCatch(cloud, user, {
      photos: [{ uploadId }],
      species: DEFAULT_SPECIES[index % 15]?.id ?? 'cod',
      location: PLACES[index % PLACES.length] ?? PLACES[0],
    });
  });
}
