/**
 * Lighthouse's figures of the signed-out marketplace on a phone, also beside the same page without scripts and beside a page that is nothing but
 * React. Slow: thirty loads of about ten seconds.
 */
import { type Bench, keysOf, machineLoad, median, say, sized } from './bench.ts';
import { type Report, runLighthouse, type Throttling } from './lighthouse-run.ts';
import { marketplaceSite } from './marketplace-site.ts';
import { withEmptyReactPage } from './rivals/empty-react-page.ts';
import { withPlainPage } from './rivals/plain-page.ts';

const RUNS = sized(5, 1);

/** Milliseconds. A task that takes longer blocks by what is beyond it: of pages that block by less, none is told to be better than another. */
const LONG_TASK = 50;

const FIGURES = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
type Figure = keyof typeof FIGURES;
const NAMES = keysOf(FIGURES);

type Figures = Record<Figure, number>;

export const measureLighthouse: Bench = async function* (isWanted) {
  for (const throttling of ['simulate', 'devtools'] as const) {
    const overPlain = `lighthouse.${throttling}.lcp-over-plain` as const;
    const overEmpty = `lighthouse.${throttling}.tbt-over-empty` as const;
    const own = NAMES.map((name) => `lighthouse.${throttling}.${name}` as const);
    if (![...own, overPlain, overEmpty].some(isWanted)) continue;
    const url = `${(await marketplaceSite()).origin()}/marketplace`;
    const runs: Record<'own' | 'plain' | 'empty', Figures[]> = { own: [], plain: [], empty: [] };
    await withPlainPage(url, (plain) =>
      withEmptyReactPage(async (empty) => {
        for (let run = 0; run < RUNS; run++) {
          // In turns, so that what else the machine does hits all of them.
          runs.own.push(await figuresOf(url, throttling));
          if (isWanted(overPlain)) runs.plain.push(await figuresOf(plain, throttling));
          if (isWanted(overEmpty)) runs.empty.push(await figuresOf(empty, throttling));
        }
      }),
    );
    const medianOf = (all: readonly Figures[], name: Figure) => median(all.map((run) => run[name]));
    say(`  ${throttling}: ${listed(runs.own)}, ${machineLoad()}`);
    if (isWanted(overPlain)) {
      say(`  without scripts ${listed(runs.plain)}`);
      yield { name: overPlain, value: medianOf(runs.own, 'lcp') / medianOf(runs.plain, 'lcp') };
    }
    if (isWanted(overEmpty)) {
      say(`  React alone ${listed(runs.empty)}`);
      const floor = Math.max(LONG_TASK, medianOf(runs.empty, 'tbt'));
      yield { name: overEmpty, value: medianOf(runs.own, 'tbt') / floor };
    }
    for (const name of NAMES)
      yield { name: `lighthouse.${throttling}.${name}`, value: medianOf(runs.own, name) };
  }
};

/** LCP and TBT of each run. */
const listed = (runs: readonly Figures[]): string => {
  const each = (name: Figure) => runs.map((run) => Math.round(run[name])).join(', ');
  return `LCP ${each('lcp')} ms, TBT ${each('tbt')} ms`;
};

async function figuresOf(url: string, throttling: Throttling): Promise<Figures> {
  const { audits }: Report = await runLighthouse(url, { throttling, categories: ['performance'] });
  const read = (name: Figure) => {
    const value = audits?.[FIGURES[name]]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse could not measure ${FIGURES[name]} of ${url}`);
    return value;
  };
  return { lcp: read('lcp'), tbt: read('tbt'), cls: read('cls') };
}
