import { PATHS } from '../pages/pages.ts';
import type { PostKind } from './schemas.ts';

/** The value of the marketplace's `view` parameter for each kind of post. */
export const VIEWS = { catch: 'marketplace', pledge: 'pledges' } as const satisfies Record<PostKind, string>;

/**
 * Links always name their view, since the marketplace starts with a different one on each site.
 * @param fisherman a user's id, to show only their posts
 */
export const marketplacePath = ({ kind, fisherman }: { kind: PostKind; fisherman?: string }): string =>
  `${PATHS.marketplace}?${new URLSearchParams({ view: VIEWS[kind], ...(fisherman !== undefined && { fisherman }) })}`;
