/** The card of a pledge for people who follow a shared link, on both hosts. */
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { DESKTOP, PHONE } from '#tests/support/browser/browser.ts';
import { cloud, it, ruth, usePeople, visit } from '#tests/support/browser/fixtures.ts';
import { postPledge, upload } from '#tests/support/builders.ts';
import { aKitchen, claimMeals, codeOf, collect, serve } from '#tests/support/claims.ts';
import { untilPhotoShown } from '#tests/web/offline-visit.ts';
import { problemsOf, shiftOf } from '#tests/web/problems.ts';

usePeople();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

/** A name as unusual and as long as the form allows. */
const LONG_NAME = `Wolfeschlegelsteinhausenbergerdorff ${'مريم البحري '.repeat(4)}`.slice(0, 100).trim();
const STORY = `صيد وفير هذا الصباح.\n${'Unbroken'.repeat(30)} 🐟🎣👨‍👩‍👧‍👦 <b>good</b>`;

describe('the card of a pledge', () => {
  it('shows on a phone everything about the pledge, whatever the name and the text of its fisherman', async () => {
    const writer = await cloud.createUser({ fisherman: LONG_NAME });
    const { uploadId } = await upload(cloud, writer, { kind: 'pledge' });
    const pledge = await postPledge(cloud, writer, {
      mealsPledged: 1000,
      story: STORY,
      photos: [{ uploadId, imageType: 'catch' }],
    });
    const { page } = await visit({ viewport: PHONE });
    await page.goto(`${cloud.origin()}/share-pledge/${pledge.id}`);
    await heading(page, '1,000 meals of haddock pledged').waitFor();
    await untilPhotoShown(page);
    expect(await shiftOf(page)).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
    for (const [name, value] of [
      ['Species', 'Haddock'],
      ['Fisherman', LONG_NAME],
      ['Location', 'Portland, ME'],
      ['Points earned', '1,000'],
    ] as const)
      expect(await page.getByRole('definition').filter({ hasText: value }).count(), name).toBe(1);
    await page.getByText('Catch date').waitFor();
    expect(await page.getByRole('blockquote').innerText()).toContain('صيد وفير هذا الصباح');
  });

  it("is the 'Partnership Impact Report' on the community host, with the claimed and served meals", async () => {
    const pledge = await postPledge(cloud, ruth, { mealsPledged: 40 });
    const kitchen = await aKitchen(cloud);
    const claim = await claimMeals(cloud, kitchen, pledge.id, { meals: 20 });
    const code = await codeOf(cloud, kitchen.coordinator, claim.id);
    await collect(cloud, ruth, claim.id, { code });
    await serve(cloud, kitchen.coordinator, claim.id, 10);
    const { page } = await visit({ viewport: DESKTOP });
    await page.goto(`${cloud.origin('community')}/share-pledge/${pledge.id}`);
    await heading(page, 'Partnership Impact Report').waitFor();
    await page.getByText('20 of 40 meals claimed, 10 served').waitFor();
    expect(await page.locator('dl').first().innerText()).toMatch(
      /Meals pledged\s+40\s+Meals claimed\s+20\s+Meals served\s+10\s+Still available\s+20/,
    );
    expect(await shiftOf(page)).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('link', { name: 'Open this pledge' }).click();
    await page.getByRole('region', { name: 'Community Impact' }).waitFor();
  });
});

describe('an old address of the card', () => {
  it('says that it redirects, and leads to the card', async () => {
    const { id } = await postPledge(cloud, ruth);
    const { page } = await visit({ javaScriptEnabled: false, at: `/facebook-screen?id=${id}` });
    await heading(page, 'Redirecting to pledge details...').waitFor();
    await page.getByRole('link', { name: 'Open this pledge' }).click();
    await heading(page, '24 meals of haddock pledged').waitFor();

    const scripted = await visit({ viewport: PHONE, at: `/facebook-screen?id=${id}` });
    await heading(scripted.page, '24 meals of haddock pledged').waitFor();
    expect(new URL(scripted.page.url()).pathname).toBe(`/share-pledge/${id}`);
  });
});
