import { none } from '#words/post-parts.ts';
import type { PostKind } from '../lib/post-kind.ts';
import { EmptyDock } from './empty-drawings.tsx';
import { EmptyState } from './states.tsx';

interface NoPostsProps {
  kind: PostKind;
  /** Of what there is nothing: all posts, those of one fisherman, those near somebody. */
  among: 'all' | 'fisherman' | 'near';
}

/** Instead of a list that has nothing in it. */
export default function NoPosts({ kind, among }: NoPostsProps) {
  return <EmptyState drawing={<EmptyDock />} words={none[kind][among]} />;
}
