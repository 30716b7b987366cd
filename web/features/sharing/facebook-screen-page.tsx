import { useEffect } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import * as words from '#words/sharing/share.ts';
import { toSharePledge } from '../../lib/navigation/paths.ts';
import { SharedPledgeProblem } from '../posts/pledges/shared-pledge-problem.tsx';
import { useSharedPledge } from '../posts/pledges/use-shared-pledge.ts';

/** The target of old links. Query: `id`, a pledge's. Networks read the same tags as on its card; people are redirected to it. */
export default function FacebookScreen() {
  const [query] = useSearchParams();
  const id = query.get('id') ?? '';
  const { missing, error, retry } = useSharedPledge(id, true);
  const navigate = useNavigate();
  const card = toSharePledge(id);
  const leadsOn = missing === undefined;
  useEffect(() => {
    if (leadsOn) void navigate(card, { replace: true });
  }, [leadsOn, card, navigate]);
  if (!leadsOn) return <SharedPledgeProblem missing={missing} error={error} onRetry={retry} />;
  return (
    // As tall as the screen, so that nothing visible moves when the card replaces it.
    <div className="page flex min-h-svh flex-col items-center gap-4 py-16 text-center">
      <h1 className="text-xl">{words.redirecting}</h1>
      <Link to={card} replace className="text-link inline-flex min-h-11 items-center font-semibold">
        {words.openPledge}
      </Link>
    </div>
  );
}
