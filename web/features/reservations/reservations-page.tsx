import { listReservations } from '#shared/reservations/endpoints.ts';
import { isOpen, stateAt } from '#shared/reservations/rules.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { ButtonLink } from '../../components/button.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { toMarketplace } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useNow } from '../../lib/time/use-now.ts';
import { HoldLists } from '../../parts/holds/hold-lists.tsx';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { AccountPending } from '../accounts/account-pending.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { ReservationCard } from './reservation-card.tsx';
import { timed } from './reservation-state.tsx';

/** /reservations: the fish that the person has reserved. */
export default function ReservationsPage() {
  const session = useSession();
  usePageTitle(words.title);
  if (session.status === 'signed-out') return <SignInFirst title={words.title} words={words.signInFirst} />;
  if (session.status === 'loading' || !session.me) return <AccountPending title={words.title} />;
  return (
    <div className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl">{words.title}</h1>
      <UnlessSuspended>
        <OwnReservations />
      </UnlessSuspended>
    </div>
  );
}

function OwnReservations() {
  const list = useEndpointList(listReservations, {}, { isChangedElsewhere: true });
  const now = useNow();
  return (
    <HoldLists
      list={list}
      isOpen={(reservation) => isOpen(stateAt(timed(reservation), now))}
      texts={words.lists}
      action={<ButtonLink to={toMarketplace({ kind: 'catch' })}>{words.browse}</ButtonLink>}
      renderCard={(reservation) => <ReservationCard key={reservation.id} reservation={reservation} />}
    />
  );
}
