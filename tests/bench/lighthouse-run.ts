/** One run of Lighthouse: a phone that visits a page for the first time. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { CHROME_FLAGS, findBrowser } from '#tests/support/browser/find-browser.ts';

/** `simulate` computes a slow phone's figures from a quick load; `devtools` really slows the load down. */
export type Throttling = 'simulate' | 'devtools';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** The parts of its report that we read. */
export interface Report {
  audits?: Record<string, { id: string; title: string; score: number | null; numericValue?: number }>;
  categories?: Partial<
    Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  >;
}

interface LighthouseOptions {
  throttling: Throttling;
  categories: readonly Category[];
}

/** In a browser of its own, which has visited nothing before. */
export async function runLighthouse(
  url: string,
  { throttling, categories }: LighthouseOptions,
): Promise<Report> {
  const directory = mkdtempSync(join(tmpdir(), 'creel-bench-'));
  const report = join(directory, 'report.json');
  const command = fileURLToPath(import.meta.resolve('lighthouse/cli/index.js'));
  const options = [
    '--quiet',
    `--only-categories=${categories.join(',')}`,
    '--form-factor=mobile',
    `--throttling-method=${throttling}`,
    `--chrome-flags=${['--headless=new', ...CHROME_FLAGS].join(' ')} --user-data-dir=${join(directory, 'profile')}`,
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
    return JSON.parse(readFileSync(report, 'utf8'));
  } finally {
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  }
}
