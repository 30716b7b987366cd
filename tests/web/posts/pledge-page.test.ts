import { describe, expect } from 'vitest';
import { setPledgeVisibility } from '#shared/posts/pledges/endpoints.ts';
import { PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge, upload } from '#tests/support/builders.ts';
import { hasFocus } from '#tests/web/auth-journeys.ts';

describe('the page of a pledge', () => {
  it('shows on a phone the meals and the place before its photos, which open large, and a message form', async () => {
    const [ruth, ann] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const photos = await Promise.all([1, 2].map(() => upload(cloud, ruth, { kind: 'catch' })));
    const pledge = await postPledge(cloud, ruth, {
      photos: photos.map(({ uploadId }) => ({ uploadId, imageType: 'catch' })),
    });
    const { page } = await visit({ as: ann, viewport: PHONE });
    await page.goto(`${cloud.origin()}/pledge/${pledge.id}`);
    const meals = page.getByRole('region', { name: 'Community Impact' });
    await meals.getByText('meals left').waitFor();
    const photo = page.getByRole('button', { name: /Open it large/ });
    const [above, below] = [await meals.boundingBox(), await photo.first().boundingBox()];
    expect(above?.y).toBeLessThan(below?.y ?? 0);

    await photo.first().click();
    const large = page.getByRole('dialog', { name: 'Haddock' });
    await large.getByRole('list', { name: 'Photo 1 of 2' }).waitFor();
    await page.keyboard.press('ArrowRight');
    await large.getByRole('list', { name: 'Photo 2 of 2' }).waitFor();
    await page.keyboard.press('Escape');
    await large.waitFor({ state: 'detached' });
    // The focus comes back a moment after the dialog is gone.
    await expect.poll(() => hasFocus(photo.first())).toBe(true);

    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.getByRole('dialog', { name: /^Message to/ }).waitFor();
  });

  it('shows text in a right-to-left script in that direction', async () => {
    const story = '1. سمك طازج من القارب';
    const ruth = await cloud.createUser();
    const pledge = await postPledge(cloud, ruth, { story });
    const { page } = await visit({ viewport: PHONE });
    await page.goto(`${cloud.origin()}/pledge/${pledge.id}`);
    await page.locator('p:dir(rtl)', { hasText: story }).waitFor();
  });

  it('shows its owner a hidden pledge, which does not exist for others', async () => {
    const [ruth, ann] = await Promise.all([cloud.createUser(), cloud.createUser()]);
    const pledge = await postPledge(cloud, ruth);
    const params = { pledgeId: pledge.id };
    await cloud.call(setPledgeVisibility, { token: ruth.accessToken, params, body: { hidden: true } });
    const hers = await visit({ as: ruth, expectedErrors: [/404/] });
    await hers.page.goto(`${cloud.origin()}/pledge/${pledge.id}`);
    const owners = hers.page.getByRole('region', { name: 'Your post' });
    await owners.getByText('Hidden: only you see this page.').waitFor();
    await owners.getByRole('link', { name: 'Edit Pledge' }).waitFor();
    await owners.getByRole('button', { name: 'Show' }).click();
    await owners.getByRole('button', { name: 'Hide' }).waitFor();
    await cloud.call(setPledgeVisibility, { token: ruth.accessToken, params, body: { hidden: true } });
    const theirs = await visit({ as: ann, expectedErrors: [/40[34]/] });
    await theirs.page.goto(`${cloud.origin()}/pledge/${pledge.id}?seen`);
    await theirs.page.getByRole('heading', { name: 'Pledge not found' }).waitFor();
    expect(await theirs.page.title()).toBe('Pledge not found · Creel');
  });
});
