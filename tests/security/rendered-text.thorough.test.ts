/** People's texts, above all strangers', in everything that the server renders: pages, their heads, the replies that travel with them, and feeds. */
import { XMLValidator } from 'fast-xml-parser';
import { describe, expect } from 'vitest';
import { FLAVOURS } from '#shared/flavours.ts';
import { LANGUAGES, pathIn } from '#shared/languages.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { outsideIn, outsideOfTheApp, publicPages } from '#tests/support/browser/page-addresses.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { byPhone } from '#tests/support/landings.ts';
import { createOrganization } from '#tests/support/organizations.ts';
import { aReceipt, verified } from '#tests/support/receipts.ts';
import { settle } from '#tests/support/site.ts';

useOwnCloud();

/** Each tries to end what it stands in: an element, an attribute, a script, a comment, a mark of the page's own. */
const NAUGHTY = [
  '</script><script>alert(1)</script>',
  '<!--<script>alert(2)',
  '<!--answers--><!--head--><!--page-->',
  '"><img src=x onerror=alert(3)>',
  "' onmouseover='alert(4)",
  '</title><svg onload=alert(5)>',
  '{{7*7}} #{7*7} $& $` $1',
  '\u2028alert(6)\u2029',
  '</noscript></template><iframe srcdoc=x>',
].join(' ');

let pages: string[];
let outside: string[];

it.beforeAll(async () => {
  const user = await cloud.createUser({ fisherman: `Ruth ${NAUGHTY}`.slice(0, 100) });
  const text = { description: NAUGHTY, location: `Dock ${NAUGHTY}`.slice(0, 100) };
  const { id: catchId } = await postCatch(cloud, user, text);
  const pledge = { story: NAUGHTY, location: text.location };
  const { id: pledgeId } = await postPledge(cloud, user, pledge);
  const fish = { species: 'cod', about: NAUGHTY.slice(0, 50), as: 'catch', paymentType: 'free' } as const;
  const { id: landingId } = (await byPhone(cloud, user).announce({ expected: [fish], note: NAUGHTY })).body;
  const line = NAUGHTY.slice(0, 200);
  const organizationId = await createOrganization(cloud, user, {
    ...verified(cloud),
    name: line,
    place: line,
  });
  const receiptId = await aReceipt(cloud, {
    kitchen: { organizationId, coordinator: user },
    fisherman: user,
  });
  const admin = await cloud.createUser({ groups: ['admin'] });
  for (const flavour of FLAVOURS) {
    await settle(cloud, admin, flavour, {
      contact: { name: line, address: [line] },
      banner: { text: line, tone: 'info', link: { label: line, url: '/about' } },
    });
  }
  await cloud.settled();
  const ids = {
    ...{ catchId, pledgeId, landingId, organizationId, receiptId, userId: user.userId },
    ...{ customerId: 'demo', town: 'portland-me', questionId: 'how-do-i-sell' },
  };
  pages = [
    ...publicPages(ids),
    `${PATHS.marketplace}?view=pledges`,
    `${PATHS.marketplace}?q=${encodeURIComponent(NAUGHTY.slice(0, 60))}`,
  ];
  outside = [
    ...outsideOfTheApp(ids, cloud.clock.now()).map(({ path }) => path),
    `/embed/pledges?near=${encodeURIComponent(NAUGHTY.slice(0, 90))}`,
  ];
});

const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/gi;

const SITES = FLAVOURS.flatMap((flavour) => LANGUAGES.map((language) => ({ flavour, language })));

describe.each(SITES)('on the $flavour site in $language', ({ flavour, language }) => {
  it('stays text: no element, attribute or script of a page is theirs', async () => {
    const bare = await scriptsOf(pathIn(language, '/about'));
    for (const path of pages.map((each) => pathIn(language, each))) {
      const response = await cloud.request(path, {}, flavour);
      const html = await response.text();
      expect([path, response.status]).toEqual([path, 200]);
      expect(await scriptsOf(path), path).toEqual(bare);
      const markup = html.replace(SCRIPT, '');
      expect(markup, path).not.toMatch(
        /<(?:script|iframe)|<img src=x|<svg onload|<!--(?:answers|head|page)-->/i,
      );
      // An attribute that handles events is nobody's here. Text in quotes is another attribute's value.
      expect(markup.replace(/="[^"]*"/g, '=""').match(/<[^>]*\son\w+=/g), path).toBeNull();
      for (const [, attributes = '', text = ''] of html.matchAll(SCRIPT)) {
        if (!attributes.includes('application/')) continue;
        expect(text, path).not.toMatch(/[<>\u2028\u2029]/);
        expect(() => JSON.parse(text), path).not.toThrow();
      }
    }
  });

  it('stays text outside of the app: site map, feeds, frames and pictures', async () => {
    for (const path of outside.map((each) => outsideIn(language, each))) {
      const response = await cloud.request(path, {}, flavour);
      expect([path, response.status]).toEqual([path, 200]);
      const type = response.headers.get('content-type') ?? '';
      if (type === 'image/jpeg') continue;
      const text = await response.text();
      expect(text, path).not.toMatch(/<(?:script|img|svg|iframe|!--)/i);
      if (type.includes('xml')) expect([path, XMLValidator.validate(text)]).toEqual([path, true]);
      else expect(text.match(/<[^>]*\son\w+=/g), path).toBeNull();
    }
  });

  /** Those that run. */
  async function scriptsOf(path: string): Promise<string[]> {
    const html = await (await cloud.request(path, {}, flavour)).text();
    return [...html.matchAll(SCRIPT)]
      .filter(([, attributes = '']) => !attributes.includes('application/'))
      .map(([, , text = '']) => text);
  }
});
