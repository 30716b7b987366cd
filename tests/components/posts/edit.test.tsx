/** The forms with which owners edit their posts. */

import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { listClaims } from '#shared/claims/endpoints.ts';
import { AppError } from '#shared/contract/errors.ts';
import { HOUR } from '#shared/limits.ts';
import { PATHS } from '#shared/pages/pages.ts';
import { suggestPlaces } from '#shared/places/endpoints.ts';
import { removeCatchPhoto, updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import { getMyCatch, getMyPledge } from '#shared/posts/own-endpoints.ts';
import { deletePledge, getPledge, updatePledge } from '#shared/posts/pledges/endpoints.ts';
import { listSharedVisits } from '#shared/sharing/endpoints.ts';
import EditCatch from '../../../web/features/posts/edit-catch-page.tsx';
import PledgePage from '../../../web/features/posts/pledge-page.tsx';
import { OFFLINE, when } from '../support/api.ts';
import { aFisherman, aPerson } from '../support/people.ts';
import {
  address,
  button,
  expectNoProblems,
  expectSeen,
  field,
  go,
  inDialog,
  show,
} from '../support/show.tsx';
import { aCatch, aPledge } from './posts.ts';
import { addPhotos, aFile, answerUploads, openWizard, photos } from './wizard.tsx';

const SAVED = 'Your catch has been updated successfully.';
const aPhoto = (id: string) => ({ id, width: 1600, height: 1200, color: '#4a6b7c' });
const [ONE, TWO] = ['01J00000000000000000000001', '01J00000000000000000000002'] as const;

const answerUpdate = (outcome?: Error) =>
  when(updateCatch).answer(
    ({ body: { version: _, photos: __, stock, reserving, ...body } }) =>
      outcome ?? { ...aCatch(), ...body, ...(stock && { stock }), ...(reserving && { reserving }) },
  );

async function open(post = aCatch()): Promise<void> {
  when(getMyCatch).answer(() => post);
  const page = (
    <>
      <EditCatch />
      <Link to="/about">About</Link>
    </>
  );
  await show(page, { as: aFisherman(), at: `/edit-catch/${post.id}`, path: PATHS.editCatch });
}
const save = () => button('Save').click();

beforeEach(() => {
  when(suggestPlaces).answer(() => ({ places: [] }));
  for (const list of [listClaims, listSharedVisits]) when(list).answer(() => ({ items: [] }));
});

describe('the form of a catch', () => {
  it('sends all changes, and no time that was not changed', async () => {
    const post = aCatch({ caughtDate: new Date(Date.now() - 2 * HOUR).toISOString() });
    const saved = answerUpdate();
    await open(post);
    await field('Quantity').fill('12 lb');
    await field('Species').selectOptions('snapper');
    await page.getByRole('radio', { name: 'Free' }).click();
    await expectNoProblems();
    await save();
    await expectSeen(SAVED);
    await expect.poll(address).toBe('/my-posts');
    const { body } = saved.mock.lastCall?.[0] ?? {};
    expect(body).toMatchObject({ version: 1, quantity: '12 lb', species: 'snapper', paymentType: 'free' });
    expect(body?.caughtDate ?? post.caughtDate).toBe(post.caughtDate);
  });

  it('keeps the unit in which buyers have reserved or collected some', async () => {
    const refused = 'Buyers have reserved 10 lb, so keep the unit.';
    answerUpdate(
      new AppError('invalid_fields', undefined, { issues: [{ path: 'stock', message: refused }] }),
    );
    const stock = { unit: 'pound', left: 30, least: 2, step: 1 } as const;
    await open(aCatch({ quantity: '40 lb', stock, held: 10, landed: 40 }));
    await expectSeen(/so the unit stays\. To count it differently, post a new catch\.$/);
    await field('Quantity').fill('3 boxes');
    await expect.element(field('Counted in')).toHaveValue('pound');
    await field('Counted in').selectOptions('box');
    await save();
    await expectSeen(refused);
    await expect.element(field('Counted in')).toHaveAttribute('aria-invalid', 'true');
  });

  it('adds a photo and makes it the main one', async () => {
    answerUploads();
    const saved = answerUpdate();
    await open(aCatch({ photos: [aPhoto(ONE)] }));
    await addPhotos(aFile('boat.jpg'));
    await button('Make main: photo 2').click();
    await save();
    await expectSeen(SAVED);
    const sent = saved.mock.lastCall?.[0].body.photos;
    expect(sent).toEqual([{ uploadId: expect.any(String) }, { photoId: ONE }]);
  });

  it('removes a photo at once, reports a failure, and keeps the typed text', async () => {
    const saved = answerUpdate();
    await open(aCatch({ photos: [aPhoto(ONE), aPhoto(TWO)] }));
    await field('Quantity').fill('9 lb');
    when(removeCatchPhoto).answer(() => OFFLINE);
    await button('Remove photo 1').click();
    await expectSeen('Failed to remove photo.');
    when(removeCatchPhoto).answer(() => aCatch({ photos: [aPhoto(TWO)], version: 2 }));
    await button('Remove photo 1').click();
    await expectSeen('Photo has been removed successfully.');
    await expect.poll(() => photos().elements()).toHaveLength(1);
    await save();
    await expectSeen(SAVED);
    expect(saved.mock.lastCall?.[0].body).toMatchObject({ quantity: '9 lb', version: 2 });
  });

  it('keeps typed text if another tab was faster, and saves over it or reloads as the owner decides', async () => {
    await open();
    await field('Quantity').fill('From this tab');
    answerUpdate(new AppError('conflict', 'This catch was changed in the meantime.', { version: 2 }));
    await save();
    await expectSeen(/This catch was changed in the meantime/);
    await expect.element(field('Quantity')).toHaveValue('From this tab');
    when(getMyCatch).answer(() => aCatch({ quantity: 'From the other', version: 2 }));
    const saved = answerUpdate();
    await button('Save mine instead').click();
    await expectSeen(SAVED);
    expect(saved.mock.lastCall?.[0].body).toMatchObject({ quantity: 'From this tab', version: 2 });

    await open();
    await field('Quantity').fill('From this tab');
    answerUpdate(new AppError('conflict', 'This catch was changed in the meantime.', { version: 2 }));
    await save();
    await expectSeen(/This catch was changed in the meantime/);
    when(getMyCatch).answer(() => aCatch({ quantity: 'From the other', version: 2 }));
    await button('Load the newer one').click();
    await expect.element(field('Quantity')).toHaveValue('From the other');
  });

  it('shows errors at their fields, and loses nothing if the network fails', async () => {
    answerUpdate(OFFLINE);
    await open();
    await field('Quantity').fill('');
    await save();
    await expectSeen('Please enter a quantity');
    await expect.element(field('Quantity')).toHaveFocus();
    await field('Quantity').fill('9 lb');
    await save();
    await expectSeen('Failed to update catch. Please try again.');
    await expect.element(field('Quantity')).toHaveValue('9 lb');
  });

  it('asks before a link leaves unsaved changes, and has them again afterwards', async () => {
    await open();
    await field('Quantity').fill('12 lb');
    const away = page.getByRole('link', { name: 'About' });
    await away.click();
    await expectSeen('Leave without saving?');
    await inDialog('Cancel').click();
    await expect.element(field('Quantity')).toHaveValue('12 lb');
    await away.click();
    await inDialog('Leave').click();
    await expect.poll(address).toBe('/about');
    go(-1);
    await expectSeen('We kept what you filled in.');
    await expect.element(field('Quantity')).toHaveValue('12 lb');
    await button('Start over').click();
    await inDialog('Start over').click();
    await expect.element(field('Quantity')).toHaveValue('40 lb');
    await away.click();
    await expect.poll(address).toBe('/about');
  });

  it('is only for the owner', async () => {
    when(getMyCatch).answer(() => new AppError('not_found'));
    await show(<EditCatch />, { as: aPerson(), at: '/edit-catch/01J', path: PATHS.editCatch });
    await expectSeen('Access Denied', "Catch not found or you don't have permission to edit it.");
  });

  it('is replaced by a notice after the editing period', async () => {
    await open(aCatch({ editableUntil: new Date(Date.now() - HOUR).toISOString() }));
    await expectSeen('Editing Period Expired');
    expect(button('Save').elements()).toEqual([]);
  });
});

describe('the dialog that edits a pledge', () => {
  async function openPledge(post = aPledge(), query = '?edit'): Promise<void> {
    when(getMyPledge).answer(() => post);
    when(getPledge).answer(() => (post.hidden ? new AppError('not_found') : post));
    await show(<PledgePage />, { as: aFisherman(), at: `/pledge/${post.id}${query}`, path: PATHS.pledge });
  }
  const answerPledge = () =>
    when(updatePledge).answer(({ body: { version: _, photos: __, ...body } }) => ({ ...aPledge(), ...body }));

  it('opens on its page, shows errors, and closes once it is saved', async () => {
    const saved = answerPledge();
    await openPledge(undefined, '');
    await page.getByRole('link', { name: 'Edit Pledge' }).click();
    await field('Meals').fill('0');
    await inDialog('Save').click();
    await expectSeen('Please enter a valid number of meals (at least 1)');
    await expectNoProblems('[role=dialog]');
    await field('Meals').fill('30');
    await inDialog('Save').click();
    await expectSeen('Pledge updated successfully!');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
    expect(saved.mock.lastCall?.[0].body).toMatchObject({ mealsPledged: 30, version: 1 });
  });

  it('asks before Escape closes it with unsaved changes', async () => {
    await openPledge();
    await page.getByLabelText(/^Story/).fill('Kept on ice');
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(page.getByLabelText(/^Story/)).toHaveValue('Kept on ice');
  });

  it('says that photos may be missing if they cannot be loaded yet', async () => {
    answerUploads();
    const photo = { ...aPhoto(ONE), imageType: 'catch', isPrimary: true } as const;
    when(updatePledge).answer(() => aPledge({ photos: [photo] }));
    await openPledge();
    await userEvent.upload(page.getByLabelText('Choose photos').first(), aFile('boat.jpg'));
    await inDialog('Save').click();
    await expectSeen('Pledge updated but images may not display correctly');
  });

  it('deletes the pledge after a confirmation', async () => {
    const deleted = when(deletePledge).answer(() => ({ deleted: true }));
    await openPledge();
    await button('Delete pledge').click();
    const question = page.getByRole('dialog', { name: 'Delete this pledge?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await expectSeen('Pledge deleted successfully!');
    await expect.poll(address).toBe('/my-posts');
    expect(deleted).toHaveBeenCalledOnce();
  });

  it('edits a hidden pledge, whose page has no share button', async () => {
    answerPledge();
    await openPledge(aPledge({ hidden: true }));
    await page.getByLabelText(/^Story/).fill('Kept on ice');
    await inDialog('Save').click();
    await expectSeen('Pledge updated successfully!', 'Hidden: only you see this page.');
    expect(page.getByRole('link', { name: 'Social Media Share' }).elements()).toEqual([]);
  });

  it('is not offered to others', async () => {
    when(getPledge).answer(() => aPledge());
    await show(<PledgePage />, { as: aPerson(), at: `/pledge/${aPledge().id}`, path: PATHS.pledge });
    await expect.element(page.getByRole('region', { name: 'Community Impact' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Edit Pledge' }).elements()).toEqual([]);
  });
});

it('a post can be posted again with its values, except the times', async () => {
  const pledge = aPledge({ location: 'Kittery, ME', story: 'A good week.' });
  when(getMyPledge).answer(() => pledge);
  await openWizard(aFisherman(), `?again=pledge.${pledge.id}`);
  await expectSeen('We kept what you filled in.');
  await expect.element(field('Species')).toHaveValue('haddock');
  await expect.element(field('Location')).toHaveValue('Kittery, ME');
  await expect.element(page.getByLabelText(/^Story/)).toHaveValue('A good week.');
});
