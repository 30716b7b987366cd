import { useState } from 'react';
import { liftSuspension } from '#shared/people/endpoints.ts';
import { longDate } from '#words/general/dates.ts';
import { dateTime } from '#words/general/format.ts';
import * as words from '#words/people/people.ts';
import { Button } from '../../components/button.tsx';
import { Facts } from '../../components/facts.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { CardSection } from './card.tsx';
import type { PersonProps } from './person-props.ts';
import { SuspendDialog } from './suspend-dialog.tsx';

/** Whether they are suspended, why and until when. */
export function SuspensionSection({ person, reload }: PersonProps) {
  const [isOpen, setOpen] = useState(false);
  const { userId, name, suspension } = person;
  const lift = async () => {
    await call(liftSuspension, { params: { userId } });
    await reload();
    toast({ title: words.wasLifted, kind: 'good' });
  };
  return (
    <CardSection title={words.suspension}>
      {suspension ? (
        <Facts
          facts={[
            [words.suspendedSince, longDate(new Date(suspension.since))],
            [words.suspendedBy, suspension.byName ?? words.somebodyGone],
            [words.reason, suspension.reason ?? words.notGiven],
            [
              words.until,
              suspension.until === undefined ? words.untilLifted : dateTime(new Date(suspension.until)),
            ],
          ]}
        />
      ) : (
        <p className="text-muted">{words.notSuspended}</p>
      )}
      <p className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {suspension ? words.changeSuspension : words.suspend}
        </Button>
        {suspension && (
          <ConfirmedAction
            label={words.lift}
            title={words.liftTitle(name)}
            text={words.liftText}
            busy={words.lifting}
            action={lift}
            failed={words.notLifted}
          />
        )}
      </p>
      {isOpen && <SuspendDialog person={person} reload={reload} onClose={() => setOpen(false)} />}
    </CardSection>
  );
}
