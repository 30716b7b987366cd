/** The email on Monday about the landings of the week before. */
import { expect } from 'vitest';
import { writeMinute } from '#lambdas/due/store/due.ts';
import { dueCursor } from '#lambdas/due/store/items.ts';
import { landingWeekReminder } from '#lambdas/licenses/jobs.ts';
import { getLandingReminder, setLandingReminder } from '#shared/licenses/endpoints.ts';
import { sentAt, weekAfter, weekOf } from '#shared/licenses/weeks.ts';
import { MINUTE } from '#shared/limits.ts';
import { getMailPreferences } from '#shared/mail/endpoints.ts';
import { deleteProfiles } from '#shared/people/endpoints.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { postCatch, postPledge } from '#tests/support/builders.ts';
import { readTable } from '#tests/support/cloud/table.ts';
import { putItems } from '#tests/support/cloud/table-client.ts';
import { signIn, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { createFisherman } from '#tests/support/fishermen.ts';
import { mailsTo, unsubscribeLinks } from '#tests/support/mailbox.ts';
import { none } from '#words/licenses/week-email.ts';

useOwnCloud();

const aFisherman = () => createFisherman(cloud, 'Ruth Alder');
const remind = ({ accessToken: token }: TestUser, isOn = true) =>
  cloud.call(setLandingReminder, { token, body: { isOn } });
const about = async (who: TestUser) =>
  (await mailsTo(cloud, who)).filter(({ subject }) => subject.startsWith('Your landings from'));

/** Goes to the Monday after this week, and runs the work of that minute. The minutes in between have none that matters. */
async function goToMonday(week: string): Promise<void> {
  const monday = sentAt(week);
  cloud.clock.advance(monday - cloud.clock.now() + MINUTE);
  await putItems(cloud, [{ ...dueCursor.item({}, { minute: writeMinute(monday) }) }]);
  await Promise.all([cloud.runDue(), cloud.runDue()]);
  await cloud.settled();
}

it('has what was posted in the week, once, and weeks without landings', async () => {
  const [ruth, off, other] = [await aFisherman(), await aFisherman(), await aFisherman()];
  const { accessToken: token } = ruth;
  expect((await cloud.call(getLandingReminder, { token })).body).toEqual({ isOn: false });
  await remind(ruth);
  await remind(off);
  await remind(off, false);
  await remind(ruth, false);
  await remind(ruth);
  expect((await cloud.call(getLandingReminder, { token })).body).toEqual({ isOn: true });
  await postCatch(cloud, ruth, { species: 'cod', stock: { unit: 'pound', left: 50, least: 1, step: 1 } });
  await postCatch(cloud, ruth, { species: 'cod', stock: { unit: 'pound', left: 12.5, least: 1, step: 1 } });
  await postCatch(cloud, ruth, { species: 'haddock', quantity: 'two totes' });
  await postPledge(cloud, ruth, { mealsPledged: 12 });
  const week = weekOf(cloud.clock.now());
  await goToMonday(week);
  await runJobs(cloud, landingWeekReminder.of({ userId: ruth.userId, week }));
  const [mail, ...more] = await about(ruth);
  expect(more).toEqual([]);
  for (const fact of ['Cod: 62.5 lb', 'Haddock: 12 meals', 'Haddock: two totes (not counted)'])
    expect(mail?.text).toContain(fact);
  expect(mail?.html).toContain(`/weekly-landings?day=${week}`);
  expect([await about(off), await about(other)]).toEqual([[], []]);

  await goToMonday(weekAfter(week));
  const [second, first] = await about(ruth);
  expect(first?.subject).toBe(mail?.subject);
  expect(second?.text).toContain(none);
  ruth.accessToken = await signIn(cloud, ruth);
  await remind(ruth, false);
  await goToMonday(weekAfter(week, 2));
  expect(await about(ruth)).toHaveLength(2);
  expect((await readTable(cloud)).filter(({ sk }) => sk.startsWith('landing-week#'))).toEqual([]);
});

it('ends with one click in an email program, alone, until its fisherman chooses it again', async () => {
  const ruth = await aFisherman();
  await remind(ruth);
  const week = weekOf(cloud.clock.now());
  await goToMonday(week);
  const [mail] = await about(ruth);
  const { header } = unsubscribeLinks(mail as NonNullable<typeof mail>);
  const ended = await cloud.request(`${header.pathname}${header.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  });
  expect(await ended.json()).toEqual({ kind: 'landings', unsubscribed: true });
  await goToMonday(weekAfter(week));
  expect(await about(ruth)).toHaveLength(1);
  ruth.accessToken = await signIn(cloud, ruth);
  const { accessToken: token } = ruth;
  expect((await cloud.call(getLandingReminder, { token })).body).toEqual({ isOn: false });
  const { landings, ...others } = (await cloud.call(getMailPreferences, { token })).body;
  expect([landings, Object.values(others).every(Boolean)]).toEqual([false, true]);

  expect((await remind(ruth)).body).toEqual({ isOn: true });
  expect((await cloud.call(getLandingReminder, { token })).body).toEqual({ isOn: true });
  await goToMonday(weekAfter(week, 2));
  expect(await about(ruth)).toHaveLength(2);
});

it('is only for fishermen, and ends with the profile', async () => {
  const [ruth, buyer, admin] = [
    await aFisherman(),
    await aPerson(cloud),
    await aPerson(cloud, { groups: ['admin'] }),
  ];
  expect((await remind(buyer)).status).toBe(404);
  await remind(ruth);
  const { userId, accessToken: token } = ruth;
  await cloud.call(deleteProfiles, { token: admin.accessToken, params: { userId } });
  await cloud.settled();
  expect((await cloud.call(getLandingReminder, { token })).body).toEqual({ isOn: false });
});
