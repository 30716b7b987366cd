import { landingPicture, landingPictureSaid } from '#shared/landings/landing-picture.ts';
import { findFisherman } from '../../people/store/fishermen.ts';
import { timeZoneOf } from '../../series/store/time-zone-of.ts';
import type { Answer } from '../answer.ts';
import { getShownLanding } from '../landings.ts';
import type { PageRequest } from '../serve.ts';
import { linkIn, pictureAnswer } from './picture-answer.ts';

/**
 * The picture of a landing, with the fisherman's photo. It is cached for a short time, as the photo may change.
 * @throws AppError `not_found` for a landing that is absent or hidden
 */
export async function landingImage(request: PageRequest): Promise<Answer> {
  const { site, id, now } = request;
  const { flavour } = site;
  const landing = await getShownLanding(id, site, now);
  const [timeZone, fisherman, link] = await Promise.all([
    timeZoneOf(landing.harbour),
    findFisherman(landing.fishermanId, now),
    linkIn(request, landing.fishermanId),
  ]);
  const photoId = fisherman?.photo?.id;
  return pictureAnswer(request, {
    kind: 'landing',
    said: landingPictureSaid(landing, { flavour, link }),
    drawn: landingPicture(landing, { flavour, timeZone, photoId, link }),
    isLasting: false,
  });
}
