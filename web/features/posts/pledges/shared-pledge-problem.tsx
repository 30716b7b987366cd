import * as posts from '#words/posts/posts.ts';
import * as words from '#words/sharing/share.ts';
import { ButtonLink } from '../../../components/button.tsx';
import { EmptyDock } from '../../../components/drawings/empty-drawings.tsx';
import { ErrorState } from '../../../components/states.tsx';
import type { ApiError } from '../../../lib/api/api-client.ts';
import { messageWithin } from '../../../lib/api/failure-words.ts';
import { toMarketplace } from '../../../lib/navigation/paths.ts';

interface SharedPledgeProblemProps {
  /** The name of the missing thing; undefined if it may exist. */
  missing: string | undefined;
  error: ApiError | undefined;
  onRetry(): unknown;
}

/** Replaces a shared pledge that could not be shown (second document, section 8). */
export function SharedPledgeProblem({ missing, error, onRetry }: SharedPledgeProblemProps) {
  if (missing === undefined) {
    const why = error ? messageWithin(error, words.whyNotLoaded) : words.whyNotLoaded('');
    return <ErrorState isPage words={why} onRetry={onRetry} />;
  }
  return (
    <div className="page flex flex-col items-center gap-4 py-10 text-center">
      <div className="text-muted">
        <EmptyDock />
      </div>
      <h1 className="text-2xl">{missing}</h1>
      <p className="max-w-read text-lg">
        {missing === words.noPledgeId ? words.noPledgeIdDetail : words.whyNotFound(words.pledgeNotFound.text)}
      </p>
      <ButtonLink to={toMarketplace({ kind: 'pledge' })} size="large">
        {posts.seeAllPledges}
      </ButtonLink>
    </div>
  );
}
