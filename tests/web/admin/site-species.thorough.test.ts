import { describe, expect } from 'vitest';
import { SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';
import { getSiteSettings, setLimits, setSpecies } from '#shared/site/admin-endpoints.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import { cloud, it, useOwnCloud, visit } from '#tests/support/browser/fixtures.ts';
import { postCatch } from '#tests/support/builders.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { button, hasFocus, press, type } from '#tests/web/auth-journeys.ts';
import { problemsOf } from '#tests/web/problems.ts';

useOwnCloud();

const pass = () => cloud.clock.advance(1000 * SETTINGS_KEPT_SECONDS);

const [added, renamed, hidden] = ['Bonito', 'Scup', 'Bass'];

describe('the site’s own rules', () => {
  it('let an administrator add, rename and hide species over another person’s changes, and fishermen post them', async () => {
    const [admin, ruth] = await Promise.all([
      cloud.createUser({ groups: ['admin'], name: 'Ada First' }),
      cloud.createUser({ fisherman: A_FISHERMAN }),
    ]);
    const token = admin.accessToken;
    const present = async () => (await cloud.call(getSiteSettings, { token })).body.species;
    await postCatch(cloud, ruth, { species: 'porgie' });
    const { page } = await visit({
      as: admin,
      at: '/admin/settings?view=species',
      expectedErrors: [/409/],
    });
    await press(page, 'Add a species');
    await type(page, 'Name in English', added);
    await page.getByRole('radio', { name: 'Snapper' }).focus();
    await page.keyboard.press('Space');
    await page.getByRole('checkbox', { name: /^Forms histamine/ }).focus();
    await page.keyboard.press('Space');
    await press(page, 'Done');
    await page.getByText('Not saved yet').waitFor();
    const before = await present();
    const edit = before.species.find(({ id }) => id === 'porgie')?.name ?? '';
    await press(page, `Edit ${edit}`);
    await type(page, 'Name in English', renamed);
    await press(page, 'Done');
    const theirs = before.species.map((entry) =>
      entry.name === hidden ? { ...entry, hidden: true as const } : entry,
    );
    await cloud.call(setSpecies, { token, body: { version: before.version, species: theirs } });
    await press(page, 'Save settings');
    await page
      .getByRole('alert')
      .getByText(new RegExp(`→ ${hidden}, drawn as .+, hidden`))
      .first()
      .waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await press(page, 'Save my changes');
    await page.getByText('Settings saved').waitFor();
    // The notice is gone, and so is the button that had the focus.
    await expect.poll(() => hasFocus(button(page, 'Save settings'))).toBe(true);
    const { species, version } = await present();
    expect(species.at(-2)).toEqual({
      id: added.toLowerCase(),
      name: added,
      drawing: 'snapper',
      formsHistamine: true,
    });
    expect(species.find(({ id }) => id === 'porgie')?.name).toBe(renamed);
    pass();

    const fisherman = await visit({ as: ruth, at: '/post-catch' });
    const choice = fisherman.page.getByLabel('Species');
    await choice.getByRole('option', { name: added }).waitFor({ state: 'attached' });
    await choice.selectOption(added.toLowerCase());
    const visitor = await visit({ at: '/marketplace?species=porgie' });
    await visitor.page.getByRole('heading', { name: renamed }).first().waitFor();
    await visitor.page.getByText(`Remove the filter ${renamed}`).waitFor();

    await press(page, 'Undo this change');
    await page.getByText('The earlier settings are back').waitFor();
    const undone = await present();
    expect(undone.version).toBe(version + 1);
    expect(undone.species.find(({ id }) => id === 'porgie')?.name).toBe(edit);
    // A post may have the added species, so it is hidden.
    expect(undone.species.find(({ id }) => id === added.toLowerCase())?.hidden).toBe(true);
  });

  it('appear in the texts of forms until a change is undone', async () => {
    const [admin, ruth] = await Promise.all([
      cloud.createUser({ groups: ['admin'] }),
      cloud.createUser({ fisherman: A_FISHERMAN }),
    ]);
    const token = admin.accessToken;
    const { page } = await visit({ as: admin, at: '/admin/settings?view=limits' });
    await type(page, 'Hours fresh', '24');
    await type(page, 'Percent of a new pledge', '40');
    await press(page, 'Save settings');
    await page.getByText('Settings saved').waitFor();
    await page.getByText('48 → 24').first().waitFor();
    const fisherman = await visit({ as: ruth, at: '/terms' });
    await fisherman.page.getByText('Fresh fish is at most 24 hours old').waitFor();
    await press(page, 'Undo this change');
    await page.getByText('The earlier settings are back').waitFor();
    const { freshHours, fairness, signUpsPerHour, version } = (await cloud.call(getSiteSettings, { token }))
      .body.limits;
    expect({ freshHours, fairness }).toEqual({
      freshHours: DEFAULT_RULES.freshHours,
      fairness: DEFAULT_RULES.fairness,
    });
    await cloud.call(setLimits, { token, body: { version, freshHours, fairness, signUpsPerHour } });
  });
});
