import { expect, it } from 'vitest';
import { AppError } from '#shared/contract/errors.ts';
import { getReadyTexts, setReadyTexts } from '#shared/moderation/endpoints.ts';
import type { ReadyText } from '#shared/moderation/ready-texts.ts';
import ReadyTexts from '../../../web/features/moderation/ready-texts.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

it('reply texts can be added, edited and deleted, even after somebody else changed them', async () => {
  let kept: { version: number; readyTexts: ReadyText[] } = { version: 0, readyTexts: [] };
  when(getReadyTexts).answer(() => kept);
  const save = () =>
    when(setReadyTexts).answer(({ body: { readyTexts, version } }) => {
      kept = { version: version + 1, readyTexts };
      return kept;
    });
  when(setReadyTexts).answer(() => {
    kept = { version: 1, readyTexts: [{ title: 'Rude', text: 'Please be kind.' }] };
    return new AppError('conflict', 'Somebody else just changed this.');
  });
  await show(<ReadyTexts />, { as: aPerson({ roles: ['admin'] }) });
  await button('Add a text').click();
  await field('Name').fill('Watches');
  await field('Text').fill('No watches, please.');
  await inDialog('Save').click();
  await expectSeen(/Somebody else just changed this\./, 'Please be kind.');
  save();
  await inDialog('Save').click();
  await expectSeen('No watches, please.', 'Please be kind.');
  await button(/^Edit .*Watches/).click();
  await field('Text').fill('Only fish.');
  await inDialog('Save').click();
  await expectSeen('Only fish.');
  await button(/^Delete .*Rude/).click();
  await inDialog('Delete').click();
  await expect.poll(() => kept.readyTexts).toEqual([{ title: 'Watches', text: 'Only fish.' }]);
  await expectNoProblems();
});
