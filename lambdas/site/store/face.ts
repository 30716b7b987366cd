import { type Feature, isOn } from '#shared/features.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { readSwitchedOff } from './recent-settings.ts';

/** Whether a site has all these features. */
export async function hasParts(flavour: Flavour, features: readonly Feature[]): Promise<boolean> {
  const switchedOff = await readSwitchedOff(flavour, new Date());
  return features.every((feature) => isOn(feature, switchedOff));
}

/** Returns the site for an email's links: the person's own if it has the feature, or the other one if that has it. */
export async function faceWith(feature: Feature, own: Flavour): Promise<Flavour | undefined> {
  if (await hasParts(own, [feature])) return own;
  const other = FLAVOURS.find((each) => each !== own);
  return other && (await hasParts(other, [feature])) ? other : undefined;
}
