import { useLocation, useParams } from 'react-router-dom';
import { PageSkeleton } from '../../components/states.tsx';
import { isPage, PATHS } from '../../lib/navigation/paths.ts';
import { useCountVisit } from '../../parts/sharing/count-visit.ts';
import { ShareCard } from '../posts/pledges/share-card.tsx';
import { SharedPledgeProblem } from '../posts/pledges/shared-pledge-problem.tsx';
import { useSharedPledge } from '../posts/pledges/use-shared-pledge.ts';

/** A pledge's card for sharing. */
export default function SharePledge() {
  const { pledgeId = '' } = useParams();
  const { pathname } = useLocation();
  const { pledge, missing, error, retry } = useSharedPledge(pledgeId);
  useCountVisit(pledge && { kind: 'pledge', id: pledge.id, ownerId: pledge.fishermanId });
  if (pledge) return <ShareCard pledge={pledge} hasPreview={!isPage(pathname, [PATHS.share])} />;
  if (missing === undefined && !error) return <PageSkeleton />;
  return <SharedPledgeProblem missing={missing} error={error} onRetry={retry} />;
}
