import { expect } from 'vitest';
import type { Flavour } from '#shared/flavours.ts';
import { chooseAlerts } from '#tests/support/alerts.ts';
import type { VisitOptions } from '#tests/support/browser/browser.ts';
import { cloud, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { aFisherman } from '#tests/support/fishermen.ts';
import { byPhone } from '#tests/support/landings.ts';
import { addDevice } from '#tests/support/push-devices.ts';
import { keyboardOf } from '#tests/web/keyboard.ts';
import { problemsOf } from '#tests/web/problems.ts';
import { endFromEmail, expectOneAlert, toldCounts, waitForNews } from './alert-journeys.ts';

type Fisherman = Awaited<ReturnType<typeof aFisherman>>;

/** The address of each list, and how a fisherman posts something that matches, and something else. */
export const SOUGHT = {
  catch: {
    search: '/marketplace?view=marketplace&species=cod&payment=mandatory',
    fish: 'Cod',
    post: (ruth: Fisherman) => postCatch(cloud, ruth, { species: 'cod' }),
    postOther: (ruth: Fisherman) => postCatch(cloud, ruth, { species: 'cod', paymentType: 'free' }),
  },
  pledge: {
    search: '/marketplace?view=pledges&species=haddock',
    fish: 'Haddock',
    post: (ruth: Fisherman) => postPledge(cloud, ruth, { species: 'haddock' }),
    postOther: (ruth: Fisherman) => postPledge(cloud, ruth, { species: 'lobster' }),
  },
  landing: {
    search: '/landings?near=Portland%2C+ME',
    fish: 'Cod, Haddock',
    post: async (ruth: Fisherman) => (await byPhone(cloud, ruth).announce()).body,
    postOther: async (ruth: Fisherman) =>
      await byPhone(cloud, ruth).announce({ harbour: { name: 'Pier Three', location: 'Boston, MA' } }),
  },
} as const;

interface Look extends Pick<VisitOptions, 'viewport' | 'colorScheme'> {
  flavour: Flavour;
}

/** A buyer saves a search, is told once by each channel, and ends it from the email. */
export async function followSearch(kind: keyof typeof SOUGHT, { flavour, ...look }: Look): Promise<void> {
  const { search, fish, post, postOther } = SOUGHT[kind];
  const [ruth, omar, ann] = await Promise.all([aFisherman(cloud), aFisherman(cloud), aPerson(cloud)]);
  await chooseAlerts(cloud, ann);
  const device = await addDevice(cloud, ann);
  const { page } = await visit({ as: ann, flavour, at: search, ...look });
  if (kind === 'catch' && flavour === 'community') {
    const entering = page.getByRole('dialog', { name: 'Entering Marketplace' });
    await keyboardOf(page).press(entering.getByRole('button', { name: 'OK' }));
  }
  const keys = keyboardOf(page);
  await keys.press(page.getByRole('button', { name: 'Save this search' }));
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await keys.type(dialog.getByLabel('Name'), `My ${kind}`);
  expect(await problemsOf(page)).toEqual([]);
  await keys.press(dialog.getByRole('radio', { name: 'At once' }), 'Space');
  await keys.press(dialog.getByRole('button', { name: 'Save search' }));
  await page.getByText('Search saved').waitFor();

  const { id } = await post(ruth);
  await postOther(ruth);
  await waitForNews();
  const told = { kind, id, title: `New ${kind}: ${fish}`, reason: `Your search “My ${kind}”` };
  await expectOneAlert(page, told);
  await endFromEmail(ann, { kind, id, named: `Saved search: My ${kind}` }, look);
  await post(omar);
  await waitForNews();
  expect(await toldCounts(ann, device)).toEqual({ list: 1, email: 1, push: 1 });
  await page.goto(`${cloud.origin(flavour)}/favorites?show=searches`);
  const saved = page.getByRole('listitem').filter({ hasText: `My ${kind}` });
  await saved.getByText('Never').waitFor();
  expect(await problemsOf(page)).toEqual([]);
}
