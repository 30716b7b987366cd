import { type Feature, isOn } from '#shared/features.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { readSwitchedOff } from './recent-settings.ts';

/** Returns the site for an email's links: the person's own if it has the feature, or the other one if that has it. */
export async function faceWith(feature: Feature, own: Flavour): Promise<Flavour | undefined> {
  const now = new Date();
  const hasPart = async (flavour: Flavour) => isOn(feature, await readSwitchedOff(flavour, now));
  if (await hasPart(own)) return own;
  const other = FLAVOURS.find((each) => each !== own);
  return other && (await hasPart(other)) ? other : undefined;
}
