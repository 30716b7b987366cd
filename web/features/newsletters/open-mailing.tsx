import { useState } from 'react';
import { getMailingDraft } from '#shared/newsletters/draft-endpoints.ts';
import { getMailing } from '#shared/newsletters/endpoints.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Read } from '../../components/read.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useMe } from '../../lib/session/session.tsx';
import { ComposeMailing } from './compose-mailing.tsx';
import { EMPTY, idIn } from './mailing-draft.ts';
import type { Start } from './use-draft.ts';

type OpenMailingProps = Omit<Parameters<typeof ComposeMailing>[0], 'userId' | 'start'>;

/** Opens an email to be written: empty, a draft, or the text of one that was sent. */
export function OpenMailing(props: OpenMailingProps) {
  const userId = useMe()?.user.id;
  const [start, setStart] = useState<Start | undefined>(props.source === 'new' ? EMPTY : undefined);
  const draftId = idIn(props.source, 'draft');
  const mailingId = idIn(props.source, 'again');
  const isToRead = start === undefined;
  const draft = useEndpoint(getMailingDraft, isToRead && draftId ? { params: { draftId } } : undefined);
  const sent = useEndpoint(getMailing, isToRead && mailingId ? { params: { mailingId } } : undefined);
  const { data, isValidating, ...read } = draftId === undefined ? sent : draft;
  // Not as it was when somebody looked before; and what it becomes later is no reason to take away what is being typed.
  if (isToRead && data && !isValidating) setStart(toStart(data));
  if (userId === undefined) return null;
  return (
    <Read of={{ ...read, data: start }} failed={words.draftNotRead}>
      {(found) => <ComposeMailing {...props} userId={userId} start={found} />}
    </Read>
  );
}

/** Only a draft has a version. */
function toStart({ subject, content, audience, person, ...rest }: Start): Start {
  const { version, savedAt, savedBy } = rest;
  return {
    ...{ subject, content },
    ...(audience && { audience }),
    ...(person && { person }),
    ...(version !== undefined && { version }),
    ...(savedAt !== undefined && { savedAt }),
    ...(savedBy && { savedBy }),
  };
}
