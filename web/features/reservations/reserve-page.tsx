import { useParams } from 'react-router-dom';
import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import { overBecause } from '#shared/posts/offered.ts';
import { listReservations } from '#shared/reservations/endpoints.ts';
import { isOpen, stateAt } from '#shared/reservations/rules.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { AbsentPage } from '../../components/absent-page.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { readCatch } from '../../lib/api/first-reads.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { toCatch, toMarketplace } from '../../lib/navigation/paths.ts';
import type { Me } from '../../lib/session/session.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import { CatchOffer } from './catch-offer.tsx';
import { slotsOf } from './catch-slots.ts';
import { ReservationCard } from './reservation-card.tsx';
import { timed } from './reservation-state.tsx';
import { ReserveForm } from './reserve-form.tsx';
import { WaitingList } from './waiting-list.tsx';

/** /reserve/{catchId}: the form with which a buyer reserves part of a catch, or waits until some is free. */
export default function ReservePage() {
  return (
    <SignedInPage title={words.reserve} signInFirst={words.signInToReserve}>
      {(me) => (
        <UnlessSuspended title={words.reserve}>
          <Reserve me={me} />
        </UnlessSuspended>
      )}
    </SignedInPage>
  );
}

function Reserve({ me }: { me: Me }) {
  const { catchId = '' } = useParams();
  const { data: post, error, mutate } = useEndpoint(...readCatch(catchId));
  const mine = useEndpointList(listReservations, {}, { isChangedElsewhere: true });
  if (!post && error) {
    if (error.status === 404 || error.status === 422) {
      const link = { to: toMarketplace({ kind: 'catch' }), label: words.browse };
      return <AbsentPage title={words.reserve} words={words.catchNotFound} link={link} />;
    }
    return <ErrorState isPage words={words.catchNotLoaded} onRetry={() => mutate()} />;
  }
  if (!post || mine.isLoading) return <PageSkeleton />;
  // It may have been refused because of another tab's reservation.
  const readAgain = () => {
    void mutate();
    mine.retry();
  };
  return (
    <div className="page flex flex-col gap-4 py-4">
      <div className="-ml-4">
        <BackLink to={toCatch(catchId)}>{words.toCatch}</BackLink>
      </div>
      <h1 className="text-2xl">{words.reserveOf(speciesInSentence(post))}</h1>
      <Choice post={post} me={me} mine={mine.items} onRefused={readAgain} />
    </div>
  );
}

interface ChoiceProps {
  post: CatchRecord;
  me: Me;
  mine: Parameters<typeof ReservationCard>[0]['reservation'][];
  onRefused(): void;
}

/** The form, or the reason why there is none. */
function Choice({ post, me, mine, onRefused }: ChoiceProps) {
  const { stock, reserving, held = 0 } = post;
  const now = useNow();
  const own = mine.find((each) => each.catchId === post.id && isOpen(stateAt(timed(each), now)));
  if (own) {
    return (
      <div className="grid max-w-form gap-3">
        <p>{words.alreadyYours}</p>
        <ul>
          <ReservationCard reservation={own} />
        </ul>
      </div>
    );
  }
  const isOver = overBecause({ soldAt: post.soldAt, until: post.offeredUntil }, now) !== undefined;
  const isOwner = post.fishermanId === me.user.id;
  if (isOwner || isOver || !stock || !reserving || slotsOf(post, now).length === 0) {
    return <EmptyState drawing={<EmptyDock />} words={isOwner ? words.notYours : words.notReservable} />;
  }
  const waitsFor = { ...stock, left: stock.left + held };
  return (
    <>
      <CatchOffer post={post} stock={stock} />
      {stock.left > 0 && (
        <ReserveForm post={post} stock={stock} mode={reserving.mode} user={me.user} onRefused={onRefused} />
      )}
      <WaitingList catchId={post.id} stock={waitsFor} isOnlyKept={stock.left > 0} />
    </>
  );
}
