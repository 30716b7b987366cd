/** The ledger as CSV files: their rows, the order, and safety in spreadsheets. */
import { ulid } from 'ulid';
import { describe, expect } from 'vitest';
import { ledgerEntry } from '#lambdas/ledger/store/items.ts';
import { csvLine, NEXT_CURSOR_HEADER } from '#shared/contract/csv.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postPledge } from '#tests/support/builders.ts';
import { aKitchen, cancel, claimMeals } from '#tests/support/claims.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { columns } from '#words/impact/csv.ts';

useOwnCloud();

const ask = ({ accessToken: token }: TestUser, path: string) => cloud.request(`/api${path}`, { token });
const linesOf = async (response: Response) =>
  (await response.text()).split('\r\n').filter((line) => line !== '');
const COLUMNS = csvLine(columns).trimEnd();

/** The cells that describe the event. */
const told = (lines: readonly string[]) =>
  lines.slice(1).map((line) => line.slice(1).split('","').slice(1, 4));

describe('the rows of the ledger', () => {
  it('are available to the fisherman and the organization’s members, oldest first', async () => {
    const ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    const kitchen = await aKitchen(cloud, { name: '=SUM(A1), "Harbor"' });
    const pledge = await postPledge(cloud, ruth);
    const claim = await claimMeals(cloud, kitchen, pledge.id, { meals: 10 });
    await cancel(cloud, kitchen.coordinator, claim.id);
    const own = await ask(ruth, '/impact.csv');
    expect(own.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(own.headers.get('content-disposition')).toBe('attachment; filename="meals.csv"');
    const lines = await linesOf(own);
    expect(lines[0]).toBe(COLUMNS);
    expect(told(lines)).toEqual([
      ['pledged', '24', 'haddock'],
      ['claimed', '10', 'haddock'],
      ['cancelled', '10', 'haddock'],
    ]);
    const { organizationId, coordinator } = kitchen;
    const theirs = await linesOf(await ask(coordinator, `/impact.csv?organizationId=${organizationId}`));
    expect(told(theirs).map(([what]) => what)).toEqual(['claimed', 'cancelled']);
    expect(theirs[1]).toContain(`,"'=SUM(A1), ""Harbor""","food_bank",`);
    expect(await linesOf(await ask(coordinator, '/impact.csv'))).toEqual([COLUMNS]);
  });

  it('are refused for other organizations, and those of everybody are only for administrators', async () => {
    const [kitchen, other] = [await aKitchen(cloud), await aKitchen(cloud)];
    const path = `/impact.csv?organizationId=${kitchen.organizationId}`;
    expect((await ask(other.coordinator, path)).status).toBe(404);
    expect((await ask(other.coordinator, '/admin/impact.csv')).status).toBe(403);
  });

  it('are available to an administrator in pages, of which only the first has column names', async () => {
    const admin = await cloud.createUser({ groups: ['admin'] });
    const at = (index: number) =>
      ulid(Date.parse(index < 700 ? '2026-02-10' : '2026-03-10') + index * 1000, () => 0.5);
    const row = (index: number) => ({
      ...{ kind: 'pledged' as const, meals: index + 1, pledgeId: at(index) },
      ...{ species: 'cod' as const, location: 'Portland, ME' },
    });
    const entries = Array.from({ length: 1500 }, (_, index) =>
      ledgerEntry.item(
        { month: index < 700 ? '2026-02' : '2026-03', entryId: at(index) },
        { card: row(index) },
      ),
    );
    await putItems(
      cloud,
      entries.map((entry) => ({ ...entry })),
    );
    let cursor: string | null = '';
    const lines: string[] = [];
    for (let page = 0; cursor !== null; page++) {
      const answer: Response = await ask(admin, `/admin/impact.csv${cursor && `?cursor=${cursor}`}`);
      const found = await linesOf(answer);
      expect(found.filter((line) => line === COLUMNS)).toHaveLength(page === 0 ? 1 : 0);
      lines.push(...found);
      cursor = answer.headers.get(NEXT_CURSOR_HEADER);
    }
    const put = lines.filter((line) => /^"2026-0[23]/.test(line));
    expect(put.map((line) => line.slice(line.lastIndexOf(',') + 2, -1))).toEqual(entries.map(({ sk }) => sk));
  });
});
