/** The memory of `npm start` after long use: the process itself with its functions' threads, and with the database beside it. */
import { spawn } from 'node:child_process';
import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { ROOT } from '#bin/command.ts';
import { findFreePort } from '#local/aws/dynamodb/free-port.ts';
import { readConfig, Visitor } from '#local/demo/visitor.ts';
import { getMe } from '#shared/accounts/endpoints.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#shared/demo-accounts.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { createPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import { httpRequest } from '#tests/support/cloud/http.ts';
import { type Bench, machineLoad, say, sized } from './bench.ts';
import { endGroup, readySentence } from './commands.ts';
import { photoFiles } from './photo-files.ts';

/** More rounds add nothing: what grew without bound would show within these. */
const ROUNDS = sized(8, 1);
const PAGES = sized(1000, 50);
const CLIENTS = 8;

export const measureMemory: Bench = async function* () {
  using state = mkdtempDisposableSync(join(tmpdir(), 'creel-bench-'));
  const port = await findFreePort();
  // Without npm, which holds some 70 MB for as long as it waits.
  const site = spawn('/bin/sh', ['-c', `exec env ${startScript()} --state=${state.path}`], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  try {
    await readySentence(site);
    const origin = `http://127.0.0.1:${port}`;
    const photos = await photoFiles();
    let [peak, treePeak] = [0, 0];
    for (let round = 1; round <= ROUNDS; round += 1) {
      await useSite(origin, photos);
      const [own = 0, ...others] = residentMegabytes(site.pid ?? 0);
      const tree = others.reduce((sum, each) => sum + each, own);
      peak = Math.max(peak, own);
      treePeak = Math.max(treePeak, tree);
      say(
        `  round ${round}: ${Math.round(own)} MB, with its children ${Math.round(tree)} MB, ${machineLoad()}`,
      );
    }
    yield { name: 'memory.process', value: peak };
    yield { name: 'memory.tree', value: treePeak };
  } finally {
    await endGroup(site);
  }
};

/** Some minutes of use: people sign in, post with photos, and read all kinds of pages. */
async function useSite(origin: string, photos: readonly Buffer[]): Promise<void> {
  const { userPoolClientId: clientId } = await readConfig(origin);
  const people = await Promise.all(
    DEMO_ACCOUNTS.map(({ email }) => Visitor.signIn(origin, { email, password: DEMO_PASSWORD, clientId })),
  );
  await Promise.all(people.map((person) => person.call(getMe)));
  const fisherman = people[DEMO_ACCOUNTS.findIndex(({ email }) => email.startsWith('fisherman'))];
  if (!fisherman) throw new Error('No demo account is a fisherman');
  const uploads: string[] = [];
  for (const photo of photos.slice(0, 8)) uploads.push(await fisherman.upload(photo, 'catch'));
  const [first = '', second = ''] = uploads;
  await fisherman.call(createCatch, { body: catchOf(first) });
  await fisherman.call(createPledge, { body: pledgeOf(second) });

  const nobody = Visitor.signedOut(origin);
  const catches = (await nobody.call(listCatches, { query: { limit: '10' } })).items;
  const pledges = (await nobody.call(listPledges, { query: { limit: '10' } })).items;
  const pages = [
    ...['/', '/marketplace', '/api/catches', '/api/pledges', '/api/home', '/sitemap.xml'],
    ...['/api/places?q=portland', '/api/fishermen', '/_inbox'],
    ...catches.flatMap(({ id }) => [`/catch/${id}`, `/api/catches/${id}`]),
    ...pledges.flatMap(({ id }) => [`/pledge/${id}`, `/api/pledges/${id}`]),
  ];
  for (const { id } of pledges) await httpRequest(origin, `/share/${id}.jpg`);
  await pLimit(CLIENTS).map(Array(PAGES).keys(), (at) =>
    httpRequest(origin, pages[at % pages.length] ?? '/'),
  );
}

const common = {
  species: 'cod',
  location: 'Portland, ME',
  disposition: 'whole',
} as const;
const hourAgo = () => new Date(Date.now() - 3_600_000).toISOString();

function catchOf(uploadId: string) {
  return {
    ...common,
    description: 'Landed this morning.',
    condition: 'fresh' as const,
    quantity: '12 lb',
    paymentType: 'free' as const,
    pickupOptions: ['dock' as const],
    contactMethod: 'email' as const,
    contactInfo: 'fisherman@creel.example',
    caughtDate: hourAgo(),
    photos: [{ uploadId }],
  };
}

function pledgeOf(uploadId: string) {
  return {
    ...common,
    story: 'A share of every trip.',
    mealsPledged: 12,
    handling: { storage: 'iced' as const },
    catchDate: hourAgo(),
    photos: [{ uploadId, imageType: 'catch' as const }],
  };
}

function startScript(): string {
  const { scripts }: { scripts: { start: string } } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  return scripts.start;
}

/** Of a process, first, and of all that it started: resident memory. */
function residentMegabytes(pid: number): number[] {
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && Number(/^PPid:\s*(\d+)/m.exec(statusOf(name))?.[1]) === pid,
  );
  const own = Number(/^VmRSS:\s*(\d+) kB/m.exec(statusOf(String(pid)))?.[1] ?? 0) / 1000;
  return [own, ...children.flatMap((child) => residentMegabytes(Number(child)))];
}

/** Nothing for a process that has just ended. */
function statusOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
}
