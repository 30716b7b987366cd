/** Licenses: what a fisherman keeps, and what managers check. */
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import { checkLicense, getLicenses, listLicenses, setLicenses } from '#shared/licenses/endpoints.ts';
import type { ListedLicense } from '#shared/licenses/license-schemas.ts';
import OwnLicenses from '../../../web/features/licenses/own-licenses.tsx';
import Licenses from '../../../web/features/licenses/review/licenses.tsx';
import { when } from '../support/api.ts';
import { aFisherman, aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const lobster: ListedLicense = {
  ...{ kind: 'lobster', name: '', number: 'LC-4471', state: 'ME', expiresOn: '2099-12-31' },
};
const checked: ListedLicense = { ...lobster, checkedAt: '2026-11-20T12:00:00.000Z' };

async function openOwn(licenses: ListedLicense[]) {
  const sent = when(setLicenses).answer(({ body }) => ({ ...body }));
  when(getLicenses).answer(() => ({ licenses, isReminded: true }));
  await show(<OwnLicenses />, { as: aFisherman() });
  return sent;
}

it('a fisherman adds a license, which is refused without what it needs', async () => {
  const sent = await openOwn([]);
  await button('Add a license').click();
  await inDialog('Save').click();
  await expectSeen('Kind is required', 'Number is required');
  await expectNoProblems('[role=dialog]');
  await field('Kind').selectOptions('Other license');
  await field('Number').fill('LC-4471');
  await field('Expires on').fill('2099-12-31');
  await inDialog('Save').click();
  await expectSeen('Name on the license is required', 'State is required');
  await field('State').fill('me');
  await field('Name on the license').fill('Elver dipnet');
  await inDialog('Save').click();
  await expectSeen('Licenses saved', 'Elver dipnet', 'LC-4471', 'December 31, 2099', 'Not checked yet');
  await expectNoProblems();
  const license = { ...lobster, kind: 'other', name: 'Elver dipnet' };
  expect(sent.mock.lastCall?.[0].body).toEqual({ licenses: [license], replaced: [], isReminded: true });
});

it('a fisherman changes one, removes one and turns the reminder off', async () => {
  const sent = await openOwn([checked]);
  await expectSeen('Checked');
  await button('Change: Lobster or crab license').click();
  await expectSeen('A manager has to check it again after you change it.');
  await field('Number').fill('LC-4472');
  await inDialog('Save').click();
  await expectSeen('LC-4472');
  const renewed = { ...lobster, number: 'LC-4472' };
  await page.getByLabelText('Email me 30 days before a license expires').click();
  await expect
    .poll(() => sent.mock.lastCall?.[0].body)
    .toEqual({ licenses: [renewed], replaced: [renewed], isReminded: false });
  await button('Remove: Lobster or crab license').click();
  await inDialog('Remove').click();
  await expectSeen('License removed');
  await expect.element(page.getByRole('heading', { name: 'Your licenses' })).toHaveFocus();
  expect(sent.mock.lastCall?.[0].body.licenses).toEqual([]);
});

it('a change made on another device is shown, and the form can then be sent', async () => {
  const sent = await openOwn([lobster]);
  await button('Add a license').click();
  await field('Kind').selectOptions('Federal permit');
  await field('Number').fill('F-9');
  await field('Expires on').fill('2099-12-31');
  const other = { ...lobster, number: 'LC-2' };
  when(getLicenses).answer(() => ({ licenses: [lobster, other], isReminded: true }));
  when(setLicenses).answer(() => new AppError('conflict', 'Your licenses were changed somewhere else.'));
  await inDialog('Save').click();
  await expectSeen(/^Your licenses were changed somewhere else\./, 'LC-2');
  const again = when(setLicenses).answer(({ body }) => ({ ...body }));
  await inDialog('Save').click();
  await expectSeen('F-9');
  expect(sent).not.toHaveBeenCalled();
  const federal = { ...lobster, kind: 'federal', number: 'F-9', state: '' };
  expect(again.mock.lastCall?.[0].body).toEqual({
    licenses: [lobster, other, federal],
    replaced: [lobster, other],
    isReminded: true,
  });
});

const ruth = { userId: '5f0c1e3a-0000-4000-8000-00000000000f', name: 'Ruth Alder' };

async function openReview(licenses: ListedLicense[]) {
  when(listLicenses).answer(() => ({ items: [{ ...ruth, licenses }] }));
  await show(<Licenses />, { as: aPerson({ roles: ['fisherman_manager'] }) });
}

it('a manager marks a license as they see it, and takes the mark back', async () => {
  await openReview([lobster, { ...lobster, number: 'old', expiresOn: '2020-01-01' }]);
  await expectSeen('Ruth Alder', 'LC-4471', 'Expired');
  await expectNoProblems();
  const marked = when(checkLicense).answer(() => ({ ...ruth, licenses: [checked] }));
  await button('Mark as checked: Lobster or crab license of Ruth Alder').click();
  when(listLicenses).answer(() => ({ items: [{ ...ruth, licenses: [checked] }] }));
  await inDialog('Mark as checked').click();
  await expectSeen('License marked as checked');
  expect(marked.mock.lastCall?.[0].body).toEqual({ license: lobster, isChecked: true });
  await button('Remove the mark: Lobster or crab license of Ruth Alder').click();
  when(listLicenses).answer(() => ({ items: [] }));
  await inDialog('Remove the mark').click();
  await expectSeen('Mark removed', 'There are no licenses to check.');
  await expect.element(page.getByRole('heading', { name: 'Licenses' })).toHaveFocus();
  expect(marked.mock.lastCall?.[0].body).toEqual({ license: lobster, isChecked: false });
});

it('says why a license can’t be marked', async () => {
  await openReview([lobster]);
  when(checkLicense).answer(() => new AppError('conflict', 'The fisherman has changed this license.'));
  await button('Mark as checked: Lobster or crab license of Ruth Alder').click();
  await inDialog('Mark as checked').click();
  await expectSeen('The fisherman has changed this license.');
});
