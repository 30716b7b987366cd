import { PRODUCT_NAME } from '#shared/flavours.ts';
import { tagline } from '#words/components.ts';
import * as words from '#words/share.ts';
import type { PostKind } from '../../lib/post-kind.ts';
import type { PageHead } from '../../lib/use-page-head.ts';

/** What networks are told of the marketplace, of either kind of post. */
export function marketplaceHead(kind: PostKind): PageHead {
  const { lead } = words.marketplace[kind === 'pledge' ? 'community' : 'consumer'];
  return { description: lead, image: { path: '/share/marketplace.jpg', alt: `${PRODUCT_NAME}. ${tagline}` } };
}
