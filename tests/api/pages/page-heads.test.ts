import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { LANGUAGES, pathIn } from '#shared/languages.ts';
import { DESCRIPTION_LENGTH } from '#shared/pages/page-head.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { nameIn, pageTitle, TITLE_LENGTH } from '#shared/sharing/page-title.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import {
  addressIn,
  KNOWN_AS,
  PAGES_THAT_ARE_THERE,
  type PageIds,
  SITE_OF,
} from '#tests/support/browser/page-addresses.ts';
import { type CatchInput, postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { byPhone } from '#tests/support/landings.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { aReceipt, verified } from '#tests/support/receipts.ts';
import { siteNames } from '#words/app/site-names.ts';
import { readPart } from './sitemap.ts';

let ids: PageIds;

it.beforeAll(async () => {
  const ruth = await createFisherman(cloud, 'Ruth Alder');
  const [ofCatch, ofPledge] = await Promise.all([
    upload(cloud, ruth, { kind: 'catch' }),
    upload(cloud, ruth, { kind: 'pledge' }),
  ]);
  const sale = await postCatch(cloud, ruth, { photos: [{ uploadId: ofCatch.uploadId }] });
  const pledge = await postPledge(cloud, ruth, {
    photos: [{ uploadId: ofPledge.uploadId, imageType: 'catch' }],
  });
  const { body: landing } = await byPhone(cloud, ruth).announce();
  const coordinator = await cloud.createUser();
  const organizationId = await createOrganization(cloud, coordinator, verified(cloud));
  ids = {
    catchId: sale.id,
    pledgeId: pledge.id,
    landingId: landing.id,
    userId: ruth.userId,
    organizationId,
    receiptId: await aReceipt(cloud, { kitchen: { organizationId, coordinator }, fisherman: ruth }),
    postId: sale.id,
    customerId: 'demo',
    town: 'portland-me',
    questionId: 'how-do-i-sell',
  };
  await cloud.settled();
});

const addressOf = (pattern: string, known = ids) => addressIn(pattern, known);

interface Page {
  status: number;
  text: string;
  title: string | undefined;
  /** The content of each meta tag by its name or property. */
  tags: Record<string, string>;
  /** The addresses of its links by their relation. */
  links: Record<string, string>;
  data: Record<string, unknown> | undefined;
}

async function open(path: string, flavour: Flavour): Promise<Page> {
  const response = await cloud.request(path, {}, flavour);
  const text = await response.text();
  const pairs = (pattern: RegExp) =>
    Object.fromEntries([...text.matchAll(pattern)].map(([, ...pair]) => pair));
  const data = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1];
  return {
    status: response.status,
    text,
    title: /<title>([^<]*)</.exec(text)?.[1],
    tags: pairs(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g),
    links: pairs(/<link rel="(canonical|alternate" hreflang="[^"]+)" href="([^"]+)"/g),
    data: data === undefined ? undefined : JSON.parse(data),
  };
}

const headOf = (text: string) => /<head>.*<\/head>/s.exec(text)?.[0];

const WRITTEN = {
  fishermanName: 'Ruth 207-555-0144',
  species: 'other',
  customSpecies: 'Eel 207.555.0155',
  location: 'Pier 3, ruth@boat.example',
};
const NUMBERS_EVERYWHERE = {
  catch: { ...WRITTEN, quantity: '40 lb, (207) 555-0166' },
  pledge: { ...WRITTEN, story: 'Call 207 555 0177.' },
};
const WAYS_TO_REACH = /207\W{1,2}555|boat\.example/;

/** The schema.org types of pages that are about one thing or a list. */
const KINDS: Record<string, string> = {
  [PATHS.home]: 'WebSite',
  [PATHS.marketplace]: 'CollectionPage',
  [PATHS.town]: 'ItemList',
  [PATHS.fishermen]: 'CollectionPage',
  [PATHS.catch]: 'Product',
  [PATHS.landings]: 'CollectionPage',
  [PATHS.landing]: 'Event',
  [PATHS.pledge]: 'DonateAction',
  [PATHS.share]: 'DonateAction',
  [PATHS.sharePledge]: 'DonateAction',
  [PATHS.facebookScreen]: 'DonateAction',
  [PATHS.fisherman]: 'ProfilePage',
  [PATHS.organization]: 'NGO',
  [PATHS.about]: 'AboutPage',
  [PATHS.faq]: 'FAQPage',
  [PATHS.question]: 'FAQPage',
  [PATHS.press]: 'WebPage',
  [PATHS.developers]: 'TechArticle',
};

describe.each(FLAVOURS)('on the %s host', (flavour) => {
  it.each(PAGES_THAT_ARE_THERE)('%s is complete and describes itself', async (pattern) => {
    const known = KNOWN_AS[pattern] ?? pattern;
    const origin = cloud.origin(SITE_OF[known] ?? flavour);
    const url = origin + addressOf(known);
    const { status, text, title, tags, links, data } = await open(addressOf(pattern), flavour);
    expect(status).toBe(200);
    expect(text.match(/<h1/g)).toHaveLength(1);
    expect(title).toMatch(/\S.*Creel/);
    expect(title?.length).toBeLessThanOrEqual(TITLE_LENGTH);
    expect(tags.description?.length).toBeGreaterThan(20);
    expect(tags.description?.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH);
    const alternates = {
      ...Object.fromEntries(
        LANGUAGES.map((each) => [`alternate" hreflang="${each}`, origin + pathIn(each, addressOf(known))]),
      ),
      'alternate" hreflang="x-default': url,
    };
    expect(links).toEqual({ canonical: url, ...(tags.robots !== 'noindex' && alternates) });
    expect(tags).toMatchObject({
      'og:type': expect.stringMatching(/^(website|article|profile)$/),
      'og:site_name': 'Creel',
      'og:url': url,
      'og:title': title,
      'og:description': tags.description,
      'og:image': expect.stringContaining(cloud.origin(flavour)),
      'og:image:alt': expect.stringMatching(/\S/),
      'twitter:card': 'summary_large_image',
      'twitter:title': title,
      'twitter:description': tags.description,
      'twitter:image': tags['og:image'],
    });
    expect(data?.['@type']).toBe(KINDS[pattern]);
    if (data?.['@type']) {
      expect(data).toMatchObject({ '@context': 'https://schema.org', url, image: tags['og:image'] });
    }
  });

  it('no two pages of the site map have the same name, description or picture', async () => {
    const paths = (await readPart(cloud, '/sitemap-pages.xml', flavour)).map(({ path }) => path);
    const seen = { titles: new Set(), descriptions: new Set(), pictures: new Set() };
    const { hostname } = new URL(cloud.origin(flavour));
    // One after the other, since on a busy machine some pages would time out.
    for (const path of paths) {
      const { title = '', tags, links } = await open(path, flavour);
      const { description = '', 'og:image': image = '', 'og:image:alt': alt = '' } = tags;
      expect(links.canonical, path).toBe(cloud.origin(flavour) + path);
      expect([title.length <= TITLE_LENGTH, description.length <= DESCRIPTION_LENGTH], path).toEqual([
        true,
        true,
      ]);
      const { pathname, host } = new URL(image);
      expect(pathname).toBe(`/share/page${path === '/' ? '/home' : path}.jpg`);
      expect(host).toContain(hostname);
      const [name, lead = ''] = alt.split(' – ');
      expect([name, description.startsWith(lead.slice(0, 40))]).toEqual([
        `${siteNames[flavour]}: ${nameIn(title)}`,
        true,
      ]);
      const drawn = await cloud.request(pathname, { method: 'HEAD' }, flavour);
      expect([drawn.status, drawn.headers.get('content-type')], pathname).toEqual([200, 'image/jpeg']);
      seen.titles.add(title);
      seen.descriptions.add(description);
      seen.pictures.add(image);
    }
    for (const [each, { size }] of Object.entries(seen)) expect(size, each).toBe(paths.length);
  });

  it('the picture of a page shows a post of the site’s first kind, or the logo, and its text says so', async () => {
    const altOf = async (path: string) => (await open(path, flavour)).tags['og:image:alt'];
    const species = flavour === 'consumer' ? 'cod' : 'haddock';
    expect(await altOf(addressOf(PATHS.town))).toMatch(new RegExp(`With a photo of ${species}\\.$`));
    expect(await altOf(PATHS.press)).toMatch(/With the Creel logo, a fish tail in a basket\.$/);
  });

  it('pictures of posts have a version in their address, and the size that social networks require', async () => {
    const image = async (pattern: string) => (await open(addressOf(pattern), flavour)).tags['og:image'] ?? '';
    const [sale, pledge] = [await image(PATHS.catch), await image(PATHS.pledge)];
    expect([sale, pledge]).toEqual([expect.stringMatching(/\?v=1$/), expect.stringMatching(/\?v=1$/)]);
    for (const address of [sale, pledge, await image(PATHS.fisherman), await image(PATHS.home)]) {
      const { pathname, search } = new URL(address);
      const response = await cloud.request(pathname + search, {}, flavour);
      const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([format, width, height], address).toEqual(['jpeg', 1200, 630]);
    }
  });

  it.each([
    [PATHS.catch, 'Catch not found'],
    [PATHS.pledge, 'Pledge not found'],
    [PATHS.share, 'Pledge Not Found'],
    [PATHS.sharePledge, 'Pledge Not Found'],
    [PATHS.sharePledgeUnnamed, 'No pledge ID provided'],
    [PATHS.facebookScreen, 'Pledge Not Found'],
    [PATHS.fisherman, 'Fisherman profile not found'],
    [PATHS.organization, 'We could not find this organization.'],
    [PATHS.question, 'This question is not here.'],
  ])('the missing page %s returns 404 and says so', async (pattern, words) => {
    const nothing = '01ARZ3NDEKTSV4RRFFQ69G5FAV';
    const unknown = {
      catchId: nothing,
      pledgeId: nothing,
      organizationId: nothing,
      questionId: nothing,
    };
    for (const userId of ['00000000-0000-4000-8000-000000000000', "it's <nothing>"]) {
      const path = addressOf(pattern, { ...unknown, userId: encodeURIComponent(userId) });
      const { status, text, title, tags, links } = await open(path, flavour);
      expect(status).toBe(404);
      expect(title).toBe(pageTitle(words, flavour));
      expect(text).toContain(`>${words}</`);
      expect(text).not.toContain('<nothing>');
      expect(tags.robots).toBe('noindex');
      expect(links).toEqual({});
    }
  });
});

describe('the head of a page on both hosts', () => {
  it.each(PAGES_THAT_ARE_THERE.filter((pattern) => !/[:]|facebook/.test(pattern)))(
    'differs between the hosts for %s',
    async (pattern) => {
      const [one, other] = [await open(pattern, 'consumer'), await open(pattern, 'community')];
      expect(one.title).not.toBe(other.title);
      expect(one.tags.description).not.toBe(other.tags.description);
    },
  );
});

describe('the head of a catch', () => {
  const dollars = { priceCurrency: 'USD' };
  const perUnit = { '@type': 'UnitPriceSpecification', price: 6.5, ...dollars };

  it('describes the offer in schema.org terms, without contact details', async () => {
    const { data, tags } = await open(addressOf(PATHS.catch), 'consumer');
    expect(data).toMatchObject({
      name: 'Cod',
      offers: {
        '@type': 'Offer',
        priceSpecification: { ...perUnit, unitCode: 'LBR' },
        availability: 'https://schema.org/InStock',
        seller: { name: 'Ruth Alder' },
      },
    });
    expect(JSON.stringify([data, tags])).not.toMatch(/555.?0142/);
  });

  it.each<[string, Partial<CatchInput>, object]>([
    ['of the whole, as such', { amount: 120, unit: 'all' }, { ...dollars, price: 120 }],
    ['per pound, as such', { unit: 'per_pound' }, { priceSpecification: { ...perUnit, unitCode: 'LBR' } }],
    ['per fish, as such', { unit: 'per_fish' }, { priceSpecification: { ...perUnit, unitCode: 'C62' } }],
    ['of a gift, which is nothing', { paymentType: 'free' }, { ...dollars, price: 0 }],
    ['that the buyer chooses, not at all', { paymentType: 'voluntary' }, {}],
  ])('contains the price: %s', async (_name, priced, said) => {
    const { id } = await postCatch(cloud, await cloud.createUser(), priced);
    const { data } = await open(`/catch/${id}`, 'consumer');
    const { price, priceCurrency, priceSpecification } = Object(data?.offers);
    expect({ price, priceCurrency, priceSpecification }).toEqual(said);
  });

  it('contains the amount left and the least that one may take', async () => {
    const stock = { unit: 'box', left: 7, least: 2, step: 1 } as const;
    const { id } = await postCatch(cloud, await cloud.createUser(), { unit: 'per_fish', stock });
    const { data } = await open(`/catch/${id}`, 'consumer');
    expect(data?.offers).toMatchObject({
      priceSpecification: { price: 6.5, unitCode: 'BX' },
      inventoryLevel: { value: 7, unitCode: 'BX' },
      eligibleQuantity: { minValue: 2, unitCode: 'BX' },
    });
  });

  it('quotes the seller’s text without phone numbers and email addresses', async () => {
    const ruth = await createFisherman(cloud, 'Ruth Alder');
    const { id } = await postCatch(cloud, ruth, {
      description: 'Landed at dawn. Call 207-555-0199 or ruth@boat.example, 2 lb at least.',
    });
    const { tags, text } = await open(`/catch/${id}`, 'consumer');
    for (const name of ['description', 'og:description', 'twitter:description']) {
      expect(tags[name], name).toMatch(/Landed at dawn\. Call … or …, 2 lb at least\.$/);
    }
    expect(text.replace(/<head>.*<\/head>/s, '')).toContain('Call 207-555-0199');
  });

  it('contains no phone numbers or email addresses from other fields either', async () => {
    const { id } = await postCatch(cloud, await cloud.createUser(), NUMBERS_EVERYWHERE.catch);
    const { text, title, data } = await open(`/catch/${id}`, 'consumer');
    expect(headOf(text)).not.toMatch(WAYS_TO_REACH);
    expect(title).toBe('Eel … from Pier 3, … · Creel');
    expect(data).toMatchObject({
      name: 'Eel …',
      description: expect.stringMatching(/^Eel …, 40 lb, …: .* from Ruth … in Pier 3, …$/),
      offers: {
        areaServed: 'Pier 3, …',
        seller: { name: 'Ruth …' },
        priceValidUntil: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      },
    });
  });

  it('leaves published contact details to the page, where search engines must not quote them', async () => {
    const { text } = await open(addressOf(PATHS.catch), 'consumer');
    const read = text.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]*data-nosnippet[^>]*>[^<]*</g, '<');
    expect(text).toMatch(/>[^<]*555.?0142/);
    expect(read.replace(/<[^>]*>/g, '')).not.toMatch(/555.?0142/);
  });
});

describe.each(FLAVOURS)('a fisherman’s text on the %s host', (flavour) => {
  it.each([PATHS.pledge, PATHS.share, PATHS.fisherman])(
    'is in the head of %s without contact details',
    async (pattern) => {
      const user = await cloud.createUser();
      const { id } = await postPledge(cloud, user, NUMBERS_EVERYWHERE.pledge);
      await cloud.settled();
      const known = { ...ids, pledgeId: id, userId: user.userId };
      const { status, text, data } = await open(addressOf(pattern, known), flavour);
      expect([status, JSON.stringify(data)]).toEqual([200, expect.stringContaining('Ruth …')]);
      expect(headOf(text)).not.toMatch(WAYS_TO_REACH);
    },
  );
});

describe('a filtered list', () => {
  const canonicalOf = async (path: string, flavour: Flavour = 'consumer') => {
    const { links } = await open(path, flavour);
    return links.canonical?.replace(cloud.origin(flavour), '').replace('&amp;', '&');
  };

  it('is another address of the same page', async () => {
    expect(await canonicalOf('/marketplace?view=pledges&species=cod&sort=nearest&from=mail')).toBe(
      '/marketplace?view=pledges',
    );
    expect(await canonicalOf('/marketplace/?view=pledges')).toBe('/marketplace?view=pledges');
    expect(await canonicalOf('/marketplace?view=nothing')).toBe('/marketplace');
    expect(await canonicalOf('/about?view=pledges&fisherman=x')).toBe('/about');
  });

  it.each<[Flavour, first: string, other: string]>([
    ['consumer', 'marketplace', 'pledges'],
    ['community', 'pledges', 'marketplace'],
  ])(
    'has its view in the canonical address only if the %s host has the other default view',
    async (flavour, first, other) => {
      expect(await canonicalOf(`/marketplace?view=${first}`, flavour)).toBe('/marketplace');
      expect(await canonicalOf(`/marketplace?view=${other}`, flavour)).toBe(`/marketplace?view=${other}`);
      expect(await canonicalOf(`/marketplace?view=${other}&view=${first}`, flavour)).toBe(
        `/marketplace?view=${other}`,
      );
    },
  );

  it.each(FLAVOURS)(
    'is a page of its own for one fisherman, only by their id, on the %s host',
    async (flavour) => {
      const own = `/marketplace?view=${flavour === 'consumer' ? 'pledges' : 'marketplace'}&fisherman=${ids.userId}`;
      expect(await canonicalOf(own, flavour)).toBe(own);
      const [path = '', view = '', fisherman = ''] = own.split(/[?&]/);
      expect(await canonicalOf(`${path}?${fisherman}&${view}`, flavour)).toBe(own);
      for (const nobody of ['zzz', '', ids.catchId, ids.userId?.toUpperCase()]) {
        expect(await canonicalOf(`/marketplace?fisherman=${nobody}`, flavour), nobody).toBe('/marketplace');
      }
    },
  );
});

it.each([PATHS.about, PATHS.press])('%s starts on each host with the purpose of that site', async (path) => {
  const leads = FLAVOURS.map(
    async (flavour) => /<\/h1><p[^>]*>([^<]+)/.exec((await open(path, flavour)).text)?.[1],
  );
  const [consumer, community] = await Promise.all(leads);
  expect(consumer).toMatch(/text about Creel|people who eat their fish/);
  expect(community).toMatch(/pledged meals|aid groups/);
});

it('the demo profile is one page at all its addresses, and not for search engines', async () => {
  const { status, tags, links } = await open('/customer/anything', 'consumer');
  expect(status).toBe(200);
  expect([tags.robots, links.canonical]).toEqual(['noindex', `${cloud.origin()}/customer/demo`]);
});

it('an address that only redirects describes its pledge to social networks, and is not for search engines', async () => {
  const { tags } = await open(addressOf(PATHS.facebookScreen), 'consumer');
  expect(tags).toMatchObject({ robots: 'noindex', 'og:title': '24 Meals Pledged - Creel' });
});

it.each(['/share/page/nothing.jpg', '/share/page/customer/demo.jpg'])(
  'no picture is drawn for a missing or unlisted page: %s',
  async (path) => {
    expect((await cloud.request(path, { method: 'HEAD' })).status).toBe(404);
  },
);
