/**
 * `npm run bench`: measures every budget and prints one JSON line for each; ends with 1 when a goal is missed. `npm run bench -- web` runs those
 * whose name begins so; `npm run bench -- web.javascript` one. `--smallest` shows in a line each that they run, and ends with 1 when one does not.
 * `--strip=FOLDER` measures nothing, and writes pictures of a tap on a card, one for every 100 ms.
 */
import { inspect, parseArgs } from 'node:util';
import { type Bench, keysOf, Lacking, type Measured, machineLoad, say } from './bench.ts';
import { BUDGET_NAMES, type BudgetName, budgetOf, isKept } from './budgets.ts';
import { closeMarketplaceSite } from './marketplace-site.ts';

type GroupOf<Name> = Name extends `${infer Group}.${string}` ? Group : never;
type Group = GroupOf<BudgetName>;

/** By the first part of their budgets' names; what is slow comes last. */
const BENCHES: Readonly<Record<Group, () => Promise<Bench>>> = {
  functions: async () => (await import('./functions.ts')).measureFunctions,
  texts: async () => (await import('./texts.ts')).measureTexts,
  dynamodb: async () => (await import('./dynamodb.ts')).measureDynamoDb,
  stream: async () => (await import('./stream.ts')).measureStream,
  totals: async () => (await import('./totals.ts')).measureTotals,
  alerts: async () => (await import('./alerts.ts')).measureAlerts,
  webhooks: async () => (await import('./webhooks.ts')).measureWebhooks,
  mailing: async () => (await import('./mailing.ts')).measureMailing,
  messages: async () => (await import('./messages.ts')).measureMessages,
  overview: async () => (await import('./overview.ts')).measureOverview,
  claims: async () => (await import('./claims.ts')).measureClaims,
  reservations: async () => (await import('./reservations.ts')).measureReservations,
  dashboard: async () => (await import('./dashboard.ts')).measureDashboard,
  growth: async () => (await import('./growth.ts')).measureGrowth,
  replay: async () => (await import('./replay.ts')).measureReplay,
  discovery: async () => (await import('./discovery.ts')).measureDiscovery,
  crawlers: async () => (await import('./crawlers.ts')).measureCrawlers,
  postgis: async () => (await import('./rivals/postgis.ts')).measurePostgis,
  web: async () => (await import('./web.ts')).measureWeb,
  taps: async () => (await import('./taps.ts')).measureTaps,
  pages: async () => (await import('./pages.ts')).measurePages,
  memory: async () => (await import('./memory.ts')).measureMemory,
  commands: async () => (await import('./commands.ts')).measureCommands,
  api: async () => (await import('./throughput.ts')).measureThroughput,
  lighthouse: async () => (await import('./lighthouse.ts')).measureLighthouse,
  scores: async () => (await import('./scores.ts')).measureScores,
};

const { values, positionals } = parseArgs({
  options: { smallest: { type: 'boolean', default: false }, strip: { type: 'string' } },
  allowPositionals: true,
});
const [prefix = ''] = positionals;
/** The same loads, slowed down in another way or in other languages, which take minutes; and a command that .ci/run runs anyway. */
const LEFT_OUT_AT_SMALLEST = ['lighthouse.devtools.', 'scores.pt.', 'scores.vi.', 'commands.synth'];
const isWanted = (name: BudgetName) =>
  name.startsWith(prefix) && !(values.smallest && LEFT_OUT_AT_SMALLEST.some((part) => name.startsWith(part)));
const groups = keysOf(BENCHES).filter((group) => wantedOf(group).length > 0);
if (groups.length === 0) {
  say(`No budget's name begins with ${prefix}. There are: ${BUDGET_NAMES.join(', ')}`);
  process.exit(2);
}

let missed = 0;
try {
  if (values.strip !== undefined) await (await import('./tap-strip.ts')).writeStrip(values.strip);
  else for (const group of groups) await (values.smallest ? tryOut(group) : measure(group));
} finally {
  await closeMarketplaceSite();
}
if (missed > 0) say(`${missed} missed.`);
process.exit(missed > 0 ? 1 : 0);

function wantedOf(group: Group): BudgetName[] {
  return BUDGET_NAMES.filter((name) => isWanted(name) && name.startsWith(`${group}.`));
}

async function* valuesOf(group: Group): AsyncGenerator<Measured> {
  const bench = await BENCHES[group]();
  for await (const measured of bench(isWanted)) if (isWanted(measured.name)) yield measured;
}

async function measure(group: Group): Promise<void> {
  say(`${group} (${machineLoad()})`);
  try {
    for await (const { name, value } of valuesOf(group)) report(name, value);
  } catch (error) {
    missed += 1;
    say(`${group} could not be measured: ${error instanceof Error ? error.stack : String(error)}`);
  }
}

/** Whether it runs and measures all that it should. */
async function tryOut(group: Group): Promise<void> {
  const from = performance.now();
  const unmeasured = new Set(wantedOf(group));
  let outcome = 'runs';
  try {
    for await (const { name } of valuesOf(group)) unmeasured.delete(name);
    if (unmeasured.size > 0) throw new Error(`Not measured: ${[...unmeasured].join(', ')}`);
  } catch (error) {
    const isSkipped = error instanceof Lacking;
    if (!isSkipped) missed += 1;
    outcome = isSkipped ? `skipped. ${error.message}` : `fails. ${inspect(error)}`;
  }
  const seconds = ((performance.now() - from) / 1000).toFixed(1);
  process.stdout.write(`${group} (${seconds} s): ${outcome}\n`);
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
    stretch,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
