import { landingPicture } from '#shared/landings/landing-picture.ts';
import { timeZoneOf } from '../../landings/store/time-zone-of.ts';
import { findFisherman } from '../../people/store/fishermen.ts';
import type { Answer } from '../answer.ts';
import { getShownLanding } from '../landings.ts';
import type { PageRequest } from '../serve.ts';
import { linkPictureAnswer } from './picture-answer.ts';

/** @throws AppError `not_found` for a landing that is absent or hidden */
export async function landingImage({ site, id, now }: PageRequest): Promise<Answer> {
  const landing = await getShownLanding(id, site, now);
  const [timeZone, fisherman] = await Promise.all([
    timeZoneOf(landing.harbour),
    findFisherman(landing.fishermanId, now),
  ]);
  const photoId = fisherman?.photo?.id;
  return linkPictureAnswer(landingPicture(landing, { flavour: site.flavour, timeZone, photoId }));
}
