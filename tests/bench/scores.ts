/** Lighthouse's scores of every public page of both hosts, on a phone: the least of each. Slow: some thirty loads, and more of pages that miss. */
import { FLAVOURS } from '#shared/flavours.ts';
import { pathIn } from '#shared/languages.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { createPageIds, publicPages } from '#tests/support/browser/page-addresses.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { type Bench, machineLoad, median, OTHER_LANGUAGES, say, sized } from './bench.ts';
import { BUDGETS } from './budgets.ts';
import { CATEGORIES, type Category, type Report, runLighthouse } from './lighthouse-run.ts';
import { marketplaceSite } from './marketplace-site.ts';

/** Of a page whose time to load misses: something else may have kept the machine busy. */
const RUNS = sized(5, 1);

type Scores = Record<Category, number>;

export const measureScores: Bench = async function* (isWanted) {
  const cloud = await marketplaceSite();
  const wanted = CATEGORIES.filter((category) => isWanted(`scores.${category}`));
  if (wanted.length > 0) {
    const all = publicPages(await createPageIds(cloud));
    const least = await leastOf(cloud, all.slice(0, sized(all.length, 1)), wanted);
    for (const category of wanted) yield { name: `scores.${category}`, value: least[category] ?? 0 };
  }
  for (const language of OTHER_LANGUAGES) {
    const name = `scores.${language}.seo` as const;
    if (!isWanted(name)) continue;
    const paths = [PATHS.home, PATHS.marketplace].map((path) => pathIn(language, path));
    yield { name, value: (await leastOf(cloud, paths.slice(0, sized(2, 1)), ['seo'])).seo ?? 0 };
  }
};

async function leastOf(
  cloud: LocalCloud,
  paths: readonly string[],
  categories: readonly Category[],
): Promise<Partial<Scores>> {
  const least: Partial<Scores> = {};
  const flavours = FLAVOURS.slice(0, sized(FLAVOURS.length, 1));
  for (const url of flavours.flatMap((flavour) => paths.map((path) => cloud.origin(flavour) + path))) {
    const scores = await scoresOf(url, categories);
    for (const category of categories)
      least[category] = Math.min(least[category] ?? 1, scores[category] ?? 0);
  }
  say(`  ${paths.length} pages on ${flavours.length} hosts, ${machineLoad()}`);
  return least;
}

async function scoresOf(url: string, categories: readonly Category[]): Promise<Partial<Scores>> {
  const report = await runLighthouse(url, { throttling: 'simulate', categories });
  explain(url, report);
  const scores = Object.fromEntries(categories.map((category) => [category, scoreOf(report, category)]));
  const { performance } = scores;
  if (performance === undefined || performance >= BUDGETS['scores.performance'].goal) return scores;
  const again = [performance];
  while (again.length < RUNS) {
    const next = await runLighthouse(url, { throttling: 'simulate', categories: ['performance'] });
    again.push(scoreOf(next, 'performance'));
  }
  say(`  ${url} performance ${again.join(', ')}`);
  return { ...scores, performance: median(again) };
}

const scoreOf = ({ categories }: Report, category: Category): number => categories?.[category]?.score ?? 0;

/** Explains a page's missing points, apart from its timings. */
function explain(url: string, { audits, categories }: Report): void {
  for (const category of CATEGORIES) {
    if (category === 'performance') continue;
    for (const { id, weight } of categories?.[category]?.auditRefs ?? []) {
      const audit = audits?.[id];
      if (audit && weight > 0 && audit.score !== null && audit.score < 1)
        say(`  ${url} ${category}: ${audit.title}`);
    }
  }
}
