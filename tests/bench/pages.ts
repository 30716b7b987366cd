/** Pages that the server renders: what one costs, what the edge saves of it, and whether anything moves when the browser takes it over. */
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { functionsDirectory } from '#bin/build/build-all.ts';
import { ROOT } from '#bin/command.ts';
import { FLAVOURS } from '#shared/flavours.ts';
import { DEFAULT_LANGUAGE, type Language, pathIn } from '#shared/languages.ts';
import type { RenderApp } from '#shared/page-reads.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { pageCacheOf } from '#shared/rendering.ts';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { createPageIds, publicPages } from '#tests/support/browser/page-addresses.ts';
import { type Bench, type Measured, machineLoad, median, OTHER_LANGUAGES, say, sized } from './bench.ts';
import { load } from './load.ts';
import { marketplaceSite, whileEdgeKeeps } from './marketplace-site.ts';
import { loadPage } from './page-load.ts';

export const measurePages: Bench = async function* (isWanted) {
  if (isWanted('pages.render')) yield { name: 'pages.render', value: await measureRender(DEFAULT_LANGUAGE) };
  for (const language of OTHER_LANGUAGES) {
    const name = `pages.render.${language}` as const;
    if (isWanted(name)) yield { name, value: await measureRender(language) };
  }
  if (isWanted('pages.edge') || isWanted('pages.processor')) yield* measureEdge();
  if (isWanted('pages.stale')) yield { name: 'pages.stale', value: await measureStale() };
  if (isWanted('pages.cls')) yield { name: 'pages.cls', value: await measureShifts() };
};

const BATCHES = sized(5, 1);
const RENDERS = sized(40, 1);

/** Milliseconds of processor for the marketplace's markup, of answers that are there: the median of batches, the first of which only warms up. */
async function measureRender(language: Language): Promise<number> {
  const cloud = await marketplaceSite();
  const html = await (await cloud.request(pathIn(language, PATHS.marketplace))).text();
  const facts = /<script type="application\/json" id="answers"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  if (facts === undefined) throw new Error('The marketplace was not rendered');
  const { renderedAt, answers } = JSON.parse(facts);
  const file = `${functionsDirectory(ROOT, 'local')}/share-render/pages/${language}/consumer/app.js`;
  const { renderApp }: { renderApp: RenderApp } = await import(pathToFileURL(file).href);
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
  say(`  render in ${language}: ${batches.map((value) => value.toFixed(2)).join(', ')} ms`);
  return median(batches.slice(1));
}

const CLIENTS = 8;
const SECONDS = sized(3, 1);
const ROUNDS = sized(3, 1);

/** How many times as many requests a second the edge answers from what it keeps, and the milliseconds of processor that a page takes which it does not. */
async function* measureEdge(): AsyncGenerator<Measured> {
  const kept: number[] = [];
  const rendered: number[] = [];
  const processor: number[] = [];
  await whileEdgeKeeps(async ({ port }) => {
    const page = `http://127.0.0.1:${port}${PATHS.marketplace}`;
    for (let round = 0; round < ROUNDS; round++) {
      kept.push((await load(page, { clients: CLIENTS, seconds: SECONDS })).requestsPerSecond);
      // Each time another address of the same page: of a parameter that the page reads, since others do not make it another.
      const others = `${page}?filters=${round}-{n}`;
      const { requestsPerSecond, milliseconds } = await loadOnProcessor(others);
      rendered.push(requestsPerSecond);
      processor.push(milliseconds);
    }
  });
  say(`  kept ${Math.round(median(kept))}/s, rendered ${Math.round(median(rendered))}/s, ${machineLoad()}`);
  yield { name: 'pages.edge', value: median(kept) / median(rendered) };
  yield { name: 'pages.processor', value: median(processor) };
}

/** Of the cloud's process: its main thread is edge and gateway, the others are the function. The database is another process. */
async function loadOnProcessor(url: string) {
  const [all, main] = [process.cpuUsage(), process.threadCpuUsage()];
  const { requestsPerSecond, answered } = await load(url, { clients: CLIENTS, seconds: SECONDS });
  const perPage = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000 / answered;
  const [milliseconds, ofMain] = [perPage(process.cpuUsage(all)), perPage(process.threadCpuUsage(main))];
  say(
    `  ${milliseconds.toFixed(2)} ms of processor: edge and gateway ${ofMain.toFixed(2)}, function ${(milliseconds - ofMain).toFixed(2)}`,
  );
  return { requestsPerSecond, milliseconds };
}

const VISITORS = 5;
const STALE_ROUNDS = sized(20, 1);

/** How long those wait who come while a page is rendered anew, as a multiple of those to whom the edge gives what it keeps: medians. */
async function measureStale(): Promise<number> {
  return await whileEdgeKeeps(async (cloud) => {
    const times: Record<string, number[]> = { Hit: [], RefreshHit: [] };
    const visit = async () => {
      const start = performance.now();
      const page = await cloud.request(PATHS.marketplace);
      await page.text();
      times[page.headers.get('x-cache')?.split(' ')[0] ?? '']?.push(performance.now() - start);
    };
    for (let round = 0; round <= STALE_ROUNDS; round++) {
      for (let visitor = 0; visitor < VISITORS; visitor++) await visit();
      await sleep(100);
      await visit();
      cloud.clock.advance(1000 * ((pageCacheOf(PATHS.marketplace)?.seconds ?? 0) + 1));
    }
    const [kept, stale] = [median(times.Hit ?? []), median(times.RefreshHit ?? [])];
    say(`  kept ${kept.toFixed(1)} ms, stale ${stale.toFixed(1)} ms, ${machineLoad()}`);
    return stale / kept;
  });
}

/** The most that anything moves on any public page of both hosts, on a slow network, on a phone and on a desktop. */
async function measureShifts(): Promise<number> {
  const cloud = await marketplaceSite();
  const views = ['marketplace', 'pledges'].map((view) => `${PATHS.marketplace}?view=${view}`);
  const all = [...publicPages(await createPageIds(cloud)), ...views];
  const paths = all.slice(0, sized(all.length, 1));
  let most = 0;
  for (const url of FLAVOURS.flatMap((flavour) => paths.map((path) => cloud.origin(flavour) + path))) {
    for (const viewport of [PHONE, DESKTOP]) {
      const { cls } = await loadPage(url, { until: 'main h1', slow: true, viewport });
      if (cls > 0) say(`  ${url} moves by ${cls.toFixed(4)} at ${viewport.width} px`);
      most = Math.max(most, cls);
    }
  }
  return most;
}
