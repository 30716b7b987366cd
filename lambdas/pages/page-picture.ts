/** Pictures of pages that are about no post or fisherman: their name and description, as networks read them of the page itself. */
import { AppError } from '#shared/contract/errors.ts';
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
      const { head, photographed } = await readPage(readable, {
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
        photoId: photographed?.photo.id,
        subject,
        lead,
        lines: [],
      });
    },
  };
}
