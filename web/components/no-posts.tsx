import * as words from '#words/post-parts.ts';
import { toMarketplace } from '../lib/paths.ts';
import type { PostKind } from '../lib/post-kind.ts';
import { Button, ButtonLink } from './button.tsx';
import { EmptyDock } from './empty-drawings.tsx';
import { PostCatchLink } from './post-catch-link.tsx';
import { EmptyState } from './states.tsx';

interface NoPostsProps {
  kind: PostKind;
  /** Of what there is nothing: all posts, those of one fisherman, those near somebody, those that filters ask for. */
  among: 'all' | 'fisherman' | 'near' | 'filtered';
  /** Takes away what narrows the list down. */
  onClear: (() => void) | undefined;
}

/** Instead of a list that has nothing in it. */
export default function NoPosts({ kind, among, onClear }: NoPostsProps) {
  const action =
    among === 'filtered' || among === 'near' ? (
      <Button data-needs-script variant="secondary" onClick={onClear}>
        {words.showMoreAfter[among]}
      </Button>
    ) : among === 'fisherman' ? (
      <ButtonLink to={toMarketplace({ kind })} variant="secondary">
        {words.seeAll[kind]}
      </ButtonLink>
    ) : (
      <PostCatchLink>{words.postOne}</PostCatchLink>
    );
  return <EmptyState drawing={<EmptyDock />} words={words.none[kind][among]} action={action} />;
}
