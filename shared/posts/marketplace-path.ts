import { PATHS } from '../pages/pages.ts';
import type { PostKind } from './schemas.ts';

/** What the marketplace's `view` parameter calls each kind of post. */
export const VIEWS = { catch: 'marketplace', pledge: 'pledges' } as const satisfies Record<PostKind, string>;

/**
 * What a link means stands in it, since the marketplace alone begins with another view on either flavour.
 * @param fisherman a user's id: only their posts
 */
export const marketplacePath = ({ kind, fisherman }: { kind: PostKind; fisherman?: string }): string =>
  `${PATHS.marketplace}?${new URLSearchParams({ view: VIEWS[kind], ...(fisherman !== undefined && { fisherman }) })}`;
