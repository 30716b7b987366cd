import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/parts.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { EmptyDock } from '../../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { toMarketplace } from '../../../lib/navigation/paths.ts';
import { PostCatchLink } from '../../../parts/posts/post-catch-link.tsx';

type NoPostsProps = {
  /** Lists of landings have texts of their own. */
  kind: PostKind | 'landing';
  /** Clears the filters of the list. */
  onClear: (() => void) | undefined;
} & (
  | {
      /** The list that is empty: all posts, those of one fisherman, or those that match the filters. */
      among: 'all' | 'fisherman' | 'filtered';
    }
  | {
      among: 'near';
      /** "your location", or the typed place. */
      place: string;
    }
);

/** Shown instead of an empty list. */
export default function NoPosts(props: NoPostsProps) {
  const { kind, among, onClear } = props;
  if (kind === 'landing') return null;
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
  const none = words.none[kind];
  const text = props.among === 'near' ? none.near(props.place) : none[props.among];
  return <EmptyState drawing={<EmptyDock />} words={text} action={action} />;
}
