import { useState } from 'react';
import { toPerson } from '#shared/newsletters/audience.ts';
import { getMailingDraft } from '#shared/newsletters/draft-endpoints.ts';
import { getMailing } from '#shared/newsletters/endpoints.ts';
import { getUser } from '#shared/people/endpoints.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Read } from '../../components/read.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useMe } from '../../lib/session/session.tsx';
import { ComposeMailing } from './compose-mailing.tsx';
import { EMPTY, idIn, textIn } from './mailing-draft.ts';
import type { Start } from './use-draft.ts';

type OpenMailingProps = Omit<Parameters<typeof ComposeMailing>[0], 'userId' | 'start'>;

/** Opens the editor: empty, for one person, with a draft, or with the text of an email that was sent. */
export function OpenMailing(props: OpenMailingProps) {
  const userId = useMe()?.user.id;
  const [start, setStart] = useState<Start | undefined>(props.source === 'new' ? EMPTY : undefined);
  const draftId = idIn(props.source, 'draft');
  const mailingId = idIn(props.source, 'again');
  const personId = idIn(props.source, 'person');
  const isToRead = start === undefined;
  const draft = useEndpoint(getMailingDraft, isToRead && draftId ? { params: { draftId } } : undefined);
  const sent = useEndpoint(getMailing, isToRead && mailingId ? { params: { mailingId } } : undefined);
  const person = useEndpoint(getUser, isToRead && personId ? { params: { userId: personId } } : undefined);
  const text = draftId === undefined ? sent : draft;
  const { isValidating, ...read } = personId === undefined ? text : person;
  const data = person.data ? startTo(person.data) : text.data;
  // Waits for the current text instead of a cached one; later changes must not replace what is being typed.
  if (isToRead && data && !isValidating) setStart(toStart(data));
  if (userId === undefined) return null;
  return (
    <Read of={{ ...read, data: start }} failed={words.draftNotRead}>
      {(found) => <ComposeMailing {...props} userId={userId} start={found} />}
    </Read>
  );
}

const startTo = ({ userId, name }: { userId: string; name: string }): Start => ({
  ...EMPTY,
  audience: toPerson(userId),
  person: { userId, name },
});

/** Only a draft has a version. */
function toStart({ audience, person, ...rest }: Start): Start {
  const { version, savedAt, savedBy } = rest;
  return {
    ...textIn(rest),
    ...(audience && { audience }),
    ...(person && { person }),
    ...(version !== undefined && { version }),
    ...(savedAt !== undefined && { savedAt }),
    ...(savedBy && { savedBy }),
  };
}
