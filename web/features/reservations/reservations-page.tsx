import { listReservations } from '#shared/reservations/endpoints.ts';
import { isOpen, stateAt } from '#shared/reservations/rules.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { ButtonLink } from '../../components/button.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { toMarketplace } from '../../lib/navigation/paths.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { HoldLists } from '../../parts/holds/hold-lists.tsx';
import { UnlessSuspended } from '../../parts/moderation/unless-suspended.tsx';
import { SignedInPage } from '../accounts/signed-in-page.tsx';
import { ReservationCard } from './reservation-card.tsx';
import { timed } from './reservation-state.tsx';

/** /reservations: the fish that the person has reserved. */
export default function ReservationsPage() {
  return (
    <SignedInPage title={words.title} signInFirst={words.signInFirst}>
      {() => (
        <UnlessSuspended title={words.title}>
          <div className="page flex flex-col gap-5 py-6">
            <h1 className="text-2xl">{words.title}</h1>
            <OwnReservations />
          </div>
        </UnlessSuspended>
      )}
    </SignedInPage>
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
