/** Whether a fisherman gets an email on Monday about their landings of the week that has ended. */
import { AppError } from '#shared/contract/errors.ts';
import { sentAt, weekAfter, weekOf } from '#shared/licenses/weeks.ts';
import { MINUTE } from '#shared/limits.ts';
import { fishermanNotFound } from '#words/general/refusals.ts';
import { putDue } from '../../due/store/due.ts';
import { chooseStep, readPreferences } from '../../mail/store/mail-choices.ts';
import { hashOfAddress } from '../../mail/store/suppressions.ts';
import { account, fishermanProfile, tombstone } from '../../people/store/items.ts';
import { landingReminder } from '../../people/store/license-items.ts';
import * as table from '../../table/index.ts';

/** Whether the person chose the email. Somebody who unsubscribed with its link may have chosen it before. */
export const isRemindedOfLandings = async (userId: string): Promise<boolean> =>
  (await table.getItem(landingReminder.key({ userId }), { consistent: true })) !== undefined;

/** Whether the person gets the email. */
export async function getsLandingReminder(userId: string): Promise<boolean> {
  const [isReminded, person] = await Promise.all([
    isRemindedOfLandings(userId),
    table.getItem(account.key({ userId })),
  ]);
  return isReminded && person !== undefined && (await readPreferences(person.email)).landings;
}

/** The step by which a week is sent at its time, or in a minute. It is the same for each call, so a week is due once. */
export const scheduleWeek = (userId: string, week: string, now: Date): table.TransactionStep =>
  putDue('landing-week', `${userId}@${week}`, Math.max(sentAt(week), now.getTime() + MINUTE));

/** The first week that is still to be sent. */
function nextWeek(now: Date): string {
  const current = weekOf(now.getTime());
  const last = weekAfter(current, -1);
  return sentAt(last) > now.getTime() + MINUTE ? last : current;
}

/** May be repeated. @throws AppError `not_found` for people who are not fishermen */
export async function setLandingReminder(userId: string, isOn: boolean, now: Date): Promise<void> {
  const key = landingReminder.key({ userId });
  if (!isOn) return await table.write(table.remove(key));
  const notFound = () => new AppError('not_found', fishermanNotFound);
  const person = await table.getItem(account.key({ userId }), { consistent: true });
  if (!person) throw notFound();
  await table.transact([
    // In case they have unsubscribed by the link in an earlier email.
    chooseStep(hashOfAddress(person.email), { landings: true }),
    table.put(landingReminder.item({ userId }, { since: now.toISOString() })),
    table.check(fishermanProfile(userId), table.present, notFound),
    table.check(tombstone.key({ userId }), table.absent, notFound),
    scheduleWeek(userId, nextWeek(now), now),
  ]);
}
