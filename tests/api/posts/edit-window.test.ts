/**
 * Posting, listing, editing and showing again, by species, condition, age and kind of post, as time passes. The
 * expected results come from the specification's figures, not from the code's rules.
 */
import { describe, expect } from 'vitest';
import { getCatch, listCatches } from '#shared/posts/catches/endpoints.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { createPledge, listPledges } from '#shared/posts/pledges/endpoints.ts';
import type { Species } from '#shared/species/species.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { aCatch, aPledge } from '#tests/support/builders.ts';
import { A_FISHERMAN, signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { asOwner, counts } from '#tests/support/own-posts.ts';

useOwnCloud();

let ruth: TestUser;

it.beforeAll(async () => {
  ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
});

type Keeping = 'fresh' | 'frozen' | 'iced' | 'chilled';
interface Row {
  kind: 'catch' | 'pledge';
  species: Species;
  keeping: Keeping;
  /** Hours before posting. */
  caught: number;
}

const HISTAMINE: readonly Species[] = ['tuna', 'mackerel', 'amberjack'];
const AGES = [0.5, 47, 49];
const TOO_OLD = 'Fresh fish cannot be more than 48 hours old';
const ICE = 'Tuna, mackerel and amberjack can only be pledged fresh when they are kept on ice';

function table(species: readonly Species[]): Row[] {
  const kinds = { catch: ['fresh', 'frozen'], pledge: ['iced', 'chilled', 'frozen'] } as const;
  return (['catch', 'pledge'] as const).flatMap((kind) =>
    species.flatMap((each) =>
      kinds[kind].flatMap((keeping) => AGES.map((caught) => ({ kind, species: each, keeping, caught }))),
    ),
  );
}

/** The message of the refusal; undefined if it may be posted. */
function refusal({ kind, species, keeping, caught }: Row): string | undefined {
  if (kind === 'pledge' && keeping === 'chilled' && HISTAMINE.includes(species)) return ICE;
  return keeping !== 'frozen' && caught > 48 ? TOO_OLD : undefined;
}

/** By the clock that the test moves. */
const ago = (hours: number) => new Date(cloud.clock.now() - hours * 3_600_000).toISOString();

async function post({ kind, species, keeping, caught }: Row) {
  const token = ruth.accessToken;
  const more = { species, ...(species === 'other' && { customSpecies: 'Opah' }) };
  if (kind === 'catch') {
    const condition = keeping === 'fresh' ? 'fresh' : 'frozen';
    return await cloud.call(createCatch, {
      token,
      body: aCatch({ ...more, condition, caughtDate: ago(caught) }),
    });
  }
  const handling = { storage: keeping === 'fresh' ? 'iced' : keeping };
  return await cloud.call(createPledge, {
    token,
    body: aPledge({ ...more, handling, catchDate: ago(caught) }),
  });
}

describe('allowed posts', () => {
  // Rules for each species are tested in tests/unit/contract/post-rules.test.ts.
  it.each(['cod', 'tuna'] as const)('depend for %s on storage and age', async (species) => {
    for (const row of table([species])) {
      const answer = await post(row);
      const words = refusal(row);
      expect({ row, status: answer.status }).toEqual({ row, status: words === undefined ? 201 : 422 });
      if (words !== undefined)
        expect({ row, message: answer.error.message }).toEqual({ row, message: words });
    }
  });
});

interface Posted extends Row {
  id: string;
  version: number;
}

/** Hours since posting at which everything is checked again. */
const LATER = [0, 0.9, 1.1, 47.4, 47.6, 167.9, 168.1];
const EXPIRED =
  'Editing Period Expired: Fresh fish can be edited for 48 hours after it was caught, everything else for 7 days after posting. You can still hide, show or delete this post.';

const isFresh = ({ keeping }: Row) => keeping !== 'frozen';
const isListed = (row: Row, hours: number) =>
  row.kind === 'pledge' || !isFresh(row) || row.caught + hours < 48;
const isEditable = (row: Row, hours: number) => hours <= 168 && (!isFresh(row) || row.caught + hours <= 48);

describe('as time passes', () => {
  it('posts can be edited and are listed as long as they should, and can always be hidden, shown and deleted', async () => {
    ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    const posted: Posted[] = [];
    for (const row of table(['cod', 'tuna']))
      if (refusal(row) === undefined) posted.push({ ...row, id: (await post(row)).body.id, version: 1 });
    let passed = 0;
    for (const hours of LATER) {
      cloud.clock.advance((hours - passed) * 3_600_000);
      passed = hours;
      ruth = { ...ruth, accessToken: await signIn(cloud, ruth) };
      await lookAt(posted, hours);
    }
    await hideAndShow(posted, passed);
    await deleteAll(posted);
  }, 300_000);

  async function lookAt(posted: Posted[], hours: number): Promise<void> {
    const own = asOwner(cloud, ruth);
    const listed = await listedIds();
    const windows = new Map(
      [...(await own.catches()), ...(await own.pledges())].map((card) => [card.id, card.editableUntil]),
    );
    for (const row of posted) {
      const expected = { row, hours, listed: isListed(row, hours), edit: isEditable(row, hours) ? 200 : 409 };
      const { id, version } = row;
      const words = `Looked at after ${hours} hours`;
      const answer =
        row.kind === 'catch'
          ? await own.editCatch(id, { version, description: words })
          : await own.editPledge(id, { version, story: words });
      expect({ row, hours, listed: listed.has(id), edit: answer.status }).toEqual(expected);
      const isOpen = Date.parse(windows.get(id) ?? '') >= cloud.clock.now();
      expect({ row, hours, isOpen }).toEqual({ row, hours, isOpen: expected.edit === 200 });
      if (answer.status === 200) row.version = answer.body.version;
      else expect(answer.error).toMatchObject({ code: 'conflict', message: EXPIRED });
    }
  }

  async function hideAndShow(posted: readonly Posted[], hours: number): Promise<void> {
    const own = asOwner(cloud, ruth);
    for (const row of posted) {
      const setHidden = row.kind === 'catch' ? own.setCatchHidden : own.setPledgeHidden;
      expect((await setHidden(row.id, true)).status).toBe(200);
      const shown = await setHidden(row.id, false);
      expect({ row, status: shown.status }).toEqual({ row, status: isListed(row, hours) ? 200 : 409 });
      if (shown.status === 200) continue;
      expect(shown.error.message).toBe(
        'This fish was caught more than 48 hours ago. It can no longer be offered as fresh, so the post stays hidden.',
      );
      expect((await cloud.call(getCatch, { params: { catchId: row.id } })).status).toBe(404);
    }
  }

  async function deleteAll(posted: readonly Posted[]): Promise<void> {
    const own = asOwner(cloud, ruth);
    for (const { kind, id } of posted)
      expect((await (kind === 'catch' ? own.deleteCatch(id) : own.deletePledge(id))).status).toBe(200);
    expect([...(await own.catches()), ...(await own.pledges())]).toEqual([]);
    expect(await counts(cloud, ruth.userId)).toMatchObject({ catches: 0, pledges: 0, pledgePoints: 0 });
  }

  async function listedIds(): Promise<Set<string>> {
    const query = { fisherman: ruth.userId, limit: '100' };
    const headers = { 'cache-control': 'no-cache' };
    const [catches, pledges] = await Promise.all([
      cloud.call(listCatches, { query, headers }),
      cloud.call(listPledges, { query, headers }),
    ]);
    return new Set([...catches.body.items, ...pledges.body.items].map(({ id }) => id));
  }
});

describe('an edit', () => {
  it('that freezes fresh fish in time keeps it listed, and editable for the rest of the week', async () => {
    ruth = await cloud.createUser({ fisherman: A_FISHERMAN });
    const { id } = (await post({ kind: 'catch', species: 'cod', keeping: 'fresh', caught: 47 })).body;
    const own = asOwner(cloud, ruth);
    expect((await own.editCatch(id, { version: 1, condition: 'frozen' })).status).toBe(200);
    cloud.clock.advance(100 * 3_600_000);
    ruth = { ...ruth, accessToken: await signIn(cloud, ruth) };
    const later = asOwner(cloud, ruth);
    expect((await cloud.call(listCatches, { query: { fisherman: ruth.userId } })).body.items).toHaveLength(1);
    expect((await later.editCatch(id, { version: 2, quantity: '2' })).status).toBe(200);
    const error = (await later.editCatch(id, { version: 3, condition: 'fresh' })).error;
    expect(error.message).toBe(TOO_OLD);
  });
});
