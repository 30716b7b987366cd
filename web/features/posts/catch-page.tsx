import { useParams } from 'react-router-dom';
import { speciesName } from '#shared/species/species.ts';
import { backToMarketplace } from '#words/fishermen/fishermen.ts';
import { catchesNotLoaded } from '#words/posts/marketplace.ts';
import { catchNotFound } from '#words/posts/posts.ts';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { Written } from '../../components/text/written.tsx';
import { toMarketplace } from '../../lib/navigation/paths.ts';
import { useMe } from '../../lib/session/session.tsx';
import { useAlertOpened } from '../../parts/alerts/use-alert-opened.ts';
import { useCountVisit } from '../../parts/sharing/count-visit.ts';
import { SharedVisits } from '../../parts/sharing/shared-visits.tsx';
import { CatchContact } from './catches/catch-contact.tsx';
import { CatchDetail } from './catches/catch-detail.tsx';
import { CatchGone } from './catches/catch-gone.tsx';
import { useCatch } from './catches/use-catch.ts';

/** A catch that is opened by its address. From a list it opens as a dialog instead (app/page-under.ts). */
export default function CatchPage() {
  const { catchId = '' } = useParams();
  const { isMissing, isFailed, retry, ...known } = useCatch(catchId);
  const { post, record, over } = known;
  const me = useMe()?.user.id;
  useCountVisit(record && { kind: 'catch', id: record.id, ownerId: record.fishermanId });
  useAlertOpened();
  if (isFailed) return <ErrorState isPage words={catchesNotLoaded} onRetry={() => retry()} />;
  if (isMissing) {
    return (
      <div className="page">
        <h1 className="sr-only">{catchNotFound}</h1>
        <CatchGone />
      </div>
    );
  }
  if (!post) return <PageSkeleton />;
  return (
    <article className="page flex flex-col gap-4 py-4 md:py-6">
      <div className="-ml-4 flex">
        <BackLink to={toMarketplace({ kind: 'catch' })}>{backToMarketplace}</BackLink>
      </div>
      <h1 className="text-2xl">
        <Written>{speciesName(post)}</Written>
      </h1>
      <CatchDetail {...known} post={post} contact={record && !over && <CatchContact post={record} />} />
      {me === post.fishermanId && <SharedVisits id={post.id} />}
    </article>
  );
}
