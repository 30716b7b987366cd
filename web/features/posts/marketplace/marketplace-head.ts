import type { PageHead } from '#shared/pages/page-head.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/marketplace.ts';

/** The marketplace's title, description and picture for social networks, for either kind of post. */
export function marketplaceHead(kind: PostKind): PageHead {
  const { title, lead } = words.toldOf[kind];
  return { description: lead, data: { '@type': 'CollectionPage', name: title } };
}
