import { AppError } from '#shared/contract/errors.ts';
import { fishermanPicture, type SharedFisherman } from '#shared/sharing/pictures.ts';
import { findFisherman } from '../../people/store/fishermen.ts';
import type { Answer } from '../answer.ts';
import { listShownPosts } from '../posts.ts';
import type { PageRequest } from '../serve.ts';
import { linkIn, pictureAnswer } from './picture-answer.ts';

/** The posts of a kind that is switched off. */
const NONE = { items: [] };

/** The number of posts of each kind that are searched for a photo. */
const SEARCHED = 12;

/**
 * The picture of a fisherman. If they have no photo or place of their own, those of a post are shown. The version does
 * not depend on that post, since the edge drops the fisherman's pictures together with the post's.
 *
 * @throws AppError `not_found` if there is no profile and no post
 */
export async function fishermanImage(request: PageRequest): Promise<Answer> {
  const { id, site, now } = request;
  const query = { fisherman: id, limit: SEARCHED };
  const [profile, link, pledges, catches] = await Promise.all([
    findFisherman(id, now),
    linkIn(request, id),
    site.isOn('pledges') ? listShownPosts('pledge', query, now) : NONE,
    site.isOn('sales') ? listShownPosts('catch', query, now) : NONE,
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
