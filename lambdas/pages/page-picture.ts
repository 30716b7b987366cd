/** Pictures of pages that are about no post or fisherman: their name and description, as networks read them of the page itself. */
import * as z from 'zod/mini';
import { AppError } from '#shared/contract/errors.ts';
import { id } from '#shared/fields.ts';
import { PRODUCT_NAME, SITE_NAMES } from '#shared/flavours.ts';
import { RENDERING_TIMEOUT_MS } from '#shared/rendering.ts';
import { linkPictureAnswer } from '../share/pictures/picture-answer.ts';
import type { PageRoute } from '../share/serve.ts';
import type { Readable } from './page-reads.ts';
import { addressOf, wordsOf } from './picture-words.ts';
import { readPage } from './render-page.ts';

/** Draws them. @throws AppError `not_found` for a page that is not there or not for search engines: there are any number of those */
export function pagePictures(readable: Readable): PageRoute {
  return {
    name: 'pageImage',
    pattern: /^\/share\/page(\/[\w/-]{1,100})(?:,([a-z]{1,20}))?\.jpg$/,
    async answer({ site, id: page, more: [view], now }) {
      const signal = AbortSignal.timeout(RENDERING_TIMEOUT_MS);
      const { head, answers } = await readPage(readable, {
        address: addressOf(page, view),
        site,
        now,
        signal,
      });
      if (head.isMissing || head.isUnlisted) throw new AppError('not_found');
      const [subject, lead] = wordsOf(head);
      const { flavour } = site;
      return linkPictureAnswer({
        flavour,
        heading: SITE_NAMES[flavour].slice(PRODUCT_NAME.length).trim(),
        photoId: photoIn(answers),
        subject,
        lead,
        lines: [],
      });
    },
  };
}

const photographedPost = z.object({ species: z.string(), photo: z.object({ id }) });

/** The photo of the first post that a page shows. */
function photoIn(shown: unknown): string | undefined {
  if (typeof shown !== 'object' || shown === null) return undefined;
  const post = photographedPost.safeParse(shown);
  if (post.success) return post.data.photo.id;
  for (const part of Object.values(shown)) {
    const found = photoIn(part);
    if (found !== undefined) return found;
  }
  return undefined;
}
