import { describe, expect } from 'vitest';
import { getCatch } from '#shared/posts/catches/endpoints.ts';
import { setCatchVisibility, updateCatch } from '#shared/posts/catches/own-endpoints.ts';
import { getMyCatch } from '#shared/posts/own-endpoints.ts';
import { getPledge, setPledgeVisibility } from '#shared/posts/pledges/endpoints.ts';
import { cameraFile, hoursAgo, postCatch, postPledge, upload } from '#tests/support/builders.ts';
import { cloud, it, visit } from '#tests/support/fixtures.ts';
import type { TestUser } from '#tests/support/users.ts';
import { makeItLater } from './later.ts';
import { choose } from './post-menu.ts';

async function as(user: TestUser, path: string, expectedErrors: RegExp[] = []) {
  const device = await visit({ as: user, expectedErrors, at: path });
  return device;
}

const catchNow = async (catchId: string) => (await cloud.call(getCatch, { params: { catchId } })).body;

describe('the owner of a catch', () => {
  it('comes to the form from My Posts, changes it, and finds it changed', async () => {
    const ruth = await cloud.createUser();
    const post = await postCatch(cloud, ruth, { species: 'cod', quantity: '40 lb' });
    const { page } = await as(ruth, '/my-posts');
    await choose(page, 'Cod', 'Edit');
    await page.getByRole('heading', { name: 'Edit catch', level: 1 }).waitFor();
    await page.getByLabel('Quantity').fill('12 lb');
    await page.getByLabel('Species').selectOption('snapper');
    await page.getByRole('radio', { name: 'Free' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your catch has been updated successfully.').waitFor();
    await page
      .getByRole('link', { name: /Snapper/ })
      .first()
      .waitFor();
    expect(await catchNow(post.id)).toMatchObject({
      quantity: '12 lb',
      species: 'snapper',
      paymentType: 'free',
      // Nobody touched it: not even its seconds are lost.
      caughtDate: post.caughtDate,
      version: 2,
    });
  });

  it('adds a photo, makes it the main one, and removes another', async () => {
    const ruth = await cloud.createUser();
    const [one, two] = [await upload(cloud, ruth), await upload(cloud, ruth)];
    const photos = [{ uploadId: one.uploadId }, { uploadId: two.uploadId }];
    const post = await postCatch(cloud, ruth, { photos });
    const { page } = await as(ruth, `/edit-catch/${post.id}`);
    const tiles = page.getByRole('list', { name: 'Photos' }).getByRole('listitem');
    await tiles.nth(1).waitFor();
    await page
      .locator('input[type=file][multiple], input[type=file]:not([capture])')
      .first()
      .setInputFiles({
        name: 'boat.jpg',
        mimeType: 'image/jpeg',
        buffer: cameraFile('Portrait_8'),
      });
    await page.getByRole('button', { name: 'Make main: photo 3' }).click();
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await page.getByText('2 of 2 photos uploaded', { exact: false }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your catch has been updated successfully.').waitFor();
    const now = await catchNow(post.id);
    expect(now.photos).toHaveLength(2);
    expect(now.photos[1]?.id).toBe(two.uploadId);
    expect([one.uploadId, two.uploadId]).not.toContain(now.photos[0]?.id);
  });

  it('removes a photo at once, is told when that failed, and goes on with what was typed', async () => {
    const ruth = await cloud.createUser();
    const [one, two] = [await upload(cloud, ruth), await upload(cloud, ruth)];
    const photos = [{ uploadId: one.uploadId }, { uploadId: two.uploadId }];
    const post = await postCatch(cloud, ruth, { photos });
    const { page } = await as(ruth, `/edit-catch/${post.id}`, [/ERR_FAILED/]);
    await page.getByLabel('Quantity').fill('9 lb');
    await page.route('**/api/catches/*/photos/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await page.getByText('Failed to remove photo.').waitFor();
    await page.unroute('**/api/catches/*/photos/*');
    await page.getByRole('button', { name: 'Remove photo 1' }).click();
    await page.getByText('Photo has been removed successfully.').waitFor();
    expect((await catchNow(post.id)).photos.map(({ id }) => id)).toEqual([two.uploadId]);
    expect(await page.getByLabel('Quantity').inputValue()).toBe('9 lb');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your catch has been updated successfully.').waitFor();
    expect(await catchNow(post.id)).toMatchObject({ quantity: '9 lb', version: 3 });
  });

  it('is told when another tab was faster, keeps what was typed, and decides', async () => {
    const ruth = await cloud.createUser();
    const post = await postCatch(cloud, ruth, { quantity: '40 lb' });
    const { page } = await as(ruth, `/edit-catch/${post.id}`, [/409/]);
    await page.getByLabel('Quantity').fill('From this tab');
    const token = ruth.accessToken;
    const body = { version: 1, quantity: 'From the other' };
    await cloud.call(updateCatch, { token, params: { catchId: post.id }, body });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText(/This catch was changed in the meantime/).waitFor();
    expect(await page.getByLabel('Quantity').inputValue()).toBe('From this tab');
    expect((await catchNow(post.id)).quantity).toBe('From the other');
    await page.getByRole('button', { name: 'Save mine instead' }).click();
    await page.getByText('Your catch has been updated successfully.').waitFor();
    expect((await catchNow(post.id)).quantity).toBe('From this tab');
  });

  it('may load the newer one instead', async () => {
    const ruth = await cloud.createUser();
    const post = await postCatch(cloud, ruth);
    const { page } = await as(ruth, `/edit-catch/${post.id}`, [/409/]);
    await page.getByLabel('Quantity').fill('From this tab');
    const token = ruth.accessToken;
    const body = { version: 1, quantity: 'From the other' };
    await cloud.call(updateCatch, { token, params: { catchId: post.id }, body });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Load the newer one' }).click();
    await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('From the other');
  });

  it('sees what is wrong at its field, and loses nothing when the network fails', async () => {
    const ruth = await cloud.createUser();
    const post = await postCatch(cloud, ruth);
    const { page } = await as(ruth, `/edit-catch/${post.id}`, [/ERR_FAILED/]);
    await page.getByLabel('Quantity').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please enter a quantity').first().waitFor();
    await page.getByLabel('Quantity').fill('9 lb');
    await page.route('**/api/catches/*', (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Failed to update catch. Please try again.').waitFor();
    expect(await page.getByLabel('Quantity').inputValue()).toBe('9 lb');
    await page.unroute('**/api/catches/*');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your catch has been updated successfully.').waitFor();
  });

  it('can edit a hidden one, which stays hidden', async () => {
    const ruth = await cloud.createUser();
    const post = await postCatch(cloud, ruth, { species: 'cod' });
    const params = { catchId: post.id };
    const token = ruth.accessToken;
    await cloud.call(setCatchVisibility, { token, params, body: { hidden: true } });
    const { page } = await as(ruth, '/my-posts');
    await page.getByRole('link', { name: 'Cod', exact: true }).click();
    await page.getByLabel('Quantity').fill('3 lb');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Your catch has been updated successfully.').waitFor();
    const own = (await cloud.call(getMyCatch, { token, params })).body;
    expect(own).toMatchObject({ quantity: '3 lb', hidden: true });
  });
});

describe('an edit that was not saved', () => {
  it('of a catch is asked about before a link leads away, and is there again afterwards', async () => {
    const ruth = await cloud.createUser();
    const post = await postCatch(cloud, ruth, { quantity: '40 lb' });
    const { page } = await as(ruth, `/edit-catch/${post.id}`);
    await page.getByLabel('Quantity').fill('12 lb');
    const away = page.getByRole('contentinfo').getByRole('link', { name: 'About' });
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await away.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await page.getByLabel('Quantity').inputValue()).toBe('12 lb');
    await away.click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/about');
    // The form stays for as long as the next page is loaded.
    await page.getByRole('heading', { name: 'Edit catch' }).waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByText('We kept what you filled in.').waitFor();
    expect(await page.getByLabel('Quantity').inputValue()).toBe('12 lb');
    await page.getByRole('button', { name: 'Start over' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Start over' }).click();
    await expect.poll(() => page.getByLabel('Quantity').inputValue()).toBe('40 lb');
    await away.click();
    await page.waitForURL('**/about');
  });

  it('of a pledge is asked about before Escape closes the dialog', async () => {
    const ruth = await cloud.createUser();
    const pledge = await postPledge(cloud, ruth);
    const { page } = await as(ruth, `/pledge/${pledge.id}?edit`);
    const dialog = page.getByRole('dialog', { name: 'Edit pledge' });
    await dialog.getByLabel('Story').fill('Kept on ice');
    await page.keyboard.press('Escape');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(await dialog.getByLabel('Story').inputValue()).toBe('Kept on ice');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Pledge updated successfully!').waitFor();
    await dialog.waitFor({ state: 'detached' });
  });
});

describe('nobody else', () => {
  it('gets into the form of a catch', async () => {
    const [ruth, omar] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const post = await postCatch(cloud, ruth);
    const { page } = await as(omar, `/edit-catch/${post.id}`, [/40[34]/]);
    await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
    await page.getByText("Catch not found or you don't have permission to edit it.").waitFor();
  });

  it('is offered to edit a pledge', async () => {
    const [ruth, omar] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const pledge = await postPledge(cloud, ruth);
    const { page } = await as(omar, `/pledge/${pledge.id}`);
    await page.getByRole('region', { name: 'Community Impact' }).waitFor();
    expect(await page.getByRole('link', { name: 'Edit Pledge' }).count()).toBe(0);
  });
});

describe('after the editing period', () => {
  it('the form gives way to a notice', async () => {
    const ruth = await cloud.createUser();
    const post = await postCatch(cloud, ruth, { condition: 'fresh', caughtDate: hoursAgo(40) });
    const device = await visit({ as: ruth });
    await makeItLater(device.page, 9 * 3_600_000);
    await device.page.goto(`${cloud.origin()}/edit-catch/${post.id}`);
    await device.page.getByRole('heading', { name: 'Editing Period Expired' }).waitFor();
    expect(await device.page.getByRole('button', { name: 'Save' }).count()).toBe(0);
  });
});

describe('the owner of a pledge', () => {
  it('edits it in a dialog on its page', async () => {
    const ruth = await cloud.createUser();
    const pledge = await postPledge(cloud, ruth, { mealsPledged: 24 });
    const { page } = await as(ruth, `/pledge/${pledge.id}`);
    await page.getByRole('link', { name: 'Edit Pledge' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit pledge' });
    await dialog.getByLabel('Meals', { exact: true }).fill('0');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('Please enter a valid number of meals (at least 1)').first().waitFor();
    await dialog.getByLabel('Meals', { exact: true }).fill('30');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Pledge updated successfully!').waitFor();
    await dialog.waitFor({ state: 'detached' });
    const now = (await cloud.call(getPledge, { params: { pledgeId: pledge.id } })).body;
    expect(now).toMatchObject({ mealsPledged: 30, mealsLeft: 30, pledgePointsEarned: 30 });
  });

  it('is warned when the new photos of it cannot be seen', async () => {
    const ruth = await cloud.createUser();
    const pledge = await postPledge(cloud, ruth);
    const { page } = await as(ruth, `/pledge/${pledge.id}?edit`, [/ERR_FAILED/]);
    await page
      .getByRole('dialog')
      .locator('input[type=file]:not([capture])')
      .first()
      .setInputFiles({ name: 'boat.jpg', mimeType: 'image/jpeg', buffer: cameraFile('Portrait_8') });
    await page.getByText('1 of 1 photos uploaded', { exact: false }).waitFor({ state: 'attached' });
    await page.route('**/media/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Pledge updated but images may not display correctly').waitFor();
    const { photos } = (await cloud.call(getPledge, { params: { pledgeId: pledge.id } })).body;
    expect(photos).toHaveLength(1);
  });

  it('deletes it from there, after being asked', async () => {
    const ruth = await cloud.createUser();
    const pledge = await postPledge(cloud, ruth);
    const { page } = await as(ruth, `/pledge/${pledge.id}?edit`);
    await page.getByRole('button', { name: 'Delete pledge' }).click();
    const question = page.getByRole('dialog', { name: 'Delete this pledge?' });
    await question.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Pledge deleted successfully!').waitFor();
    await page.getByText('You have no posts yet').waitFor();
    expect((await cloud.request(`/api/pledges/${pledge.id}`)).status).toBe(404);
  });

  it('can edit a hidden one', async () => {
    const ruth = await cloud.createUser();
    const pledge = await postPledge(cloud, ruth, { species: 'cod' });
    const params = { pledgeId: pledge.id };
    const token = ruth.accessToken;
    await cloud.call(setPledgeVisibility, { token, params, body: { hidden: true } });
    const { page } = await as(ruth, `/pledge/${pledge.id}?edit`, [/404/]);
    const dialog = page.getByRole('dialog', { name: 'Edit pledge' });
    await dialog.getByLabel('Story').fill('Kept on ice');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Pledge updated successfully!').waitFor();
    // There is nothing that others could see.
    await page.getByText('Hidden: only you see this page.').waitFor();
    expect(await page.getByRole('link', { name: 'Social Media Share' }).count()).toBe(0);
  });
});
