/** Pages that the server renders: what one costs, what the edge saves of it, and whether anything moves when the browser takes it over. */
import { pathToFileURL } from 'node:url';
import { functionsDirectory } from '#bin/build/build-all.ts';
import { PATHS, RENDERED_PAGES } from '#shared/pages.ts';
import { postCatch, postPledge } from '#tests/api/builders.ts';
import { createOrganization } from '#tests/api/organizations.ts';
import { DESKTOP, PHONE } from '#tests/support/browser.ts';
import type { LocalCloud } from '#tests/support/local-cloud.ts';
import { A_FISHERMAN } from '#tests/support/users.ts';
import { type Bench, machineLoad, median, say } from './bench.ts';
import { load } from './load.ts';
import { marketplaceSite, ROOT, whileEdgeKeeps } from './marketplace-site.ts';
import { loadPage } from './page-load.ts';

export const measurePages: Bench = async function* (isWanted) {
  if (isWanted('pages.render')) yield { name: 'pages.render', value: await measureRender() };
  if (isWanted('pages.edge')) yield { name: 'pages.edge', value: await measureEdge() };
  if (isWanted('pages.cls')) yield { name: 'pages.cls', value: await measureShifts() };
};

/** The part of the app's build for the server that is used here (web/app/render.tsx). */
interface App {
  renderApp(address: string, reads: object, signal: AbortSignal): Promise<string>;
}

const BATCHES = 5;
const RENDERS = 40;

/** Milliseconds of processor for the marketplace's markup, of answers that are there: the median of batches, the first of which only warms up. */
async function measureRender(): Promise<number> {
  const cloud = await marketplaceSite();
  const html = await (await cloud.request(PATHS.marketplace)).text();
  const facts = /<script type="application\/json" id="answers"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (facts === undefined) throw new Error('The marketplace was not rendered');
  const { renderedAt, answers } = JSON.parse(facts);
  const file = `${functionsDirectory(ROOT, 'local')}/share-render/pages/consumer/app.js`;
  const { renderApp }: App = await import(pathToFileURL(file).href);
  const never = new AbortController().signal;
  const read = (address: string) => answers[address];
  const render = () =>
    renderApp(PATHS.marketplace, { renderedAt, head: {}, origin: 'http://localhost', read }, never);
  for (const [address, answer] of Object.entries(answers)) answers[address] = Promise.resolve(answer);
  const batches: number[] = [];
  for (let batch = 0; batch <= BATCHES; batch++) {
    const before = process.cpuUsage();
    for (let count = 0; count < RENDERS; count++) await render();
    const { user, system } = process.cpuUsage(before);
    batches.push((user + system) / 1000 / RENDERS);
  }
  say(`  render: ${batches.map((value) => value.toFixed(2)).join(', ')} ms`);
  return median(batches.slice(1));
}

const CLIENTS = 8;
const SECONDS = 3;
const ROUNDS = 3;

/** How many times as many requests a second the edge answers from what it keeps. */
async function measureEdge(): Promise<number> {
  return await whileEdgeKeeps(async ({ port }) => {
    const page = `http://127.0.0.1:${port}${PATHS.marketplace}`;
    const rates = { kept: [] as number[], rendered: [] as number[] };
    for (let round = 0; round < ROUNDS; round++) {
      rates.kept.push((await load(page, { clients: CLIENTS, seconds: SECONDS })).requestsPerSecond);
      // Each time another address of the same page.
      const others = `${page}?from=${round}-{n}`;
      rates.rendered.push((await load(others, { clients: CLIENTS, seconds: SECONDS })).requestsPerSecond);
    }
    const [kept, rendered] = [median(rates.kept), median(rates.rendered)];
    say(`  kept ${Math.round(kept)}/s, rendered ${Math.round(rendered)}/s, ${machineLoad()}`);
    return kept / rendered;
  });
}

/** The most that anything moves on any public page, on a slow network, on a phone and on a desktop. */
async function measureShifts(): Promise<number> {
  const cloud = await marketplaceSite();
  const ids = await idsOf(cloud);
  const addresses = RENDERED_PAGES.map((pattern) => pattern.replace(/:(\w+)/g, (_, name) => ids[name] ?? ''));
  let most = 0;
  for (const address of [...addresses, `${PATHS.marketplace}?view=pledges`]) {
    for (const viewport of [PHONE, DESKTOP]) {
      const { cls } = await loadPage(cloud.origin() + address, { until: 'main h1', slow: true, viewport });
      if (cls > 0) say(`  ${address} moves by ${cls.toFixed(4)} at ${viewport.width} px`);
      most = Math.max(most, cls);
    }
  }
  return most;
}

/** By the names that the patterns of addresses use. */
async function idsOf(cloud: LocalCloud): Promise<Record<string, string>> {
  const fisherman = await cloud.createUser({ name: 'Omar Birch', fisherman: A_FISHERMAN });
  const sale = await postCatch(cloud, fisherman);
  const pledge = await postPledge(cloud, fisherman);
  const organizationId = await createOrganization(cloud, await cloud.createUser());
  await cloud.settled();
  return {
    catchId: sale.id,
    pledgeId: pledge.id,
    userId: fisherman.userId,
    organizationId,
    customerId: 'demo',
    questionId: 'how-do-i-sell',
  };
}
