/** A fisherman's weekly landings, compared with the ledger. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { ledgerOfOneCatch } from '#lambdas/ledger/store/catch-entries.ts';
import { NEXT_CURSOR_HEADER } from '#shared/contract/csv.ts';
import { exportLandingWeeks, getLandingWeek } from '#shared/licenses/endpoints.ts';
import { easternTime, weekAfter, weekOf } from '#shared/licenses/weeks.ts';
import { DAY, MINUTE } from '#shared/limits.ts';
import { setCatchStock } from '#shared/posts/catches/own-endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN, signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { aReservationScene, collectOne, reserve } from '#tests/support/reservations.ts';

useOwnCloud();

const weekFor = async ({ accessToken: token }: TestUser, query: { day?: string } = {}) =>
  (await cloud.call(getLandingWeek, { token, query })).body;

/** The lines of the whole file, page by page, by the names of their columns. */
async function fileOf({ accessToken: token }: TestUser, from?: string): Promise<Record<string, string>[]> {
  const lines: string[] = [];
  let cursor: string | undefined;
  do {
    const query = new URLSearchParams({ ...(from && { from }), ...(cursor && { cursor }) });
    const response = await cloud.request(`/api${exportLandingWeeks.path}?${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { status, headers } = response;
    const text = await response.text();
    if (status !== 200) throw new Error(text);
    lines.push(...text.trimEnd().split('\r\n'));
    cursor = headers.get(NEXT_CURSOR_HEADER) ?? undefined;
  } while (cursor !== undefined);
  const [names = [], ...rows] = lines.map((line) => line.slice(1, -1).split('","'));
  return rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ''])));
}

const stockOf = (left: number) => ({ unit: 'pound' as const, left, least: 1, step: 1 });
const PORTLAND = { town: 'Portland', county: 'Cumberland', state: 'ME' };
const today = () => weekOf(cloud.clock.now());

it('adds up what was landed, sold and is left, and tells nobody else', async () => {
  const scene = await aReservationScene(cloud);
  const { fisherman, buyer } = scene;
  const { id, code = '' } = await reserve(cloud, scene, { amount: 10 });
  await collectOne(cloud, fisherman, { id, code });
  await postPledge(cloud, fisherman, { mealsPledged: 12 });
  await postCatch(cloud, fisherman, { species: 'haddock', quantity: 'two totes' });
  const { rows, uncounted, ...week } = await weekFor(fisherman);
  expect(week).toEqual({ from: today(), to: expect.any(String), isOver: false });
  expect(rows).toEqual([
    {
      ...{ species: 'cod', disposition: 'whole', condition: 'fresh', ...PORTLAND },
      ...{ unit: 'pound', landed: 50, pledged: 0, sold: 10, removed: 0, left: 40, pounds: 50 },
    },
    {
      ...{ species: 'haddock', ...PORTLAND },
      ...{ unit: 'meal', landed: 0, pledged: 12, sold: 0, removed: 0, left: 12 },
    },
  ]);
  expect(uncounted).toMatchObject([{ species: 'haddock', quantity: 'two totes' }]);
  expect(await weekFor(buyer)).toMatchObject({ rows: [], uncounted: [] });
  expect((await cloud.call(getLandingWeek, { query: {} })).status).toBe(401);
});

it('keeps what was deleted, and gives each week a line, those without landings too', async () => {
  const fisherman = await cloud.createUser({ fisherman: A_FISHERMAN });
  const week = today();
  const { id } = await postCatch(cloud, fisherman, { stock: stockOf(30) });
  await cloud.call(setCatchStock, {
    token: fisherman.accessToken,
    params: { catchId: id },
    body: { sold: false, quantity: '18 lb', left: 18 },
  });
  await asOwner(cloud, fisherman).deleteCatch(id);
  const { rows } = await weekFor(fisherman);
  expect(rows).toMatchObject([{ species: 'cod', landed: 30, sold: 12, removed: 18, left: 0 }]);
  const lines = await fileOf(fisherman);
  expect(lines).toHaveLength(53);
  expect(lines.map((line) => line.week_start)).toEqual(lines.map((_, index) => weekAfter(week, index - 52)));
  expect(lines.slice(0, -1).every(({ note }) => note === 'no landings')).toBe(true);
});

it('refuses weeks to come', async () => {
  const fisherman = await cloud.createUser({ fisherman: A_FISHERMAN });
  const { accessToken: token } = fisherman;
  const query = { day: weekAfter(today()) };
  expect((await cloud.call(getLandingWeek, { token, query })).error.code).toBe('invalid_fields');
});

it('has the ledger’s figures to the hundredth, whatever the fisherman does', async () => {
  const step = fc.record({ left: fc.integer({ min: 1, max: 9000 }), sold: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 9000 }),
      fc.array(step, { maxLength: 4 }),
      async (first, steps) => {
        const fisherman = await cloud.createUser({ fisherman: A_FISHERMAN });
        const { accessToken: token } = fisherman;
        const { id: catchId } = await postCatch(cloud, fisherman, { stock: stockOf(first / 100) });
        for (const { left, sold } of steps) {
          const body = sold ? { sold } : { sold, quantity: `${left / 100} lb`, left: left / 100 };
          await cloud.call(setCatchStock, { token, params: { catchId }, body });
        }
        const entries = await readItems(cloud, 'pk', ledgerOfOneCatch(catchId).partition);
        const sumOf = (keep: (hundredths: number) => boolean) =>
          entries
            .map(({ hundredths }) => Number(hundredths))
            .filter(keep)
            .reduce((one, other) => one + other, 0);
        const [line = {}] = (await fileOf(fisherman, today())).slice(-1);
        expect(Math.round(100 * Number(line.landed))).toBe(sumOf((each) => each > 0));
        expect(Math.round(100 * Number(line.sold))).toBe(0 - sumOf((each) => each < 0));
        expect(Math.round(100 * Number(line.left))).toBe(sumOf(() => true));
      },
    ),
    { numRuns: 12 },
  );
});

const frozen = () => ({
  condition: 'frozen' as const,
  caughtDate: new Date(cloud.clock.now() - DAY).toISOString(),
});

it('shows both figures of an amount that was corrected after the week ended', async () => {
  // In the middle of a week, whichever day it is now.
  cloud.clock.advance(easternTime(weekAfter(today())) + 3 * DAY - cloud.clock.now());
  const fisherman = await cloud.createUser({ fisherman: A_FISHERMAN });
  const week = today();
  const { id, version } = await postCatch(cloud, fisherman, { ...frozen(), stock: stockOf(40) });
  // Its editing period lasts until the same hour a week later.
  cloud.clock.advance(7 * DAY - MINUTE);
  const later = { ...fisherman, accessToken: await signIn(cloud, fisherman) };
  const changed = await asOwner(cloud, later).editCatch(id, { version, stock: stockOf(55) });
  expect(changed.status).toBe(200);
  const { rows, isOver } = await weekFor(later, { day: week });
  expect({ isOver, rows }).toMatchObject({ isOver: true, rows: [{ landed: 55, atWeekEnd: 40, left: 55 }] });
  expect((await weekFor(later)).rows).toEqual([]);
  const corrected = (await fileOf(later, week)).filter(({ note }) => note?.startsWith('corrected'));
  expect(corrected).toMatchObject([{ week_start: week, landed: '55', landed_at_week_end: '40' }]);
});
