/** The most used steps of the app: where each begins, what is tapped, and what shows that its content is there. */
import type { Locator, Page } from 'playwright-core';
import { getMe } from '#shared/accounts/endpoints.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { marketplacePath } from '#shared/posts/marketplace-path.ts';
import { postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { aKitchen } from '#tests/support/claims.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, write } from '#tests/support/correspondence.ts';
import { wizardOn } from '#tests/web/posting-wizard.ts';
import { sized } from './bench.ts';
import type { BudgetName } from './budgets.ts';
import { photoFiles } from './photo-files.ts';

export type TapName = BudgetName extends infer Name
  ? Name extends `taps.${infer Tap}.inp`
    ? Tap
    : never
  : never;

export interface TapStep {
  as?: TestUser;
  at: string;
  /** Done before the measured tap. */
  prepare?(page: Page): Promise<unknown>;
  target(page: Page): Locator;
  /** In the new content, and not known to the card or row that was tapped. */
  content: string;
  /** Text that an element of `content` holds. */
  text?: string;
}

/** Longer than a list shows of it. */
const MESSAGE = `${'Is there cod left from this morning? '.repeat(6)}I would take 5 lb on Friday.`;

export async function makeTapSteps(cloud: LocalCloud): Promise<Record<TapName, TapStep>> {
  const [fisherman, kitchen, admin] = await Promise.all([
    aPerson(cloud, { name: 'Omar Finn', fisherman: 'Omar Finn' }),
    aKitchen(cloud),
    cloud.createUser({ groups: ['admin'] }),
  ]);
  const member = kitchen.coordinator;
  const [first, ...others] = (await photoFiles()).slice(0, sized(8, 2));
  const photoOf = async (file: Buffer | undefined) =>
    (await upload(cloud, fisherman, file && { file })).uploadId;
  await postCatch(cloud, fisherman, { photos: [{ uploadId: await photoOf(first) }] });
  for (const file of others) {
    const photos = [{ uploadId: await photoOf(file), imageType: 'catch' as const }];
    await postPledge(cloud, fisherman, { photos });
  }
  await cloud.call(getMe, { token: member.accessToken });
  await write(cloud, fisherman, member, { content: MESSAGE });
  await cloud.settled();
  return { ...stepsOfVisitors(member), ...stepsOfPosters(fisherman), ...stepsOfOthers(member, admin) };
}

const link = (selector: string) => (page: Page) => page.locator(`${selector}:visible`).first();

function stepsOfVisitors(member: TestUser) {
  return {
    'card-to-catch': {
      at: marketplacePath({ kind: 'catch' }),
      target: link('main li a[href^="/catch/"]'),
      content: '[role=dialog] p',
      text: 'Long-lined east of the ledge.',
    },
    'card-to-pledge': {
      at: marketplacePath({ kind: 'pledge' }),
      target: link('main li a[href^="/pledge/"]'),
      content: 'main article p',
      text: 'A good week.',
    },
    'card-to-profile': {
      at: PATHS.fishermen,
      target: link('main li a[href^="/fisherman/"]'),
      content: 'main article dt',
      text: 'Meals pledged',
    },
    'list-to-sign-in': {
      at: PATHS.marketplace,
      target: link('a[href^="/login"]'),
      content: 'main input[type=email]',
    },
    'sign-in-to-home': {
      at: PATHS.auth,
      async prepare(page) {
        await page.getByLabel('Email', { exact: true }).fill(member.email);
        await page.getByLabel('Password', { exact: true }).fill(member.password);
      },
      target: (page) => page.getByRole('button', { name: 'Login', exact: true }),
      content: 'main a[href="/find-meals"]',
    },
  } as const satisfies Partial<Record<TapName, TapStep>>;
}

function stepsOfPosters(fisherman: TestUser) {
  const next = (page: Page) => wizardOn(page).button('Next');
  return {
    'bar-to-post-catch': {
      as: fisherman,
      at: PATHS.marketplace,
      target: link('a[href="/post-catch"]'),
      content: 'main form h1',
    },
    'wizard-to-choice': {
      as: fisherman,
      at: PATHS.postCatch,
      prepare: (page) => wizardOn(page).basics(),
      target: next,
      content: 'main form legend',
      text: 'prepared',
    },
    'wizard-to-details': {
      as: fisherman,
      at: PATHS.postCatch,
      async prepare(page) {
        await wizardOn(page).basics();
        await wizardOn(page).next();
        await wizardOn(page).choose('Sell in Marketplace');
      },
      target: next,
      content: 'main form label',
      text: 'Quantity',
    },
    'own-post-to-edit': {
      as: fisherman,
      at: PATHS.myPosts,
      prepare: (page) => page.getByRole('button', { name: 'More actions for Cod' }).first().tap(),
      target: (page) => page.getByRole('menuitem', { name: 'Edit', exact: true }),
      content: 'main form textarea',
      text: 'Long-lined east of the ledge.',
    },
  } as const satisfies Partial<Record<TapName, TapStep>>;
}

function stepsOfOthers(member: TestUser, admin: TestUser) {
  return {
    'inbox-to-message': {
      as: member,
      at: PATHS.messages,
      target: link('main li a[href^="/messages/"]'),
      content: 'main li',
      text: 'I would take 5 lb on Friday.',
    },
    'meals-to-claim': {
      as: member,
      at: PATHS.findMeals,
      target: link('main li a[href*="/claim"]'),
      content: 'main form button[type=submit]',
    },
    'admin-to-other-tab': {
      as: admin,
      at: `${PATHS.admin}/reports`,
      prepare: (page) => page.locator('main nav button[aria-expanded=false]').tap(),
      target: link('main nav a[href="/admin/users"]'),
      content: 'main li a[href^="/admin/users/"]',
    },
  } as const satisfies Partial<Record<TapName, TapStep>>;
}
