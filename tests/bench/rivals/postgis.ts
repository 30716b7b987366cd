/**
 * Near Me beside PostgreSQL with PostGIS: the newest 24 within 35 miles of the same 100,000 posts, asked for by the same visitors in the same run. Ours
 * goes by the repository and the local DynamoDB over HTTP; PostGIS' by a prepared statement, ST_DWithin with a GiST index, over its socket.
 * Both give whole cards.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPosts } from '#lambdas/posts/store/posts.ts';
import type { Coordinates } from '#shared/fields.ts';
import { type Bench, machineLoad, median, percentile, say, sized } from '../bench.ts';
import { type Coast, openCoast, visitorsAround } from '../coast.ts';
import { type Postgres, startPostgres } from './postgres.ts';

const POSTS = sized(100_000, 500);
const VISITORS = sized(500, 10);
const METRES_PER_MILE = 1609.344;
const RADIUS = 35 * METRES_PER_MILE;

/** A catch as the table of PostgreSQL has it. */
interface Row {
  id: string;
  coordinates: Coordinates;
  /** Milliseconds since the epoch. */
  until: number | undefined;
  card: object;
}

export const measurePostgis: Bench = async function* () {
  const [coast, postgres] = await Promise.all([openCoast(), startPostgres()]);
  try {
    const rows = await fillBoth(coast, postgres);
    const visitors = visitorsAround(
      rows.map(({ coordinates }) => coordinates),
      VISITORS,
    );
    await postgres.sql(
      'COPY visitors FROM STDIN',
      visitors.map(({ lat, lng }, index) => `${index}\tPOINT(${lng} ${lat})\n`),
    );
    await postgres.sql('ANALYZE');
    await compareAnswers(postgres, visitors);
    // Once to warm up, and in turns: what else the machine does is to meet both.
    const ours: number[] = [];
    const theirs: number[] = [];
    for (const isCounted of [false, true, true, true]) {
      const [one, other] = [await timeOurs(visitors), await timeTheirs(postgres)];
      if (isCounted) ours.push(...one);
      if (isCounted) theirs.push(...other);
    }
    say(`  here: ${describe(ours)}; PostGIS: ${describe(theirs)}; ${machineLoad()}`);
    yield { name: 'postgis.ratio', value: median(ours) / median(theirs) };
  } finally {
    await Promise.all([coast[Symbol.asyncDispose](), postgres.stop()]);
  }
};

const describe = (times: readonly number[]) =>
  `median ${median(times).toFixed(2)} ms, p99 ${percentile(times, 0.99).toFixed(2)} ms`;

async function fillBoth(coast: Coast, postgres: Postgres): Promise<Row[]> {
  const rows: Row[] = [];
  await coast.fill(POSTS, (post) => {
    if (post.kind !== 'catch' || !post.record.coordinates) return;
    const { id, coordinates, offeredUntil } = post.record;
    rows.push({
      id,
      coordinates,
      until: offeredUntil === undefined ? undefined : Date.parse(offeredUntil),
      card: cardOf(post.record),
    });
  });
  await postgres.sql(`
    CREATE EXTENSION postgis;
    CREATE TABLE catches (id text PRIMARY KEY, place geography(Point), until timestamptz, card jsonb);
    CREATE TABLE visitors (id int PRIMARY KEY, place geography(Point));`);
  await postgres.sql('COPY catches FROM STDIN', rows.map(lineOf));
  await postgres.sql('CREATE INDEX ON catches USING gist (place)');
  return rows;
}

function cardOf({
  disposition: _d,
  description: _t,
  contactInfo: _c,
  contactMethod: _m,
  ...card
}: object & Record<string, unknown>) {
  return card;
}

function lineOf({ id, coordinates: { lat, lng }, until, card }: Row): string {
  const json = JSON.stringify(card).replaceAll('\\', '\\\\');
  return `${id}\tPOINT(${lng} ${lat})\t${until === undefined ? '\\N' : new Date(until).toISOString()}\t${json}\n`;
}

/** @param visitor an expression that gives their place */
const newestNear = (visitor: string) => `
  SELECT id, card, ST_Distance(place, ${visitor}) FROM catches
  WHERE ST_DWithin(place, ${visitor}, ${RADIUS}) AND (until IS NULL OR until > now())
  ORDER BY id DESC LIMIT 24`;

/** On a sphere of their own radius distances differ by a few in a thousand: only who is well within or without is to agree. */
async function compareAnswers(postgres: Postgres, visitors: readonly Coordinates[]): Promise<void> {
  let same = 0;
  for (const [index, near] of visitors.slice(0, 50).entries()) {
    const place = `(SELECT place FROM visitors WHERE id = ${index})`;
    const theirs = (await postgres.sql(newestNear(place)))
      .split('\n')
      .map((line) => line.split('|')[0])
      .filter(Boolean);
    const { items } = await listPosts('catch', { near }, new Date());
    const shared = items.filter(({ id }) => theirs.includes(id)).length;
    if (shared >= 0.9 * Math.min(items.length, theirs.length)) same += 1;
  }
  say(`  ${same} of 50 visitors get the same answer, but for those at the very edge`);
}

/** Milliseconds of each visitor's page. */
async function timeOurs(visitors: readonly Coordinates[]): Promise<number[]> {
  const now = new Date();
  const times: number[] = [];
  for (const near of visitors) {
    const from = performance.now();
    await listPosts('catch', { near }, now);
    times.push(performance.now() - from);
  }
  return times;
}

/** The same by pgbench, one after another and each visitor once in the mean: its log has a line for each, the time in microseconds third. */
async function timeTheirs(postgres: Postgres): Promise<number[]> {
  const script = join(postgres.directory, 'near-me.sql');
  const visitor = `(SELECT place FROM visitors WHERE id = :visitor)`;
  writeFileSync(
    script,
    `\\set visitor random(0, ${VISITORS - 1})\n${newestNear(visitor).replaceAll('\n', ' ')};\n`,
  );
  const log = `run-${Date.now()}`;
  const flags = ['-n', '-M', 'prepared', '-c', '1', '-t', String(VISITORS), '-f', script];
  await postgres.program('pgbench', [...flags, '-l', `--log-prefix=${join(postgres.directory, log)}`]);
  const files = readdirSync(postgres.directory).filter((name) => name.startsWith(log));
  const lines = files.flatMap((name) =>
    readFileSync(join(postgres.directory, name), 'utf8').trim().split('\n'),
  );
  return lines.map((line) => Number(line.split(' ')[2]) / 1000);
}
