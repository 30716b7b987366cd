import { useEffect, useId, useState } from 'react';
import { FLAVOURS } from '#shared/flavours.ts';
import { AUDIENCE_ROLES, type Audience } from '#shared/newsletters/audience.ts';
import { getMailing, resumeMailing, stopMailing } from '#shared/newsletters/endpoints.ts';
import { LEFT_OUT, type Mailing } from '#shared/newsletters/schemas.ts';
import { longDate } from '#words/general/dates.ts';
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

/** An email to many: whom it goes to, how far it is sent, and stopping it. */
export function MailingCard({ mailing: known }: { mailing: Mailing }) {
  const [mailing, setMailing] = useProgress(known);
  const [dialog, setDialog] = useState<'stop' | 'resume' | 'read'>();
  const titleId = useId();
  const { subject, audience, person, by, createdAt, state, sent, expected, leftOut } = mailing;
  const { missing, canResume, stopped } = mailing;
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col gap-3 rounded-card border border-line bg-raised p-5"
    >
      <h3 id={titleId} className="text-xl wrap-anywhere">
        <Written>{subject}</Written>
      </h3>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <Badge kind={state === 'sending' ? 'new' : 'quiet'}>{words.states[state]}</Badge>
        <span className="wrap-anywhere">{words.by(by.name, longDate(new Date(createdAt)))}</span>
      </p>
      <p className="wrap-anywhere">{audienceWords(audience, person)}</p>
      {state === 'sending' ? (
        <div className="grid gap-1">
          <progress
            aria-label={words.progressOf(subject)}
            max={Math.max(expected, sent, 1)}
            value={sent}
            className="h-3 w-full appearance-none overflow-hidden rounded-full border border-edge bg-sunken [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-ink"
          />
          <p>{words.progress(sent, Math.max(expected, sent))}</p>
        </div>
      ) : (
        <p className="font-semibold">{words.sentTo(sent)}</p>
      )}
      <ul className="text-sm text-muted">
        {LEFT_OUT.filter((reason) => leftOut[reason] > 0).map((reason) => (
          <li key={reason}>{words.leftOut(words.reasons[reason], leftOut[reason])}</li>
        ))}
      </ul>
      {missing !== undefined && (
        <p>
          {words.unfinished(missing)} {!canResume && words.tooLongAgo}
        </p>
      )}
      {stopped && (
        <p className="text-sm">{words.stoppedBy(stopped.by.name, longDate(new Date(stopped.at)))}</p>
      )}
      <div className="mt-auto flex flex-wrap gap-3">
        <Button variant="secondary" aria-label={words.readOf(subject)} onClick={() => setDialog('read')}>
          {words.read}
        </Button>
        {canResume && (
          <Button
            variant="secondary"
            aria-label={words.resumeOf(subject)}
            onClick={() => setDialog('resume')}
          >
            {words.resume}
          </Button>
        )}
        {(state === 'sending' || state === 'unfinished') && (
          <Button variant="danger" aria-label={words.stopOf(subject)} onClick={() => setDialog('stop')}>
            {words.stop}
          </Button>
        )}
      </div>
      {(dialog === 'stop' || dialog === 'resume') && (
        <ChangeDialog
          mailing={mailing}
          change={dialog}
          onChanged={setMailing}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'read' && <ReadDialog mailing={mailing} onClose={() => setDialog(undefined)} />}
    </article>
  );
}

const CHANGES = { stop: stopMailing, resume: resumeMailing } as const;

interface ChangeDialogProps {
  mailing: Mailing;
  change: keyof typeof CHANGES;
  onChanged(mailing: Mailing): void;
  onClose(): void;
}

/** Asks before it is stopped, or goes on. */
function ChangeDialog({ mailing, change, onChanged, onClose }: ChangeDialogProps) {
  const { done, ...dialog } = words.changes[change];
  const act = async () => {
    onChanged(await call(CHANGES[change], { params: { mailingId: mailing.id } }));
    toast({ ...done, kind: 'good' });
  };
  return <ActionDialog {...dialog} danger={change === 'stop'} action={act} onClose={onClose} />;
}

type ReadDialogProps = Pick<ChangeDialogProps, 'mailing' | 'onClose'>;

function ReadDialog({ mailing: { id: mailingId, subject }, onClose }: ReadDialogProps) {
  const whole = useEndpoint(getMailing, { params: { mailingId } });
  return (
    <Dialog onClose={onClose} title={subject}>
      <Read of={whole} failed={words.notRead}>
        {({ content }) => <Written as="p">{content}</Written>}
      </Read>
    </Dialog>
  );
}

/** Names an audience. @param person of an audience that is one */
function audienceWords(audience: Audience, person: { name: string } | undefined): string {
  if (person) return words.toPerson(person.name);
  const flavour = FLAVOURS.find((each) => audience === `flavour.${each}`);
  if (flavour) return `${words.groups.sites} ${words.sites[flavour]}`;
  const role = AUDIENCE_ROLES.find((each) => audience === `role.${each}`);
  return role ? `${words.groups.roles} ${words.roles[role]}` : words.groups.one;
}

/** Milliseconds between two looks at how far an email is sent. */
const EVERY = 3000;

/** A mailing as it is now: asked anew while it is being sent. */
function useProgress(known: Mailing): [Mailing, (mailing: Mailing) => void] {
  const [mailing, setMailing] = useState(known);
  const [listed, setListed] = useState(known);
  // The list was read anew.
  if (listed !== known) {
    setListed(known);
    setMailing(known);
  }
  const { id: mailingId, state } = mailing;
  useEffect(() => {
    if (state !== 'sending') return;
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
  }, [mailingId, state]);
  return [mailing, setMailing];
}
