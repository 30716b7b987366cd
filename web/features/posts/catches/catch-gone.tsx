import * as words from '#words/posts/posts.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyDock } from '../../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { toMarketplace } from '../../../lib/navigation/paths.ts';

export function CatchGone() {
  return (
    <EmptyState
      drawing={<EmptyDock />}
      words={words.catchNotFound}
      action={<ButtonLink to={toMarketplace({ kind: 'catch' })}>{words.browseMarketplace}</ButtonLink>}
    />
  );
}
