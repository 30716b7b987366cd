import type { PageHead } from '#shared/pages/page-head.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { toldOf } from '#words/posts/list-descriptions.ts';

/** The marketplace's title, description and picture for social networks, for either kind of post. */
export function marketplaceHead(kind: PostKind): PageHead {
  // Only the server writes it, so the browser's code does not contain the texts.
  if (!import.meta.env.SSR) return {};
  const { title, lead } = toldOf[kind];
  return { description: lead, data: { '@type': 'CollectionPage', name: title } };
}
