import { replaceRecoveryCodes } from '#shared/accounts/recovery-endpoints.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { type TestUser, turnOnSecondFactor } from './cloud/users.ts';

/** Turns two-step verification on and creates recovery codes. */
export async function turnOnWithRecoveryCodes(
  cloud: LocalCloud,
  person: TestUser,
): Promise<{ secret: string; codes: string[] }> {
  const secret = await turnOnSecondFactor(cloud, person);
  const { body } = await cloud.call(replaceRecoveryCodes, { token: person.accessToken });
  return { secret, codes: body.codes };
}
