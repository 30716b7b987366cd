import { AppError } from '#shared/contract/errors.ts';
import { fishermanPicture, type SharedFisherman } from '#shared/sharing/pictures.ts';
import { findFisherman } from '../../people/store/fishermen.ts';
import type { Answer } from '../answer.ts';
import { listShownPosts } from '../posts.ts';
import type { PageRequest } from '../serve.ts';
import { linkIn, pictureAnswer } from './picture-answer.ts';

/** Of a kind that is switched off. */
const NONE = { items: [] };

/** Posts of each kind among which a photo is looked for. */
const SEARCHED = 12;

/**
 * A fisherman's picture. Without a photo or a place of their own, those of a post are shown: an older picture of theirs goes from the edge with
 * the post it is from, so that its version need not tell.
 *
 * @throws AppError `not_found` when there is neither a profile nor a post
 */
export async function fishermanImage(request: PageRequest): Promise<Answer> {
  const { id, site, now } = request;
  const asked = { fisherman: id, limit: SEARCHED };
  const [profile, link, pledges, catches] = await Promise.all([
    findFisherman(id, now),
    linkIn(request, id),
    site.isOn('pledges') ? listShownPosts('pledge', asked, now) : NONE,
    site.isOn('sales') ? listShownPosts('catch', asked, now) : NONE,
  ]);
  const posts = [...pledges.items, ...catches.items];
  const [newest] = posts;
  const who: SharedFisherman | undefined =
    profile ?? (newest && { ...newest, name: newest.fishermanName, totalPledgePoints: 0 });
  if (!who) throw new AppError('not_found');
  const photo = who.photo ?? posts.find((post) => post.photo)?.photo;
  const { location } = who.location === '' && newest ? newest : who;
  const pictureOf = (shown: SharedFisherman) =>
    fishermanPicture(shown, site.flavour, site.isOn('pledges'), link);
  return pictureAnswer(request, {
    kind: 'fisherman',
    said: pictureOf(who),
    drawn: pictureOf({ ...who, photo, location }),
  });
}
