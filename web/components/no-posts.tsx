import type { PostKind } from '../lib/post-kind.ts';
import { EmptyDock } from './empty-drawings.tsx';
import { EmptyState } from './states.tsx';

interface NoPostsProps {
  kind: PostKind;
  /** Of what there is nothing: all posts, those of one fisherman, those near somebody. */
  among: 'all' | 'fisherman' | 'near';
}

/** First document, section 2. */
const WORDS = {
  catch: {
    all: 'No marketplace catches available',
    fisherman: 'This fisherman has no current marketplace catches available',
    near: 'No marketplace catches found within 35 miles of your location',
  },
  pledge: {
    all: 'No pledges available',
    fisherman: 'This fisherman has no current pledges available',
    near: 'No pledges found within 35 miles of your location',
  },
} as const;

/** Instead of a list that has nothing in it. */
export default function NoPosts({ kind, among }: NoPostsProps) {
  return <EmptyState drawing={<EmptyDock />} words={WORDS[kind][among]} />;
}
