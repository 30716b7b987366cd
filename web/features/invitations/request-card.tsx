import type { InvitationRequest } from '#shared/invitations/schemas.ts';
import { labels } from '#words/accounts/fields.ts';
import { longDate } from '#words/general/dates.ts';
import { decline } from '#words/general/decisions.ts';
import { siteNames } from '#words/general/sites.ts';
import * as words from '#words/invitations/requests.ts';
import { Button } from '../../components/button.tsx';
import { ReceivedCard } from '../../components/cards/received-card.tsx';
import { Facts } from '../../components/facts.tsx';
import { Written } from '../../components/text/written.tsx';

export type RequestMove = 'approve' | 'decline' | 'answer';

interface RequestCardProps {
  request: InvitationRequest;
  onMove(move: RequestMove): void;
}

/** A request with its text, the replies, and the decision or the buttons to decide. */
export function RequestCard({ request, onMove }: RequestCardProps) {
  const { name, email, zipcode, reason, flavour, createdAt, answers, state } = request;
  return (
    <ReceivedCard title={name} kind={siteNames[flavour]} when={words.asked} time={createdAt}>
      <Facts
        facts={[
          [labels.email, email],
          [labels.zipcode, zipcode],
        ]}
      />
      <Written as="p">{reason}</Written>
      {answers.map(({ by, at, text }) => (
        <div key={at} className="border-l-3 border-line pl-3">
          <p className="text-sm text-muted">{words.answered(by.name, longDate(new Date(at)))}</p>
          <Written as="p">{text}</Written>
        </div>
      ))}
      <Decision request={request} />
      <div className="mt-auto flex flex-wrap gap-3">
        {state === 'open' && (
          <>
            <Button aria-label={words.approveOf(name)} onClick={() => onMove('approve')}>
              {words.approve}
            </Button>
            <Button variant="secondary" aria-label={words.declineOf(name)} onClick={() => onMove('decline')}>
              {decline}
            </Button>
          </>
        )}
        <Button variant="secondary" aria-label={words.writeBackTo(name)} onClick={() => onMove('answer')}>
          {words.writeBack}
        </Button>
      </div>
    </ReceivedCard>
  );
}

function Decision({ request: { decision } }: Pick<RequestCardProps, 'request'>) {
  if (!decision) return null;
  const { by, at, reason } = decision;
  return (
    <div className="border-t border-line pt-3">
      <p>{words.decided(by.name, longDate(new Date(at)))}</p>
      {reason !== undefined && (
        <Written as="p" className="text-muted">
          {reason}
        </Written>
      )}
    </div>
  );
}
