import { Link } from 'react-router-dom';
import { isOpen } from '#shared/reservations/rules.ts';
import { speciesName } from '#shared/species/species.ts';
import { dollars } from '#words/general/format.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { toPay } from '#words/reservations/states.ts';
import { Facts } from '../../components/facts.tsx';
import { LocalTime } from '../../components/text/local-time.tsx';
import { Written } from '../../components/text/written.tsx';
import { toCatch } from '../../lib/navigation/paths.ts';
import { fishermanFact, pickupFacts } from '../../parts/holds/hold-facts.tsx';
import type { Reservation } from './reservation-state.tsx';

interface ReservationFactsProps {
  reservation: Reservation;
  /** Whether the reader is the buyer, who knows their own name. */
  isBuyers: boolean;
}

export function ReservationFacts({ reservation, isBuyers }: ReservationFactsProps) {
  const { amount, reserved, unit, state, catchId, weighings = [] } = reservation;
  const isWeighed = state === 'weighed' || state === 'collected';
  const isDue = isOpen(state) || state === 'collected';
  return (
    <>
      <Facts
        facts={[
          [
            words.amount,
            amount === reserved
              ? amountWords(amount, unit)
              : words.weighing(amountWords(reserved, unit), amountWords(amount, unit)),
          ],
          // Nothing is paid for one that ended without a pickup.
          [words.toPay, isDue ? toPay(reservation.dollars, isWeighed, reservation) : ''],
          ...pickupFacts(reservation),
          [words.pickedUpBy, reservation.collectorName],
          [words.buyer, isBuyers ? '' : reservation.buyerName],
          fishermanFact(reservation),
          [
            words.catchLabel,
            <Link key="catch" to={toCatch(catchId)} className="text-link">
              <Written>{speciesName(reservation)}</Written>
            </Link>,
          ],
        ]}
      />
      {isOpen(state) && isBuyers && <p className="text-sm text-muted">{words.howToPay}</p>}
      {weighings.length > 0 && (
        <section aria-label={words.weighings} className="grid gap-1">
          <h2 className="text-lg">{words.weighings}</h2>
          <ol className="grid gap-1">
            {weighings.map((each) => (
              <Weighing key={each.at} unit={unit} weighing={each} />
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

type Weighed = NonNullable<Reservation['weighings']>[number];

/** The figures before and after one weighing. */
function Weighing({ unit, weighing }: { unit: Reservation['unit']; weighing: Weighed }) {
  const { at, amount, before, dollars: price, dollarsBefore } = weighing;
  return (
    <li>
      <span className="text-muted">
        <LocalTime time={at} />
      </span>{' '}
      {words.weighing(amountWords(before, unit), amountWords(amount, unit))}
      {price !== undefined && dollarsBefore !== undefined && (
        <> · {words.weighing(dollars(dollarsBefore), dollars(price))}</>
      )}
    </li>
  );
}
