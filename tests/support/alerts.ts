/** Settings of people who follow posts in tests. */
import { setAlertSettings } from '#shared/alerts/endpoints.ts';
import { USUAL_SETTINGS } from '#shared/alerts/rules.ts';
import type { AlertSettingsBody } from '#shared/alerts/schemas.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import type { TestUser } from './cloud/users.ts';

type Levels = AlertSettingsBody['levels'];
export type Chosen = Partial<Omit<AlertSettingsBody, 'levels'>> & { levels?: Partial<Levels> };

/** Chooses settings without quiet hours by default, since tests run at any hour. */
export function chooseAlerts(cloud: LocalCloud, who: TestUser, { levels, ...chosen }: Chosen = {}) {
  const { quiet: _usual, ...usual } = USUAL_SETTINGS;
  const body = { ...usual, ...chosen, levels: { ...usual.levels, ...levels } };
  return cloud.call(setAlertSettings, { token: who.accessToken, body });
}
