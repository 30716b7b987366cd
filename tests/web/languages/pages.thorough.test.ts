/** Every page in every other language: nothing on it is in English, everybody can use it, and it fits small screens and large text. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, LANGUAGES, type Language, pathIn } from '#shared/languages.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { aScene, EVERY_WRITE } from '#tests/api/faults/every-write.ts';
import { PHONE } from '#tests/support/browser/browser.ts';
import { aBusyPerson } from '#tests/support/browser/busy-person.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { createPageIds, publicPages } from '#tests/support/browser/page-addresses.ts';
import { upload } from '#tests/support/builders.ts';
import { A_FISHERMAN, type TestUser } from '#tests/support/cloud/users.ts';
import { englishIn } from '#tests/support/foreign-words.ts';
import { overflowOf, problemsOf } from '#tests/web/problems.ts';
import { walk } from '#tests/web/walk.ts';
import { siteNames } from '#words/app/site-names.ts';

useOwnCloud();

/** The narrowest screens. Text at twice its size has to fit the usual phone. */
const SMALL = { width: 320, height: 640 };

/** Pages as one person sees them. */
interface Walked {
  flavour: Flavour;
  paths: readonly string[];
  as?: TestUser;
}

const asVisitor = async (flavour: Flavour): Promise<Walked> => ({
  flavour,
  paths: [
    ...publicPages(await createPageIds(cloud)),
    `${PATHS.marketplace}?view=pledges`,
    `${PATHS.unsubscribe}?token=x`,
  ],
});

/** Somebody who runs the site, fishes, and acts for an organization, on a site where everything was done once. */
async function asAdministrator(): Promise<Walked> {
  const person = await aBusyPerson(cloud);
  const { uploadId } = await upload(cloud, person.as);
  const scene = await aScene(cloud, uploadId);
  for (const each of EVERY_WRITE) await (await each.prepare(scene))();
  await cloud.settled();
  return { flavour: 'consumer', ...person };
}

async function walkIn(
  language: Language,
  { flavour, as, paths }: Walked,
  look: (page: Page, path: string) => Promise<void>,
): Promise<void> {
  await walk(paths, async (part) => {
    const { page } = await visit({ viewport: SMALL, ...(as && { as }) });
    for (const path of part) {
      await page.goto(cloud.origin(flavour) + pathIn(language, path));
      await page.locator('main h1').waitFor();
      await page.waitForLoadState('networkidle');
      await expect.poll(() => page.locator('[role=status][aria-label]').count(), { message: path }).toBe(0);
      await look(page, path);
    }
  });
}

/** Texts to read or hear, without those marked as of another language. */
const TEXTS = `(() => {
  const own = [...document.querySelectorAll('body, body *, title, meta[name=description]')].filter(
    (each) => !each.closest('script, style, noscript, body [lang]'),
  );
  const texts = own.flatMap((each) => [...each.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ data }) => data));
  const names = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'content'];
  const heard = own.flatMap((each) => names.map((name) => each.getAttribute(name) ?? ''));
  return [...texts, ...heard].map((text) => text.trim()).filter(Boolean);
})()`;

const textsOf = (page: Page) => page.evaluate<string[]>(TEXTS);

/** The links of the dashboard's menu. */
const PARTS = `[...document.querySelectorAll('main nav a')].map((link) => link.getAttribute('href'))`;

/** Reads the texts of a walk in English. The administrator's goes on to each part of the dashboard. */
async function readEnglish(walked: Walked): Promise<Set<string>> {
  const said = new Set<string>();
  if (walked.as) {
    const { page } = await visit({ as: walked.as, at: PATHS.admin });
    await page.locator('main nav a').first().waitFor({ state: 'attached' });
    walked.paths = [...walked.paths, ...(await page.evaluate<string[]>(PARTS))];
  }
  await walkIn(DEFAULT_LANGUAGE, walked, async (page) => {
    for (const text of await textsOf(page)) said.add(text);
  });
  return said;
}

/** Names, and what people wrote. */
const WRITTEN: readonly string[] = [
  ...[...Object.values(siteNames).toReversed(), ...Object.values(LANGUAGE_NAMES), A_FISHERMAN],
  ...[
    'Facebook',
    'WhatsApp',
    'Bluesky',
    'Harbor Kitchen',
    'Kim Reyes',
    // The initials of one of them.
    'OF',
    'Omar Finn',
    'Omar Quill',
    'Pat Doe',
    'Chinook',
  ],
  'U.S. Food and Drug Administration, Fish and Fishery Products Hazards and Controls Guidance',
  ...['1 Example Wharf', 'Portland, ME', 'Long-lined east of the ledge.', 'A good week.', '40 lb', ' mi'],
  ...[
    'Portland, Cumberland, ME',
    'Custom House Wharf, Portland, ME',
    'two boxes',
    'Bring a cooler.',
    '10 lb',
    'I was there.',
  ],
  ...['Is there cod left?', 'I would take 5 lb on Friday.', 'The season opens', '200 meals a week'],
  ...['When are you at the dock?', 'I land cod and pollock in Portland.', 'Which harbor do you land at?'],
  ...[
    'Harbor Kitchen of Maine, Inc.',
    'Ana Reyes, director',
    'Ana Reyes',
    'Nora Quist',
    'Ten years',
    'Weekdays',
    'Opening hours',
    'Sells watches.',
    'Watches',
  ],
  ...[
    'No watches, please.',
    'ana@harborkitchen.example',
    'Chinook, drawn as cod',
    'Given twice.',
    'For the newsletter.',
    'Salmon, drawn as cod',
    'Sockeye, drawn as cod',
    // A license.
    'LC-4471',
    'ME',
    // An outside partner.
    'Harbor Gazette',
  ],
];

/** The initials of people, and what stands on sites that are not in production. */
const UNWORDED =
  /^(?:RA|PD|DEV|[0-9a-f]{8}|local|community|test|.*localhost|pat-\w+|.*@creel(?:\.example)?|\.example)$/;

/** The bars at the edges of the screen whose links need a second row. */
const TALL_BARS = `[...document.querySelectorAll('header[class*=sticky], nav[class*=bottom-0]')]
  .filter(({ offsetHeight }) => offsetHeight > 80)
  .map(({ textContent }) => 'in two rows: ' + textContent)`;

/** The texts that reach beside the screen, if anything makes the page wider than it. */
const BESIDE = `(() => {
  if (document.documentElement.scrollWidth <= innerWidth) return [];
  const beside = [...document.querySelectorAll('body *')].filter(
    (each) => each.getBoundingClientRect().right > innerWidth && !each.closest('.overflow-x-auto'),
  );
  return beside.slice(-3).map((each) => 'beside the screen when text is large: ' + each.textContent);
})()`;

async function besideWhenLarge(page: Page): Promise<string[]> {
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await page.setViewportSize(PHONE);
  const beside = await page.evaluate<string[]>(BESIDE);
  await page.setViewportSize(SMALL);
  return beside;
}

const OTHERS = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE);

describe.each([
  ...FLAVOURS.map((flavour) => [`a visitor of the ${flavour} site`, () => asVisitor(flavour)] as const),
  ['an administrator', asAdministrator] as const,
])('%s', (_, prepare) => {
  let walked: Walked;
  let english: Set<string>;

  it('reads pages in English', { timeout: 300_000 }, async () => {
    walked = await prepare();
    english = await readEnglish(walked);
    expect(english.size).toBeGreaterThan(100);
  });

  it.for(OTHERS)('reads all of them in %s on a small screen', { timeout: 300_000 }, async (language) => {
    const problems: Record<string, readonly string[]> = {};
    // The markup is the same in all languages, so that each page is examined in one of them.
    const isExamined = (path: string) => OTHERS[walked.paths.indexOf(path) % OTHERS.length] === language;
    await walkIn(language, walked, async (page, path) => {
      const found = [
        ...englishIn(
          language,
          (await textsOf(page)).filter((text) => !UNWORDED.test(text)),
          english,
          WRITTEN,
        ),
        ...(await (isExamined(path) ? problemsOf(page) : overflowOf(page))),
        ...((await page.locator('html').getAttribute('lang')) === language ? [] : ['in another language']),
        ...(await page.evaluate<string[]>(TALL_BARS)),
        ...(await besideWhenLarge(page)),
      ];
      if (found.length > 0) problems[path] = found;
    });
    expect(problems).toEqual({});
  });
});
