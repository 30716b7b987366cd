import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { unsubscribe } from '#shared/mail/endpoints.ts';
import type { MailKind } from '#shared/mail/kinds.ts';
import { mailKinds } from '#words/mail/kinds.ts';
import * as words from '#words/mail/unsubscribe.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { ProsePage } from '../../components/text/prose.tsx';
import { call, messageOf } from '../../lib/api/api-client.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';

/** The target of the link at the end of an email. It asks for confirmation, because email scanners follow links too. */
export default function Unsubscribe() {
  usePageTitle(words.title);
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [ended, setEnded] = useState<MailKind>();
  const [failure, setFailure] = useState<string>();
  const { isBusy, run } = useAction(
    async () => {
      setFailure(undefined);
      setEnded((await call(unsubscribe, { query: { token } })).kind);
    },
    (error) => void setFailure(messageOf(error)),
  );

  return (
    <ProsePage title={ended ? words.doneTitle : words.title}>
      <div className="flex max-w-form flex-col items-start gap-5">
        <p role="status" className="text-lg text-muted">
          {ended ? words.done(mailKinds[ended]) : words.lead}
        </p>
        {failure && (
          <p role="alert" className="font-medium text-bad">
            {failure}
          </p>
        )}
        {ended ? (
          <ButtonLink to={PATHS.home} variant="secondary">
            {words.home}
          </ButtonLink>
        ) : (
          <Button size="large" onClick={run} busy={isBusy ? words.busy : undefined}>
            {words.button}
          </Button>
        )}
      </div>
    </ProsePage>
  );
}
