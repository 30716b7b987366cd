/** How often and at which hours a person is told of posts. */
import { USUAL_SETTINGS } from '#shared/alerts/rules.ts';
import type { AlertReason, AlertSettings, AlertSettingsBody } from '#shared/alerts/schemas.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';
import { tombstone } from '../../people/store/items.ts';
import {
  absent,
  checkUnchanged,
  getItem,
  getItems,
  ifUnchanged,
  isStill,
  retry,
  transact,
  update,
  updateItem,
} from '../../table/index.ts';
import { alertSettings, type StoredAlertSettings } from './items.ts';

/** Completes a person's choices by the usual ones. */
export function settingsOf(stored: StoredAlertSettings | undefined): AlertSettings {
  const { levels, digestHour, quiet, mealsAtLeast, timeZone = SITE_TIME_ZONE } = stored ?? {};
  return {
    levels: { ...USUAL_SETTINGS.levels, ...levels },
    digestHour: digestHour ?? USUAL_SETTINGS.digestHour,
    ...(quiet !== null && { quiet: quiet ?? USUAL_SETTINGS.quiet }),
    mealsAtLeast: mealsAtLeast ?? USUAL_SETTINGS.mealsAtLeast,
    timeZone,
  };
}

export async function readSettings(userId: string): Promise<AlertSettings> {
  return settingsOf(await getItem(alertSettings.key({ userId }), { consistent: true }));
}

export async function changeSettings(
  userId: string,
  { quiet = null, ...settings }: { quiet?: AlertSettings['quiet'] | null } & Omit<AlertSettingsBody, 'quiet'>,
): Promise<AlertSettings> {
  return settingsOf(await updateItem(alertSettings.key({ userId }), { set: { ...settings, quiet } }));
}

/** Ends all alerts for a reason. Does nothing for somebody who left, because links in emails outlive accounts. */
export async function endReason(userId: string, reason: AlertReason): Promise<void> {
  const [key, leftKey] = [alertSettings.key({ userId }), tombstone.key({ userId })];
  await retry(async () => {
    const [found, left] = await getItems([key, leftKey]);
    if (left) return;
    const levels = { ...found?.levels, [reason]: 'never' };
    await transact([
      checkUnchanged(leftKey, absent),
      update(key, { set: { levels } }, ifUnchanged(isStill('levels', found?.levels))),
    ]);
  });
}
