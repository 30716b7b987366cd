/** Posts of the whole site, which administrators find and moderate without a report. */
import { describe, expect } from 'vitest';
import { HOUR } from '#shared/limits.ts';
import { listSitePosts, moderatePost } from '#shared/moderation/post-endpoints.ts';
import { setCatchStock } from '#shared/posts/catches/own-endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { hoursAgo, postCatch, postPledge } from '#tests/support/builders.ts';
import { readItems } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { mailsTo } from '#tests/support/mailbox.ts';
import { asOwner } from '#tests/support/own-posts.ts';

useOwnCloud();

let alma: TestUser;
let bea: TestUser;
it.beforeAll(async () => {
  [alma, bea] = await Promise.all([
    aPerson(cloud, { name: 'Alma Reyes', groups: ['admin'] }),
    aPerson(cloud, { name: 'Bea Lund', groups: ['admin'] }),
  ]);
});

type Query = NonNullable<Parameters<typeof find>[0]>;
async function find(query: {
  kind?: 'catch' | 'pledge';
  state?: 'open' | 'over' | 'sold' | 'hidden' | 'taken_down' | 'all';
  fisherman?: string;
  q?: string;
  cursor?: string;
  limit?: string;
}) {
  return (await cloud.call(listSitePosts, { token: alma.accessToken, query })).body;
}
const idsOf = async (query: Query) => (await find(query)).items.map(({ id }) => id);
const moderate = (by: TestUser, postId: string, isTakenDown: boolean, note?: string) =>
  cloud.call(moderatePost, {
    token: by.accessToken,
    params: { kind: 'catch', postId },
    body: { isTakenDown, ...(note !== undefined && { note }) },
  });
const note = 'No watches, please.';

describe('posts of the whole site', () => {
  it('are found by their state, words and fisherman, newest first', async () => {
    const [ruth, omar] = [await aPerson(cloud, { name: 'Ruth Alder' }), await aPerson(cloud)];
    const over = await postCatch(cloud, ruth, { caughtDate: hoursAgo(47.5) });
    cloud.clock.advance(0.6 * HOUR);
    const post = (species: 'haddock' | 'cod', by = ruth) => postCatch(cloud, by, { species });
    const [open, sold, hidden, takenDown] = [
      await post('haddock'),
      await post('haddock'),
      await post('cod'),
      await post('haddock', omar),
    ];
    await cloud.call(setCatchStock, {
      token: ruth.accessToken,
      params: { catchId: sold.id },
      body: { sold: true },
    });
    await asOwner(cloud, ruth).setCatchHidden(hidden.id, true);
    await moderate(alma, takenDown.id, true, note);
    await cloud.settled();
    const states = { open, over, sold, hidden, taken_down: takenDown };
    for (const state of ['open', 'over', 'sold', 'hidden', 'taken_down'] as const)
      expect([state, await idsOf({ state })]).toEqual([state, [states[state].id]]);
    expect(await idsOf({ state: 'all' })).toEqual([takenDown, hidden, sold, open, over].map(({ id }) => id));
    expect(await idsOf({ state: 'all', q: 'haddock' })).toEqual([takenDown.id, sold.id, open.id]);
    expect(await idsOf({ q: 'haddock' })).toEqual([open.id]);
    expect(await idsOf({ state: 'all', fisherman: omar.userId })).toEqual([takenDown.id]);
    expect(await idsOf({ state: 'hidden', fisherman: omar.userId })).toEqual([]);
    expect((await find({ state: 'taken_down' })).items).toMatchObject([
      { species: 'haddock', fisherman: { userId: omar.userId }, note },
    ]);
    const first = await find({ state: 'all', limit: '2' });
    const { nextCursor: cursor = '' } = first;
    const second = await find({ state: 'all', limit: '2', cursor });
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(
      [takenDown, hidden, sold, open].map(({ id }) => id),
    );
    const { id: pledgeId } = await postPledge(cloud, ruth);
    expect(await idsOf({ kind: 'pledge', state: 'all' })).toEqual([pledgeId]);
  });

  it('are taken down and allowed again only once, with an email that names the post', async () => {
    const omar = await aPerson(cloud);
    const { id } = await postCatch(cloud, omar);
    expect((await moderate(alma, id, true)).error.issues).toEqual([
      { path: 'note', message: 'Reason is required' },
    ]);
    const answers = await Promise.all([moderate(alma, id, true, note), moderate(bea, id, true, note)]);
    expect(answers.map(({ body }) => body.state)).toEqual(['taken_down', 'taken_down']);
    for (let times = 0; times < 2; times++)
      expect((await moderate(bea, id, false, 'Sorry.')).body.state).toBe('hidden');
    await cloud.settled();
    const mails = await mailsTo(cloud, omar);
    expect(mails.map(({ subject }) => subject).sort()).toEqual([
      'A post of yours on Creel can be shown again',
      'A post of yours on Creel was hidden',
    ]);
    for (const { text } of mails) expect(text).toMatch(/The post: Cod/);
    expect(mails.map(({ text }) => text).join()).toContain(note);
    const audited = (await readItems(cloud, 'pk', 'AUDIT')).filter(({ subject }) => subject === id);
    expect(audited.map(({ action }) => action)).toEqual(['post-hidden', 'post-released']);
  });

  it('are not moderated by their own fisherman, or after deletion', async () => {
    const { id } = await postCatch(cloud, alma);
    expect((await moderate(alma, id, true, note)).status).toBe(403);
    await asOwner(cloud, alma).deleteCatch(id);
    expect((await moderate(bea, id, true, note)).status).toBe(404);
  });
});
