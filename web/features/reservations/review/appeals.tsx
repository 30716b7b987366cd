import { Link } from 'react-router-dom';
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import { listNoShowAppeals } from '#shared/reservations/admin-endpoints.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { amountWords } from '#words/posts/figures.ts';
import * as words from '#words/reservations/appeals.ts';
import { Button } from '../../../components/button.tsx';
import { TitledCard } from '../../../components/cards/titled-card.tsx';
import { Facts } from '../../../components/facts.tsx';
import { useDeciding } from '../../../components/overlays/use-deciding.ts';
import { ReadList } from '../../../components/read.tsx';
import { Section } from '../../../components/section.tsx';
import { RelativeTime } from '../../../components/text/relative-time.tsx';
import { Written } from '../../../components/text/written.tsx';
import { useEndpointList } from '../../../lib/api/use-endpoint-list.ts';
import { toCatch } from '../../../lib/navigation/paths.ts';
import { fishermanFact, pickupFacts } from '../../../parts/holds/hold-facts.tsx';
import { AppealDialog, type Deciding, type Decision } from './appeal-dialog.tsx';

type Appeal = AnswerOf<typeof listNoShowAppeals>['items'][number];

/** Buyers' appeals against marks for missed pickups, which a moderator decides. */
export default function Appeals() {
  const list = useEndpointList(listNoShowAppeals, {}, { isChangedElsewhere: true, isLive: true });
  const { deciding, decide, close, readAgain, heading } = useDeciding<Deciding>(list);
  return (
    <Section title={words.appeals} headingRef={heading}>
      <ReadList
        list={list}
        failed={words.notLoaded}
        moreFailed={words.moreNotLoaded}
        empty={words.none}
        lead={words.lead}
        keyOf={({ reservation }) => reservation.id}
      >
        {(appeal) => (
          <AppealCard
            appeal={appeal}
            onDecide={(decision) => decide({ reservation: appeal.reservation, decision })}
          />
        )}
      </ReadList>
      {deciding && <AppealDialog {...deciding} onClose={close} onDecided={readAgain} />}
    </Section>
  );
}

interface AppealCardProps {
  appeal: Appeal;
  onDecide(decision: Decision): void;
}

function AppealCard({ appeal: { reservation, reason, askedAt }, onDecide }: AppealCardProps) {
  const { buyerName, amount, unit, catchId } = reservation;
  return (
    <TitledCard
      title={<Written>{buyerName}</Written>}
      level={3}
      head={
        <p className="text-sm text-muted">
          {words.asked} <RelativeTime time={askedAt} />
        </p>
      }
    >
      <Written as="blockquote" className="border-s-2 border-accent ps-3">
        {reason}
      </Written>
      <Facts
        facts={[
          [
            words.fish,
            <Link key="catch" to={toCatch(catchId)} className="text-link">
              {words.amountOf(amountWords(amount, unit), speciesInSentence(reservation))}
            </Link>,
          ],
          ...pickupFacts(reservation),
          fishermanFact(reservation),
        ]}
      />
      <div className="mt-auto flex flex-wrap gap-3">
        <Button aria-label={words.strikeNamed(buyerName)} onClick={() => onDecide('strike')}>
          {words.strike}
        </Button>
        <Button variant="secondary" aria-label={words.keepNamed(buyerName)} onClick={() => onDecide('keep')}>
          {words.keep}
        </Button>
      </div>
    </TitledCard>
  );
}
