/** Every rendered page while one part of its site is switched off: it does not mention that part or link to it. */
import { describe, expect } from 'vitest';
import { FEATURES } from '#shared/feature-names.ts';
import { type Feature, isOn } from '#shared/features.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { PAGE_FEATURES, PATHS, SHELLS } from '#shared/pages/pages.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import {
  addressIn,
  createPageIds,
  PAGES_THAT_ARE_THERE,
  type PageIds,
} from '#tests/support/browser/page-addresses.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { settle } from '#tests/support/site.ts';

useOwnCloud();

let admin: TestUser;
let ids: PageIds;

it.beforeAll(async () => {
  admin = await cloud.createUser({ groups: ['admin'] });
  ids = { ...(await createPageIds(cloud)), questionId: 'how-do-i-leave' };
});

/** The links of a page to a part, and the words that mention it. */
const TRACES: Readonly<Record<Feature, { links?: RegExp; words: RegExp }>> = {
  sales: {
    links: /^\/catch\/|view=marketplace/,
    words: /browse marketplace|buy fish|neighbors buy|fresh fish for sale/i,
  },
  pledges: {
    links: /^\/(pledge|share|whats-in|impact|community-aid|find-meals|claim|feeds\/pledges)|view=pledges/,
    words: /pledg|\bmeals?\b|donation|food bank|aid group|partner/i,
  },
  claims: { links: /^\/(claim|find-meals)|\/claim$/, words: /\bclaim(s|ing)?\b/i },
  reservations: { links: /^\/reservation/, words: /\breserv/i },
  landings: { links: /^\/landing/, words: /\blandings?\b/i },
  alerts: { links: /^\/alerts/, words: /\balerts?\b|save this search|save post/i },
  map: { links: /show=map/, words: /\bmap\b/i },
  goPro: { links: /^\/go-pro/, words: /\bcredits?\b|go pro/i },
  signUp: { links: /^\/(signup|get-invitation)/, words: /get started|sign up\b/i },
  newsletter: { links: /^\/newsletter/, words: /newsletter/i },
};

/** These pages also describe the past: rules, stored data, an organization's history, and receipts. Programmers read of the whole API. */
const TELLING_OF_BEFORE: readonly string[] = [
  PATHS.privacy,
  PATHS.terms,
  PATHS.organization,
  PATHS.receipt,
  PATHS.developers,
];
/** If nobody can sign up, these pages say so. */
const SAYING_SO: readonly string[] = [PATHS.signUp, PATHS.getInvitation];

const isOff = (pattern: string, feature: Feature) =>
  PAGE_FEATURES.some(
    ({ features, pages }) => pages.includes(pattern) && !features.some((part) => isOn(part, [feature])),
  );

async function open(path: string, flavour: Flavour) {
  const response = await cloud.request(path, {}, flavour);
  const html = (await response.text())
    .replace(/<(script|style)\b.*?<\/\1>/gs, '')
    // Links to the same page in other languages.
    .replace(/<a [^>]*\bhreflang=[^>]*>/gi, '<a>');
  const head = [...html.matchAll(/<title>([^<]*)|<meta name="description" content="([^"]*)/g)];
  return {
    status: response.status,
    links: [...html.matchAll(/ href="(\/[^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
    text: `${head.map(([, title = '', description = '']) => title + description).join(' ')} ${html
      .replace(/.*<main/s, '<main')
      .replace(/<[^>]*>/g, ' ')}`,
  };
}

/** Returns the text that mentions the feature, or the status if it is wrong. */
async function tracesOf(feature: Feature, pattern: string, flavour: Flavour): Promise<readonly unknown[]> {
  // A lot is there while the kind of its post is on.
  const { catchId = '', pledgeId = '' } = ids;
  const postId = feature === 'pledges' ? catchId : pledgeId;
  const { status, links, text } = await open(addressIn(pattern, { ...ids, postId }), flavour);
  const expected = isOff(pattern, feature) && !SAYING_SO.includes(pattern) ? 404 : 200;
  const { links: leading, words } = TRACES[feature];
  const said = TELLING_OF_BEFORE.includes(pattern) || SAYING_SO.includes(pattern) ? null : words.exec(text);
  return [
    ...(status === expected ? [] : [status]),
    ...links.filter((link) => leading?.test(link)),
    ...(said ? [text.slice(Math.max(0, said.index - 60), said.index + 60)] : []),
  ];
}

describe.each(FLAVOURS)('on the %s host', (flavour) => {
  it.each(FEATURES)('no page mentions or links to a part that is switched off: %s', async (feature) => {
    await settle(cloud, admin, flavour, { switchedOff: [feature] });
    const found: [string, readonly unknown[]][] = [];
    for (const pattern of PAGES_THAT_ARE_THERE)
      found.push([pattern, await tracesOf(feature, pattern, flavour)]);
    expect(Object.fromEntries(found.filter(([, traces]) => traces.length > 0))).toEqual({});
  });

  it('the shell, which does not know what is switched off, links only to pages that every site has', async () => {
    const { links, text } = await open(SHELLS[flavour], flavour);
    for (const feature of FEATURES) {
      expect(links.filter((link) => TRACES[feature].links?.test(link))).toEqual([]);
      expect(text).not.toMatch(TRACES[feature].words);
    }
  });
});
