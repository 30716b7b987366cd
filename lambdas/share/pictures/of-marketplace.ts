import { AppError } from '#shared/contract/errors.ts';
import { firstKind } from '#shared/features.ts';
import { tagline } from '#words/app/components.ts';
import { toldOf } from '#words/posts/marketplace.ts';
import type { Answer } from '../answer.ts';
import { listShownPosts } from '../posts.ts';
import type { PageRequest } from '../serve.ts';
import { linkPictureAnswer } from './picture-answer.ts';

/** Posts among which a photo is looked for. */
const SEARCHED = 24;

/** The site's own picture, with the newest photo of what its marketplace begins with. @throws AppError `not_found` where neither kind of post is on offer */
export async function marketplaceImage({ site, now }: PageRequest): Promise<Answer> {
  const kind = firstKind(site.flavour, site.switchedOff);
  if (kind === undefined) throw new AppError('not_found');
  const { items } = await listShownPosts(kind, { limit: SEARCHED }, now);
  return linkPictureAnswer({
    flavour: site.flavour,
    photoId: items.find(({ photo }) => photo)?.photo?.id,
    subject: toldOf[kind].title,
    lines: [tagline],
  });
}
