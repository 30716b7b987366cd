/** Changes settings of the site for tests. */
import type { BodyInput } from '#shared/contract/endpoint.ts';
import type { Flavour } from '#shared/flavours.ts';
import { SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';
import { getSiteSettings, setSiteSettings } from '#shared/site/admin-endpoints.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import type { TestUser } from './cloud/users.ts';

type Settings = Partial<Omit<BodyInput<typeof setSiteSettings>, 'flavour' | 'version'>>;

/** Saves settings over the current ones, and moves the clock by the time that functions cache settings. */
export async function settle(
  cloud: LocalCloud,
  admin: TestUser,
  flavour: Flavour,
  settings: Settings,
): Promise<void> {
  const token = admin.accessToken;
  const { version } = (await cloud.call(getSiteSettings, { token })).body[flavour];
  const saved = await cloud.call(setSiteSettings, {
    token,
    body: { contact: {}, ...settings, flavour, version },
  });
  if (saved.status !== 200) throw new Error(saved.error.message);
  cloud.clock.advance(1000 * SETTINGS_KEPT_SECONDS);
}
