/** The programs on /developers work as they are written there. */
import { describe, expect } from 'vitest';
import { LANGUAGES } from '#shared/languages.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { aClaimScene, claimMeals, claimSoon, collect, inHours } from '#tests/support/claims.ts';
import { programsIn, runInShell, runTypeScript } from '#tests/support/developers.ts';
import { aKey } from '#tests/support/keys.ts';
import { byPhone } from '#tests/support/landings.ts';

// The list of meals has a page of 24, which pledges of other tests would fill.
useOwnCloud();

const NAMES = ENDPOINTS.filter(({ scope }) => scope !== undefined).map(({ name }) => name);

/** It ends the claim that the others are about. */
const ENDS = 'cancelClaim';

/** An organization with a key, and the variables that a reader of the page sets. */
async function aReader() {
  const scene = await aClaimScene(cloud);
  await cloud.settled();
  const { key } = await aKey(cloud, scene.kitchen);
  const variables = {
    CREEL: cloud.origin(),
    CREEL_KEY: key,
    ORGANIZATION_ID: scene.kitchen.organizationId,
    PLEDGE_ID: scene.pledgeId,
    PICKUP_START: inHours(cloud, 2),
    PICKUP_END: inHours(cloud, 3),
  };
  return { ...scene, variables };
}

describe('the quick start', () => {
  it('finds and claims meals, and reads figures, by curl', async () => {
    const [programs, { variables, pledgeId }] = await Promise.all([programsIn(cloud, 'en'), aReader()]);
    const { PLEDGE_ID: _, ...before } = variables;
    const said = async (name: string, known: Record<string, string>) =>
      JSON.parse(await runInShell(programs.get(`quick-start-${name}`) ?? '', known));
    const { items } = await said('find', before);
    expect(items).toEqual(expect.arrayContaining([expect.objectContaining({ id: pledgeId })]));
    const claim = await said('claim', variables);
    expect(claim).toMatchObject({ pledgeId, meals: 2, state: 'reserved', code: expect.any(String) });
    // Sent again, it makes no second claim.
    expect((await said('claim', variables)).id).toBe(claim.id);
    expect(await said('figures', variables)).toMatchObject({ totals: { mealsClaimed: expect.any(Number) } });
  });

  it('does the same in TypeScript', async () => {
    const [programs, { variables }] = await Promise.all([programsIn(cloud, 'en'), aReader()]);
    const program = programs.get('quick-start-typescript') ?? '';
    const said = await runTypeScript({ 'quick-start.ts': program }, variables);
    expect(said).toMatch(/^Claimed 2 meals of .+\. Code: \d{6}\nMeals served so far: \d+\n$/);
  });

  it('tells why it fails', async () => {
    const [programs, { variables }] = await Promise.all([programsIn(cloud, 'en'), aReader()]);
    const find = programs.get('quick-start-find') ?? '';
    await expect(runInShell(find, { ...variables, CREEL_KEY: 'creel_...' })).rejects.toThrow('401');
  });
});

describe('the examples', () => {
  it('are one for each endpoint that keys can call, and the same in all languages', async () => {
    const [english, ...others] = await Promise.all(LANGUAGES.map((each) => programsIn(cloud, each)));
    const ids = [...(english?.keys() ?? [])].filter((id) => id.startsWith('example-'));
    expect(ids.sort()).toEqual(NAMES.map((name) => `example-${name}`).sort());
    for (const other of others) expect(other).toEqual(english);
  });

  it('all work', async () => {
    const [programs, { variables, ...scene }] = await Promise.all([programsIn(cloud, 'en'), aReader()]);
    const { kitchen, fisherman, pledgeId } = scene;
    const { id: open } = await claimMeals(cloud, kitchen, pledgeId);
    const { id: collected, code = '' } = await claimSoon(cloud, scene, 2);
    await collect(cloud, fisherman, collected, { code });
    const { id: LANDING_ID } = (await byPhone(cloud, fisherman).announce()).body;
    const known = { ...variables, CLAIM_ID: open, LANDING_ID };
    for (const name of [...NAMES.filter((each) => each !== ENDS), ENDS]) {
      const CLAIM_ID = name === 'recordServed' ? collected : open;
      const said = await runInShell(programs.get(`example-${name}`) ?? 'false', { ...known, CLAIM_ID });
      expect(said, name).toMatch(name === 'exportMeals' ? /^"time",/ : /^\{.*\}$/s);
    }
  });
});
