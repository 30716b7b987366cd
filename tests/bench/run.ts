/**
 * `npm run bench`: measures every budget and prints one JSON line for each; ends with 1 when a goal is missed. `npm run bench -- web` runs those
 * whose name begins so; `npm run bench -- web.javascript` one.
 */
import type { Bench } from './bench.ts';
import { machineLoad, say } from './bench.ts';
import { BUDGET_NAMES, type BudgetName, budgetOf, isKept } from './budgets.ts';
import { closeMarketplaceSite } from './marketplace-site.ts';

/** By the first part of their budgets' names; what is slow comes last. */
const BENCHES: Readonly<Record<string, () => Promise<Bench>>> = {
  functions: async () => (await import('./functions.ts')).measureFunctions,
  texts: async () => (await import('./texts.ts')).measureTexts,
  dynamodb: async () => (await import('./dynamodb.ts')).measureDynamoDb,
  stream: async () => (await import('./stream.ts')).measureStream,
  totals: async () => (await import('./totals.ts')).measureTotals,
  jobs: async () => (await import('./jobs.ts')).measureJobs,
  mailing: async () => (await import('./mailing.ts')).measureMailing,
  messages: async () => (await import('./messages.ts')).measureMessages,
  overview: async () => (await import('./overview.ts')).measureOverview,
  claims: async () => (await import('./claims.ts')).measureClaims,
  dashboard: async () => (await import('./dashboard.ts')).measureDashboard,
  replay: async () => (await import('./replay.ts')).measureReplay,
  discovery: async () => (await import('./discovery.ts')).measureDiscovery,
  crawlers: async () => (await import('./crawlers.ts')).measureCrawlers,
  postgis: async () => (await import('./postgis.ts')).measurePostgis,
  web: async () => (await import('./web.ts')).measureWeb,
  pages: async () => (await import('./pages.ts')).measurePages,
  memory: async () => (await import('./memory.ts')).measureMemory,
  commands: async () => (await import('./commands.ts')).measureCommands,
  api: async () => (await import('./throughput.ts')).measureThroughput,
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse,
  scores: async () => (await import('./scores.ts')).measureScores,
};

const [prefix = ''] = process.argv.slice(2);
const isWanted = (name: BudgetName) => name.startsWith(prefix);
const groups = Object.keys(BENCHES).filter((group) =>
  BUDGET_NAMES.some((name) => isWanted(name) && name.startsWith(`${group}.`)),
);
if (groups.length === 0) {
  say(`No budget's name begins with ${prefix}. There are: ${BUDGET_NAMES.join(', ')}`);
  process.exit(2);
}

let missed = 0;
try {
  for (const group of groups) await measure(group);
} finally {
  await closeMarketplaceSite();
}
if (missed > 0) say(`${missed} missed.`);
process.exit(missed > 0 ? 1 : 0);

async function measure(group: string): Promise<void> {
  say(`${group} (${machineLoad()})`);
  try {
    const bench = await BENCHES[group]?.();
    if (!bench) return;
    for await (const { name, value } of bench(isWanted)) if (isWanted(name)) report(name, value);
  } catch (error) {
    missed += 1;
    say(`${group} could not be measured: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

function report(name: BudgetName, value: number): void {
  const { unit, goal, stretch } = budgetOf(name);
  const ok = isKept(name, value);
  if (!ok) missed += 1;
  const line = {
    name,
    value: Math.round(value * 1000) / 1000,
    unit,
    budget: goal,
    ok,
    ...(stretch !== undefined && { stretch }),
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
