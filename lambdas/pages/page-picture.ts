/** Pictures of pages that are not about a post or fisherman. They show the name and description of the page. */
import { AppError } from '#shared/contract/errors.ts';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import { prefixOf } from '#shared/languages.ts';
import { siteNames } from '#words/app/site-names.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { linkPictureAnswer } from '../share/pictures/picture-answer.ts';
import type { PageRoute } from '../share/serve.ts';
import type { Readable } from './page-reads.ts';
import { addressOf, wordsOf } from './picture-words.ts';
import { readPage } from './render-page.ts';

/**
 * Returns the route of these pictures. It throws `not_found` for a page that is absent or not for search engines, since
 * there is no limit to the number of such pages.
 */
export function pagePictures(readable: Readable): PageRoute {
  return {
    name: 'pageImage',
    pattern: new RegExp(`^/share/page${prefixOf(LANGUAGE)}(/[\\w/-]{1,100})(?:,([a-z]{1,20}))?\\.jpg$`),
    async answer({ site, id: page, more: [view], now, signal }) {
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
        heading: siteNames[flavour].slice(PRODUCT_NAME.length).trim(),
        photoId: photographed?.photo.id,
        subject,
        lead,
        lines: [],
      });
    },
  };
}
