/** An administrator in the site's settings: refusals, previews, and order changes by button. */
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import {
  getSiteSettings,
  listLimitsVersions,
  listSiteVersions,
  listSpeciesVersions,
  setLimits,
  setSiteSettings,
  setSpecies,
} from '#shared/site/admin-endpoints.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import type { SiteVersion } from '#shared/site/schemas.ts';
import LimitSection from '../../../web/features/site/limit-section.tsx';
import SiteSection from '../../../web/features/site/site-section.tsx';
import SpeciesSection from '../../../web/features/site/species-section.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, show } from '../support/show.tsx';

async function open(section: ReactNode): Promise<void> {
  const begun: SiteVersion = { contact: {}, switchedOff: [], version: 0 };
  const { species, ...limits } = DEFAULT_RULES;
  when(getSiteSettings).answer(() => ({
    consumer: begun,
    community: begun,
    species: { species, version: 0 },
    limits: { ...limits, version: 0 },
  }));
  for (const list of [listSiteVersions, listSpeciesVersions, listLimitsVersions])
    when(list).answer(() => ({ items: [] }));
  await show(section, { as: aPerson({ roles: ['admin'] }) });
}

async function press(name: string): Promise<void> {
  await expect.element(button(name)).toBeVisible();
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
}

describe('the contact and announcement of the site', () => {
  it('have errors at their fields, and each press of the button leads there', async () => {
    await open(<SiteSection />);
    await field('Phone number').fill('12');
    await field('Text').fill('No landings on Sunday');
    await field('Link address').fill('about');
    await press('Save settings');
    await expectSeen('3 things need your attention');
    await expect.element(field('Phone number')).toHaveAttribute('aria-invalid', 'true');
    await press('Save settings');
    await expect.element(field('Phone number')).toHaveFocus();
    await expectNoProblems();
  });

  it('have a preview', async () => {
    await open(<SiteSection />);
    await field('Phone number').fill('207-555-0100');
    await field('Text').fill('No landings on Sunday');
    // Without the invalid part.
    await field('Link address').fill('about');
    await field('Email address').fill('nobody');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect.element(preview.getByText('No landings on Sunday')).toBeVisible();
    await expect.element(preview.getByText('207-555-0100').first()).toBeVisible();
  });

  it('keep the typed text if somebody else saved meanwhile, and show the difference', async () => {
    await open(<SiteSection />);
    await field('Name').fill('The dock');
    const contact = { name: 'The pier', phone: '207-555-0100' };
    const theirs: SiteVersion = { contact, switchedOff: ['map'], version: 1 };
    const { species, ...limits } = DEFAULT_RULES;
    when(setSiteSettings).answer(() => new AppError('conflict'));
    when(getSiteSettings).answer(() => ({
      consumer: theirs,
      community: theirs,
      species: { species, version: 0 },
      limits: { ...limits, version: 0 },
    }));
    await press('Save settings');
    await expectSeen(
      'Somebody else changed these settings meanwhile',
      'nothing → The pier',
      'The pier → The dock',
    );
    await expect.element(field('Name')).toHaveValue('The dock');
    await expectNoProblems();
    const saved = when(setSiteSettings).answer(({ body }) => ({ ...theirs, ...body, version: 2 }));
    await press('Save my changes');
    await expect
      .poll(() => saved.mock.lastCall?.[0].body)
      .toMatchObject({
        contact: { ...contact, name: 'The dock' },
        switchedOff: ['map'],
        version: 1,
      });
    await expect.element(button('Save settings')).toHaveFocus();
  });

  it('are given in other languages, of which empty ones are not kept', async () => {
    await open(<SiteSection />);
    const saved = when(setSiteSettings).answer(({ body }) => ({ ...body, switchedOff: [], version: 1 }));
    await field('Text').fill('No landings on Sunday');
    for (const part of page.getByText('In other languages').elements()) (part as HTMLElement).click();
    await field('Text (Español)').fill('El domingo no hay desembarques');
    await field('Text (Português)').fill(' ');
    await field('Name (Tiếng Việt)').fill('Bến cá');
    await field('Link text (Español)').fill('x'.repeat(201));
    await press('Save settings');
    await expect.element(field('Link text (Español)')).toHaveAttribute('aria-invalid', 'true');
    await field('Link text (Español)').fill('');
    await expectNoProblems();
    await press('Save settings');
    await expect
      .poll(() => saved.mock.lastCall?.[0].body)
      .toMatchObject({
        contact: { names: { vi: 'Bến cá' } },
        banner: { inLanguages: { es: { text: 'El domingo no hay desembarques' } } },
      });
  });
});

describe('leaving unsaved changes', () => {
  it('asks first', async () => {
    await open(<SiteSection />);
    await field('Name').fill('The dock');
    await press('Community site');
    await expectSeen('Leave without saving?', /they are lost/);
    await press('Cancel');
    await expect.element(field('Name')).toHaveValue('The dock');
    await press('Community site');
    await press('Leave');
    await expect.element(field('Name')).toHaveValue('');
  });
});

describe('the list of species', () => {
  it('requires a unique name for each', async () => {
    await open(<SpeciesSection />);
    await press('Add a species');
    await press('Done');
    await expect.element(field('Name in English')).toHaveAttribute('aria-invalid', 'true');
    await field('Name in English').fill('TUNA');
    await press('Done');
    await expectSeen('Another species has this name');
    await expectNoProblems('[role=dialog]');
    await field('Name in English').fill('Bonito');
    await press('Done');
    await expectSeen(/^Not saved yet/);
  });

  it('has names in other languages, and leaves out empty ones', async () => {
    await open(<SpeciesSection />);
    const saved = when(setSpecies).answer(({ body }) => ({ ...body, version: 1 }));
    await press('Edit Cod');
    await page.getByText('In other languages').click();
    await field('Español (optional)').fill('C');
    await press('Done');
    await expect.element(field('Español (optional)')).toHaveAttribute('aria-invalid', 'true');
    await field('Español (optional)').fill('Bacalao fresco');
    await field('Português (optional)').fill(' ');
    await expectNoProblems('[role=dialog]');
    await press('Done');
    await press('Save settings');
    await expect
      .poll(() => saved.mock.lastCall?.[0].body.species.find(({ id }) => id === 'cod'))
      .toEqual({ id: 'cod', name: 'Cod', names: { es: 'Bacalao fresco' }, drawing: 'cod' });
  });

  it('can be reordered with buttons that keep the focus', async () => {
    await open(<SpeciesSection />);
    const [first, second] = DEFAULT_RULES.species.map(({ name }) => name);
    const count = DEFAULT_RULES.species.length;
    await press('Change the order');
    await press(`Move ${second} up`);
    await expectSeen(`${second} is number 1 of ${count}.`);
    // At the top there is no button to move it up, so the focus moves to the button to move it down.
    await expect.element(button(`Move ${second} down`)).toHaveFocus();
    await expectNoProblems();
    await press(`Move ${first} down`);
    await expectSeen(`${first} is number 3 of ${count}.`);
    await expect.element(button(`Move ${first} down`)).toHaveFocus();
  });
});

describe('the limits of the site', () => {
  it('stay within their bounds', async () => {
    await open(<LimitSection />);
    await field('Hours fresh').fill('72');
    await press('Save settings');
    await expectSeen('Hours fresh: please enter a whole number from 12 to 48');
    await expectNoProblems();
  });

  it('are shown in readable units', async () => {
    await open(<LimitSection />);
    await field('Hours fresh').fill('24');
    await field('Percent of a new pledge').fill('40');
    await expectSeen(
      'Fresh fish cannot be more than 24 hours old',
      'While a pledge is new, one organization gets at most 40% of it: 8 meals.',
    );
  });

  it('have rules about selling fish, which keep only what differs from the table', async () => {
    await open(<LimitSection />);
    const saved = when(setLimits).answer(({ body }) => ({ ...DEFAULT_RULES, ...body, version: 1 }));
    const tunas = page.getByRole('group', { name: 'Tunas' });
    const fillets = page.getByRole('group', { name: 'Fillets' });
    await tunas.getByRole('combobox').selectOptions('Refuse the post');
    await tunas.getByLabelText('Compared with its source on').fill('2026-11-20');
    await tunas.getByLabelText('Web address of the source').fill('maine.gov');
    await fillets.getByRole('combobox').selectOptions('Nothing');
    await press('Back to the default: Fillets');
    await expect.element(fillets.getByRole('combobox')).toHaveFocus();
    await expect.element(fillets.getByRole('combobox')).toHaveValue('warn');
    await press('Save settings');
    await expect
      .element(tunas.getByLabelText('Web address of the source'))
      .toHaveAttribute('aria-invalid', 'true');
    await expectNoProblems();
    await tunas.getByLabelText('Web address of the source').fill('https://www.maine.gov/dmr');
    await press('Save settings');
    await expect
      .poll(() => saved.mock.lastCall?.[0].body.dealerRules)
      .toEqual({
        tunas: { effect: 'refuse', checkedOn: '2026-11-20', source: 'https://www.maine.gov/dmr' },
      });
  });
});
