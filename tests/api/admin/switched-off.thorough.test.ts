/** Parts of the site that are switched off on one site: every endpoint of the contract, and the rendered pages. */
import { describe, expect } from 'vitest';
import { type EndpointDefinition, fillPath } from '#shared/contract/endpoint.ts';
import { FEATURES } from '#shared/feature-names.ts';
import { type Feature, isOn } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import { getHome } from '#shared/home/endpoints.ts';
import { SETTINGS_KEPT_SECONDS, SETTINGS_SEEN_WITHIN_SECONDS } from '#shared/limits.ts';
import { createProfile } from '#shared/profiles/endpoints.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { readSitemap } from '#tests/api/pages/sitemap.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { countCalls } from '#tests/support/cloud/table.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { byPhone } from '#tests/support/landings.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { settle } from '#tests/support/site.ts';
import { signUpClosed } from '#words/general/refusals.ts';

useOwnCloud();

let admin: TestUser;
let owner: TestUser;
const samples: Record<string, string> = {};

it.beforeAll(async () => {
  admin = await cloud.createUser({ groups: ['admin'] });
  owner = await cloud.createUser();
  const profile = { profileType: 'fisherman' as const, name: 'Ruth Alder' };
  await cloud.call(createProfile, { token: owner.accessToken, body: profile });
  samples.landingId = (await byPhone(cloud, owner).announce()).body.id;
  samples.catchId = (await postCatch(cloud, owner)).id;
  samples.pledgeId = (await postPledge(cloud, owner)).id;
  samples.organizationId = await createOrganization(cloud, owner);
  samples.userId = owner.userId;
  samples.fishermanId = owner.userId;
  await cloud.settled();
});

const ABSENT_ID = '01JCXZ0000000000000000000A';
const ABSENT_USER = '00000000-0000-4000-8000-000000000000';
const QUERIES: Readonly<Record<string, string>> = {
  '/organizations': '?q=harb',
  '/places': '?q=04101',
  '/ratings': `?fisherman=${ABSENT_USER}`,
  '/places/suggestions': '?q=portl',
};

/** These end the caller's session. */
const LAST = ['deleteAccount', 'signOutEverywhere'];
const ASKED = ENDPOINTS.filter(({ name }) => !LAST.includes(name));

/** Reads request existing things; writes send an empty form about nothing that exists. */
async function statusOf(definition: EndpointDefinition, flavour: Flavour): Promise<number> {
  const { method, path, access } = definition;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const absent = (name: string) => (/user|fisherman/i.test(name) ? ABSENT_USER : ABSENT_ID);
  const values = names.map((name) => [name, (method === 'GET' ? samples[name] : undefined) ?? absent(name)]);
  const token =
    access === 'anyone' ? undefined : typeof access === 'string' ? owner.accessToken : admin.accessToken;
  const response = await cloud.request(
    `/api${fillPath(path, Object.fromEntries(values))}${QUERIES[path] ?? ''}`,
    {
      method,
      token,
      ...(definition.idempotent === true && { idempotencyKey: crypto.randomUUID() }),
      ...(definition.body && { json: {} }),
    },
    flavour,
  );
  await response.text();
  return response.status;
}

/** Limits for one person that this file would exceed. */
const FEW = ['export', 'sampleInvitation', 'mailing', 'profile'] as const;

async function statuses(flavour: Flavour): Promise<Record<string, number>> {
  for (const limit of FEW) for (const who of [owner, admin]) await countCalls(cloud, who, limit, 0);
  const entries: [string, number][] = [];
  for (const definition of ASKED) entries.push([definition.name, await statusOf(definition, flavour)]);
  return Object.fromEntries(entries);
}

/** The part of this month. */
const partOf = (list: string) =>
  `/sitemap-${list}-${new Date(cloud.clock.now()).toISOString().slice(0, 7)}.xml`;

const open = async (path: string, flavour: Flavour) => {
  const response = await cloud.request(path, {}, flavour);
  const text = await response.text();
  // The page's look and tagline are the same for all.
  return { status: response.status, text: /<main[^>]*>.*<\/main>/s.exec(text)?.[0] ?? text, whole: text };
};

describe('features switched off on one site', () => {
  it('return 404 for all their endpoints there; all others and the other site work as before', async () => {
    const before = { consumer: await statuses('consumer'), community: await statuses('community') };
    for (const feature of FEATURES) {
      await settle(cloud, admin, 'community', { switchedOff: [feature] });
      const expected = ASKED.map(({ name, feature: part }): [string, number | undefined] => [
        name,
        part && !isOn(part, [feature]) ? 404 : before.community[name],
      ]);
      expect(await statuses('community'), feature).toEqual(Object.fromEntries(expected));
      if (feature === 'pledges') expect(await statuses('consumer')).toEqual(before.consumer);
    }
    await settle(cloud, admin, 'community', {});
    expect(await statuses('community')).toEqual(before.community);
  }, 300_000);

  it('disappear within a minute, despite the caches of functions and the edge', () => {
    for (const { name, feature, cache } of ENDPOINTS) {
      if (!cache || (feature === undefined && !['getSite', 'getHome'].includes(name))) continue;
      const kept = cache.seconds + cache.staleSeconds + SETTINGS_KEPT_SECONDS;
      expect([name, kept < SETTINGS_SEEN_WITHIN_SECONDS]).toEqual([name, true]);
    }
  });

  it('let owners see, hide and delete their posts, and read their data', () => {
    const ofOwners = ENDPOINTS.filter(({ name }) =>
      /^(list|get)My|^(delete|set(Catch|Pledge)Visibility|export|remove)|^unlike/.test(name),
    );
    expect(ofOwners.length).toBeGreaterThan(10);
    expect(ofOwners.filter(({ feature }) => feature !== undefined)).toEqual([]);
    expect(ENDPOINTS.filter(({ access, feature }) => typeof access !== 'string' && feature)).toEqual([]);
  });
});

describe('sign-up', () => {
  it('is refused by the user pool on the site where it is switched off', async () => {
    await settle(cloud, admin, 'community', { switchedOff: ['signUp'] });
    await expect(cloud.signUp({ flavour: 'community' })).rejects.toThrow(signUpClosed);
    // A trigger refuses by failing.
    expect(cloud.failures.splice(0).filter((line) => !line.includes(signUpClosed))).toEqual([]);
    expect(await cloud.signUp({ flavour: 'consumer' })).toHaveProperty('userId');
    await settle(cloud, admin, 'community', {});
    expect(await cloud.signUp({ flavour: 'community' })).toHaveProperty('userId');
  });
});

describe('the rendered pages', () => {
  const without = (feature: Feature) => settle(cloud, admin, 'consumer', { switchedOff: [feature] });

  it('do not mention pledges where there are none', async () => {
    const fisherman = `/fisherman/${owner.userId}`;
    expect((await open(fisherman, 'consumer')).text).toContain('Meals pledged');
    await without('pledges');
    expect((await readSitemap(cloud)).join()).not.toMatch(new RegExp(`pledge|${samples.pledgeId}`, 'i'));
    for (const path of [`/pledge/${samples.pledgeId}`, `/share/${samples.pledgeId}.jpg`, partOf('pledges')])
      expect((await open(path, 'consumer')).status).toBe(404);
    for (const path of ['/sitemap.xml', fisherman, '/marketplace']) {
      const { status, text } = await open(path, 'consumer');
      expect([path, status, text.includes(samples.pledgeId ?? ''), /pledge/i.test(text)]).toEqual([
        path,
        200,
        false,
        false,
      ]);
    }
    expect((await open(`/pledge/${samples.pledgeId}`, 'community')).status).toBe(200);
    expect((await cloud.call(getHome)).body).toMatchObject({ mealsPledged: 0, recentPledges: [] });
  });

  it('do not mention sales where there are none, and the marketplace shows pledges', async () => {
    const catchPath = `/catch/${samples.catchId}`;
    expect(await readSitemap(cloud)).toContain(catchPath);
    await without('sales');
    expect(await readSitemap(cloud)).not.toContain(catchPath);
    // Search engines then find it on the other site.
    expect(await readSitemap(cloud, 'community')).toContain(catchPath);
    expect((await open(catchPath, 'community')).whole).toContain(
      `<link rel="canonical" href="${cloud.origin('community')}${catchPath}">`,
    );
    expect((await open(partOf('catches'), 'consumer')).status).toBe(404);
    expect((await open(catchPath, 'consumer')).status).toBe(404);
    const marketplace = await open('/marketplace', 'consumer');
    expect(marketplace.text).toContain(samples.pledgeId);
    const named = `<link rel="canonical" href="${cloud.origin()}/marketplace">`;
    expect(marketplace.whole).toContain(named);
    expect((await open('/marketplace?view=pledges', 'consumer')).whole).toContain(named);
    expect((await open(`/fisherman/${owner.userId}`, 'consumer')).text).not.toMatch(/catch/i);
    await settle(cloud, admin, 'consumer', { switchedOff: ['sales', 'pledges'] });
    expect((await open('/marketplace', 'consumer')).status).toBe(404);
    expect((await readSitemap(cloud)).join()).not.toContain('marketplace');
  });

  it('show an announcement at the top from its start to its end', async () => {
    const at = (minutes: number) => new Date(cloud.clock.now() + minutes * 60_000).toISOString();
    const link = { label: 'Read <why>', url: '/about' };
    const banner = {
      text: 'No landings & no ice',
      tone: 'warning',
      link,
      from: at(5),
      until: at(10),
    } as const;
    await settle(cloud, admin, 'consumer', { banner });
    const says = async (flavour: Flavour) =>
      /<aside aria-label="Announcement"[^>]*>.*No landings &amp; no ice.*<a [^>]*href="\/about"[^>]*>Read &lt;why&gt;.*<\/aside>/s.test(
        (await open('/marketplace', flavour)).whole,
      );
    expect(await says('consumer')).toBe(false);
    cloud.clock.advance(5 * 60_000);
    expect([await says('consumer'), await says('community')]).toEqual([true, false]);
    cloud.clock.advance(5 * 60_000);
    expect(await says('consumer')).toBe(false);
  });
});
