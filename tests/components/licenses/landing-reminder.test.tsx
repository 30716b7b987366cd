/** The choice of an email on Monday about the landings of the week before. */
import { expect, it } from 'vitest';
import { getLandingReminder, setLandingReminder } from '#shared/licenses/endpoints.ts';
import LandingReminder from '../../../web/features/licenses/landing-reminder.tsx';
import { when } from '../support/api.ts';
import { aFisherman } from '../support/people.ts';
import { expectNoProblems, expectSeen, field, show } from '../support/show.tsx';

it('is off until it is chosen, and can be taken back', async () => {
  when(getLandingReminder).answer(() => ({ isOn: false }));
  const sent = when(setLandingReminder).answer(({ body }) => body);
  await show(<LandingReminder />, { as: aFisherman() });
  const choice = field('Email me last week’s landings on Monday morning');
  await expect.element(choice).not.toBeChecked();
  await expectNoProblems();
  await choice.click();
  await expectSeen(/^You get the first email next Monday/);
  await choice.click();
  await expect.element(choice).not.toBeChecked();
  expect(sent.mock.calls.map(([{ body }]) => body)).toEqual([{ isOn: true }, { isOn: false }]);
});
