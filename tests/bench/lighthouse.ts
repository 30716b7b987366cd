/** Lighthouse's figures of the signed-out marketplace on a phone, also beside the same page without scripts. Slow: twenty loads of about ten seconds. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findBrowser } from '#tests/support/browser.ts';
import { type Bench, machineLoad, median, say } from './bench.ts';
import { marketplaceSite } from './marketplace-site.ts';
import { withPlainPage } from './plain-page.ts';

const RUNS = 5;

const FIGURES = {
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const;
type Figure = keyof typeof FIGURES;
const NAMES = Object.keys(FIGURES) as Figure[];

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

type Throttling = 'simulate' | 'devtools';
type Figures = Record<Figure, number>;

export const measureLighthouse: Bench = async function* (isWanted) {
  for (const throttling of ['simulate', 'devtools'] as const) {
    if (![...NAMES, 'lcp-over-plain' as const].some((name) => isWanted(`lighthouse.${throttling}.${name}`)))
      continue;
    const url = `${(await marketplaceSite()).origin()}/marketplace`;
    const runs: Figures[] = [];
    const plain: Figures[] = [];
    const isCompared = isWanted(`lighthouse.${throttling}.lcp-over-plain`);
    await withPlainPage(url, async (plainUrl) => {
      for (let run = 0; run < RUNS; run++) {
        runs.push(await runLighthouse(url, throttling));
        // In turns, so that what else the machine does hits both.
        if (isCompared) plain.push(await runLighthouse(plainUrl, throttling));
      }
    });
    say(`  ${throttling}: LCP ${runs.map(({ lcp }) => Math.round(lcp)).join(', ')} ms, ${machineLoad()}`);
    if (isCompared) {
      const lcp = (all: readonly Figures[]) => median(all.map((run) => run.lcp));
      say(`  without scripts LCP ${Math.round(lcp(plain))} ms`);
      yield { name: `lighthouse.${throttling}.lcp-over-plain` as const, value: lcp(runs) / lcp(plain) };
    }
    for (const name of NAMES) {
      yield {
        name: `lighthouse.${throttling}.${name}` as const,
        value: median(runs.map((run) => run[name])),
      };
    }
  }
};

/** One load in a browser of its own, which has visited nothing before. */
async function runLighthouse(url: string, throttling: Throttling): Promise<Figures> {
  const directory = mkdtempSync(join(tmpdir(), 'creel-bench-'));
  const report = join(directory, 'report.json');
  const command = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  const options = [
    '--quiet',
    '--only-categories=performance',
    '--form-factor=mobile',
    `--throttling-method=${throttling}`,
    `--chrome-flags=${CHROME_FLAGS.join(' ')} --user-data-dir=${join(directory, 'profile')}`,
    '--output=json',
    `--output-path=${report}`,
    '--no-enable-error-reporting',
  ];
  const { executablePath, env } = await findBrowser();
  try {
    await promisify(execFile)(process.execPath, [command, url, ...options], {
      env: { ...process.env, ...env, CHROME_PATH: executablePath },
      timeout: 120_000,
    });
    return figuresIn(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}

interface Report {
  audits?: Record<string, { numericValue?: number } | undefined>;
}

function figuresIn({ audits }: Report): Figures {
  const read = (name: Figure) => {
    const value = audits?.[FIGURES[name]]?.numericValue;
    if (value === undefined) throw new Error(`Lighthouse could not measure ${FIGURES[name]}`);
    return value;
  };
  return { lcp: read('lcp'), tbt: read('tbt'), cls: read('cls') };
}
