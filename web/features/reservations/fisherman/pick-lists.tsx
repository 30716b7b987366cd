import { isOpen, stateAt } from '#shared/reservations/rules.ts';
import type { ReservationCard } from '#shared/reservations/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { timeSpan } from '#words/general/dates.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/reservations/pickups.ts';
import { states, toPay } from '#words/reservations/states.ts';
import { OnPaper } from '../../../components/print/on-paper.tsx';
import { Written } from '../../../components/text/written.tsx';
import { useNow } from '../../../lib/time/use-now.ts';
import { timed } from '../reservation-state.tsx';
import { type PickupTime, sumOf } from './by-slot.ts';
import pickListCss from './pick-lists.css?inline';

/** Lists to tick off at the dock, one pickup time on each sheet of paper. On a screen there are none. */
export function PickLists({ times }: { times: readonly PickupTime[] }) {
  return (
    <OnPaper className="hidden print:block">
      <style href="pick-lists" precedence="default">
        {pickListCss}
      </style>
      {times.map((time) => (
        <PickList key={`${time.start}/${time.end}`} time={time} />
      ))}
    </OnPaper>
  );
}

function PickList({ time }: { time: PickupTime }) {
  const now = useNow();
  const isShown = (reservation: ReservationCard) => isOpen(stateAt(timed(reservation), now));
  const { columns } = words;
  return (
    <section className="pick-list">
      <h2>{timeSpan(new Date(time.start), new Date(time.end))}</h2>
      <p>{`${sumOf(time, now)} · ${words.asOf(new Date(now))}`}</p>
      <table>
        <thead>
          <tr>
            {Object.entries(columns).map(([name, label]) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {time.reservations.filter(isShown).map((reservation) => (
            <Line key={reservation.id} reservation={reservation} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Line({ reservation }: { reservation: ReservationCard }) {
  const { state, amount, unit, collectorName, dollars } = reservation;
  return (
    <tr>
      <td>
        <span className="pick-box" />
      </td>
      <th scope="row" dir="auto">
        {collectorName}
      </th>
      <td>
        <Written>{speciesName(reservation)}</Written>
      </td>
      <td>{amountWords(amount, unit)}</td>
      <td>{toPay(dollars, state === 'weighed', reservation)}</td>
      <td>{states[state]}</td>
    </tr>
  );
}
