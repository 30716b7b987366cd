import { Link } from 'react-router-dom';
import { deleteAidApplication } from '#shared/organizations/admin-endpoints.ts';
import type { AidApplication } from '#shared/organizations/application-schemas.ts';
import { longDate } from '#words/general/dates.ts';
import * as form from '#words/organizations/application.ts';
import * as words from '#words/organizations/review.ts';
import { Button } from '../../components/button.tsx';
import { ReceivedCard } from '../../components/cards/received-card.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Written } from '../../components/text/written.tsx';
import { call } from '../../lib/api/api-client.ts';
import { toOrganization } from '../../lib/navigation/paths.ts';

interface ApplicationCardProps {
  application: AidApplication;
  onDecide(decision: 'approve' | 'decline'): void;
  onDeleted(): unknown;
}

/** An application with its text, and the decision or the buttons to decide. */
export function ApplicationCard({ application, onDecide, onDeleted }: ApplicationCardProps) {
  const { organizationName, organizationType, createdAt, status, organizationId } = application;
  return (
    <ReceivedCard
      title={organizationName}
      kind={form.organizationTypes[organizationType]}
      when={words.received}
      time={createdAt}
    >
      <Answers application={application} />
      {status === 'new' ? (
        <div className="mt-auto flex flex-wrap gap-3">
          <Button onClick={() => onDecide('approve')}>{words.approve}</Button>
          <Button variant="secondary" onClick={() => onDecide('decline')}>
            {words.decline}
          </Button>
        </div>
      ) : (
        <Decision application={application} />
      )}
      {organizationId !== undefined && (
        <p>
          <Link to={toOrganization(organizationId)} className="text-link inline-flex min-h-11 items-center">
            {words.organizationPage}
          </Link>
        </p>
      )}
      <div>
        <ConfirmedAction
          label={words.remove}
          variant="quiet"
          aria-label={words.removeTitle(organizationName)}
          title={words.removeTitle(organizationName)}
          text={words.removeText}
          busy={words.removing}
          failed={words.notRemoved}
          danger
          action={async () => {
            await call(deleteAidApplication, { params: { applicationId: application.id } });
            await onDeleted();
            toast({ title: words.removed, kind: 'good' });
          }}
        />
      </div>
    </ReceivedCard>
  );
}

/** Labels are above the answers, because long answers need a phone's full width. */
function Answers({ application }: { application: AidApplication }) {
  const { contactName, contactEmail, contactPhone, organizationWebsite } = application;
  const answers: [string, string][] = [
    [words.contact, [contactName, contactPhone].filter(Boolean).join(', ')],
    [words.email, contactEmail],
    [form.organizationWebsite, organizationWebsite],
    [form.servingArea, application.servingArea],
    [form.currentCapacity, application.currentCapacity],
    [form.experience, application.experience],
    [form.availability, application.availability],
    [form.questions, application.questions],
  ];
  return (
    <dl className="grid gap-3">
      {answers
        .filter(([, answer]) => answer !== '')
        .map(([label, answer]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <Written as="dd">{answer}</Written>
          </div>
        ))}
    </dl>
  );
}

function Decision({ application: { status, decision } }: Pick<ApplicationCardProps, 'application'>) {
  if (!decision || status === 'new') return null;
  const { by, at, reason } = decision;
  return (
    <div className="mt-auto border-t border-line pt-3">
      <p>
        <strong>{words.statuses[status]}</strong>
        {`. ${words.decidedBy} ${by.name}, ${longDate(new Date(at))}.`}
      </p>
      {reason !== undefined && (
        <Written as="p" className="text-muted">
          {reason}
        </Written>
      )}
    </div>
  );
}
