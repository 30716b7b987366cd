import { expect } from 'vitest';
import { cloud, it, visit } from '#tests/support/browser/fixtures.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { wizardOn } from '#tests/web/posting-wizard.ts';

it('suggestions are fully visible on a small phone, and cover no bar', async () => {
  const viewport = { width: 320, height: 640 };
  const { page } = await visit({ as: await createFisherman(cloud, 'Ruth Alder'), viewport });
  const { location, open } = wizardOn(page);
  await open(cloud.origin());
  await location.fill('Port');
  const options = page.getByRole('listbox', { name: 'Suggested places' }).getByRole('option');
  await options.first().waitFor();
  // Finds options whose center is covered by another element.
  const covered = `[...document.querySelectorAll('[role=option]')].filter((option) => {
    const { left, top, width, height } = option.getBoundingClientRect();
    return !option.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).length`;
  await expect.poll(() => page.evaluate<number>(covered)).toBe(0);
  expect((await location.boundingBox())?.y).toBeGreaterThan(60);
});
