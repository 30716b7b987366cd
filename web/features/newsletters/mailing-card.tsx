import { useEffect, useId, useState } from 'react';
import { getMailing, resumeMailing, stopMailing } from '#shared/newsletters/endpoints.ts';
import { LEFT_OUT, type Mailing } from '#shared/newsletters/schemas.ts';
import { dateTimeIn, longDate } from '#words/general/dates.ts';
import { SITE_TIME_ZONE } from '#words/general/format.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { ActionDialog } from '../../components/overlays/confirmed-action.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { Written } from '../../components/text/written.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useNow } from '../../lib/time/use-now.ts';
import { audienceWords } from './audience-words.ts';
import { RescheduleDialog } from './reschedule-dialog.tsx';
import { WrittenVersions } from './written-versions.tsx';

interface MailingCardProps {
  mailing: Mailing;
  /** Starts a new email with its text. */
  onAgain(): void;
}

/** An announcement email: its recipients, time and progress, and the button to stop it. */
export function MailingCard({ mailing: known, onAgain }: MailingCardProps) {
  const [mailing, setMailing] = useProgress(known);
  const [dialog, setDialog] = useState<Dialogs>();
  const titleId = useId();
  const { subject, audience, person, by, createdAt, state } = mailing;
  const close = () => setDialog(undefined);
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h3 id={titleId} className="text-xl wrap-anywhere">
        <Written>{subject}</Written>
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge kind={state === 'sending' || state === 'held' ? 'new' : 'quiet'}>{words.states[state]}</Badge>
        <span className="wrap-anywhere">{words.by(by.name, longDate(new Date(createdAt)))}</span>
      </p>
      <p className="wrap-anywhere">{audienceWords(audience, person)}</p>
      <Progress mailing={mailing} />
      <Outcomes mailing={mailing} />
      <Buttons mailing={mailing} onDialog={setDialog} onAgain={onAgain} />
      {(dialog === 'stop' || dialog === 'cancel' || dialog === 'resume') && (
        <ChangeDialog mailing={mailing} change={dialog} onChanged={setMailing} onClose={close} />
      )}
      {dialog === 'reschedule' && (
        <RescheduleDialog mailing={mailing} onChanged={setMailing} onClose={close} />
      )}
      {dialog === 'read' && <ReadDialog mailing={mailing} onClose={close} />}
    </article>
  );
}

type Dialogs = keyof typeof CHANGES | 'reschedule' | 'read';

/** The time at which it will be sent, or its progress. */
function Progress({ mailing: { subject, state, sendAt, held, sent, expected } }: { mailing: Mailing }) {
  const time = sendAt === undefined ? '' : dateTimeIn(new Date(sendAt), SITE_TIME_ZONE);
  if (state === 'scheduled') return <p className="font-semibold">{words.goesOut(time)}</p>;
  if (state === 'held' || state === 'canceled')
    return (
      <>
        <p className="font-semibold">{words.wasToGoOut(time)}</p>
        {held && <p>{words.held[held]}</p>}
      </>
    );
  if (state !== 'sending') return <p className="font-semibold">{words.sentTo(sent)}</p>;
  return (
    <div className="grid gap-1">
      <progress
        aria-label={words.progressOf(subject)}
        max={Math.max(expected, sent, 1)}
        value={sent}
        className="h-3 w-full appearance-none overflow-hidden rounded-full border border-edge bg-sunken [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-ink"
      />
      <p>{words.progress(sent, Math.max(expected, sent))}</p>
    </div>
  );
}

/** The number of emails that did not arrive, and why the rest was not sent. */
function Outcomes({ mailing }: { mailing: Mailing }) {
  const { bounced, complained, leftOut, missing, canResume, stopped, state } = mailing;
  const counts = [
    [words.bounced, bounced],
    [words.complained, complained],
    ...LEFT_OUT.map((reason) => [words.reasons[reason], leftOut[reason]] as const),
  ] as const;
  const told = state === 'canceled' ? words.canceledBy : words.stoppedBy;
  return (
    <>
      <ul className="text-sm text-muted empty:hidden">
        {counts
          .filter(([, howMany]) => howMany > 0)
          .map(([reason, howMany]) => (
            <li key={reason}>{words.leftOut(reason, howMany)}</li>
          ))}
      </ul>
      {missing !== undefined && (
        <p>
          {words.unfinished(missing)} {!canResume && words.tooLongAgo}
        </p>
      )}
      {stopped && <p className="text-sm">{told(stopped.by.name, longDate(new Date(stopped.at)))}</p>}
    </>
  );
}

interface ButtonsProps extends MailingCardProps {
  onDialog(dialog: Dialogs): void;
}

function Buttons({ mailing: { subject, state, canResume }, onDialog, onAgain }: ButtonsProps) {
  const button = (text: string, name: string, onClick: () => void, isDanger = false) => (
    <Button variant={isDanger ? 'danger' : 'secondary'} aria-label={name} onClick={onClick}>
      {text}
    </Button>
  );
  const isWaiting = state === 'scheduled' || state === 'held';
  const isGoing = state === 'sending' || state === 'unfinished';
  return (
    <div className="mt-auto flex flex-wrap gap-3">
      {button(words.read, words.readOf(subject), () => onDialog('read'))}
      {button(words.again, words.againOf(subject), onAgain)}
      {isWaiting && button(words.changeTime, words.changeTimeOf(subject), () => onDialog('reschedule'))}
      {canResume && button(words.resume, words.resumeOf(subject), () => onDialog('resume'))}
      {isWaiting && button(words.cancelMailing, words.cancelOf(subject), () => onDialog('cancel'), true)}
      {isGoing && button(words.stop, words.stopOf(subject), () => onDialog('stop'), true)}
    </div>
  );
}

const CHANGES = { stop: stopMailing, cancel: stopMailing, resume: resumeMailing } as const;

interface ChangeDialogProps {
  mailing: Mailing;
  change: keyof typeof CHANGES;
  onChanged(mailing: Mailing): void;
  onClose(): void;
}

/** Asks for confirmation before it is stopped or resumed. */
function ChangeDialog({ mailing, change, onChanged, onClose }: ChangeDialogProps) {
  const { done, ...dialog } = words.changes[change];
  const act = async () => {
    onChanged(await call(CHANGES[change], { params: { mailingId: mailing.id } }));
    toast({ ...done, kind: 'good' });
  };
  return <ActionDialog {...dialog} danger={change !== 'resume'} action={act} onClose={onClose} />;
}

type ReadDialogProps = Pick<ChangeDialogProps, 'mailing' | 'onClose'>;

function ReadDialog({ mailing: { id: mailingId, subject }, onClose }: ReadDialogProps) {
  const whole = useEndpoint(getMailing, { params: { mailingId } });
  return (
    <Dialog onClose={onClose} title={subject}>
      <Read of={whole} failed={words.notRead}>
        {(letter) => <WrittenVersions letter={letter} />}
      </Read>
    </Dialog>
  );
}

/** Milliseconds between two reads of the progress. */
const EVERY = 3000;

/** The current state of a mailing: it is polled while it is being sent or due. */
function useProgress(known: Mailing): [Mailing, (mailing: Mailing) => void] {
  const [mailing, setMailing] = useState(known);
  const [listed, setListed] = useState(known);
  // The list was refreshed.
  if (listed !== known) {
    setListed(known);
    setMailing(known);
  }
  const { id: mailingId, state, sendAt = '' } = mailing;
  const now = useNow();
  const isDue = state === 'scheduled' && Date.parse(sendAt) <= now;
  const isMoving = state === 'sending' || isDue;
  useEffect(() => {
    if (!isMoving) return;
    const leaving = new AbortController();
    const look = async () => {
      const found = await call(getMailing, { params: { mailingId }, signal: leaving.signal }).catch(
        () => undefined,
      );
      if (found && !leaving.signal.aborted) setMailing(found);
    };
    const timer = setInterval(() => void look(), EVERY);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [mailingId, isMoving]);
  return [mailing, setMailing];
}
