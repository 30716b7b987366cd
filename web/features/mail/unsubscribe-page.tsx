import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { endAlerts } from '#shared/alerts/endpoints.ts';
import { unsubscribe } from '#shared/mail/endpoints.ts';
import { ofSearch, reasons } from '#words/alerts/emails.ts';
import * as alertWords from '#words/alerts/end.ts';
import { alertSettings } from '#words/alerts/following.ts';
import { mailKinds } from '#words/mail/kinds.ts';
import * as words from '#words/mail/unsubscribe.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { ProsePage } from '../../components/text/prose.tsx';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/failure-words.ts';
import { ALERTS_HASH, PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';

/** The target of the links at the end of emails. Query: `token` ends a kind of email, `alert` a kind of alert. */
export default function Unsubscribe() {
  const [search] = useSearchParams();
  const alert = search.get('alert');
  const token = search.get('token') ?? '';
  return alert === null ? <EndEmails token={token} /> : <EndAlerts token={alert} />;
}

function EndEmails({ token }: { token: string }) {
  const end = async () => mailKinds[(await call(unsubscribe, { query: { token } })).kind];
  return (
    <EndPage
      words={{
        title: words.title,
        lead: words.lead,
        button: words.button,
        busy: words.busy,
        doneTitle: words.doneTitle,
        done: words.done,
      }}
      end={end}
      next={
        <ButtonLink to={PATHS.home} variant="secondary">
          {words.home}
        </ButtonLink>
      }
    />
  );
}

function EndAlerts({ token }: { token: string }) {
  const end = async () => {
    const { reason, search } = await call(endAlerts, { query: { token } });
    return search === undefined ? reasons[reason] : ofSearch(search);
  };
  return (
    <EndPage
      words={{
        title: alertWords.title,
        lead: alertWords.lead,
        button: alertWords.button,
        busy: alertWords.busy,
        doneTitle: alertWords.doneTitle,
        done: alertWords.done,
        again: alertWords.again,
      }}
      end={end}
      next={
        <ButtonLink to={`${PATHS.profile}${ALERTS_HASH}`} variant="secondary">
          {alertSettings}
        </ButtonLink>
      }
    />
  );
}

interface EndPageProps {
  words: Record<'title' | 'lead' | 'button' | 'busy' | 'doneTitle', string> & {
    done(what: string): string;
    /** How to undo it. */
    again?: string;
  };
  /** @returns the name of what has ended */
  end(): Promise<string>;
  /** The link to go on with, after that or if it failed. */
  next: ReactNode;
}

/** It asks for confirmation, because email scanners follow links too. */
function EndPage({ words: { title, lead, button, busy, doneTitle, done, again }, end, next }: EndPageProps) {
  usePageTitle(title);
  const [ended, setEnded] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const { isBusy, run } = useAction(
    async () => {
      setFailure(undefined);
      setEnded(await end());
    },
    (error) => void setFailure(messageOf(error)),
  );
  return (
    <ProsePage title={ended ? doneTitle : title}>
      <div className="flex max-w-form flex-col items-start gap-5">
        <p role="status" className="text-lg text-muted">
          {ended ? done(ended) : lead}
        </p>
        {failure && (
          <p role="alert" className="font-medium text-bad">
            {failure}
          </p>
        )}
        {ended ? (
          again && <p>{again}</p>
        ) : (
          <Button size="large" onClick={run} busy={isBusy ? busy : undefined}>
            {button}
          </Button>
        )}
        {(ended || failure) && next}
      </div>
    </ProsePage>
  );
}
