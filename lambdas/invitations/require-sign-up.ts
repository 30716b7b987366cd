import { fieldError } from '#shared/contract/errors.ts';
import { isOn } from '#shared/features.ts';
import type { Flavour } from '#shared/flavours.ts';
import { invitedToClosed } from '#words/general/refusals.ts';
import { readSiteVersion } from '../site/store/site-settings.ts';

/** An invitation's link leads to the page for signing up. @throws AppError `invalid_fields` where that lets nobody in */
export async function requireSignUp(flavour: Flavour): Promise<void> {
  const { switchedOff } = await readSiteVersion(flavour);
  if (!isOn('signUp', switchedOff)) throw fieldError('decision', invitedToClosed);
}
