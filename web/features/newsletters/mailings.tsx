import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listMailings } from '#shared/newsletters/endpoints.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Button } from '../../components/button.tsx';
import { ReadList } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { Drafts } from './drafts.tsx';
import { MailingCard } from './mailing-card.tsx';
import { isSource, type Source } from './mailing-draft.ts';
import { OpenMailing } from './open-mailing.tsx';

/** Announcement emails: sent ones and drafts, or the one that is being written. */
export default function Mailings() {
  const [params, setParams] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = params.get('write');
  const source = isSource(asked) ? asked : undefined;
  const isWriting = source !== undefined;
  const wasWriting = useRef(isWriting);
  // The focused element is gone, and the page may be scrolled far below the new content.
  useEffect(() => {
    if (isWriting === wasWriting.current) return;
    wasWriting.current = isWriting;
    heading.current?.focus();
  }, [isWriting]);
  const show = (write: Source | undefined, options = {}) =>
    setParams(changeParams(params, { write }), options);
  if (source)
    return (
      <OpenMailing
        source={source}
        headingRef={heading}
        onNewDraft={(draft) => show(draft, { replace: true })}
        onLeave={() => show(undefined)}
      />
    );
  return (
    <Section
      title={words.title}
      headingRef={heading}
      action={<Button onClick={() => show('new')}>{words.write}</Button>}
    >
      <Drafts onOpen={(draftId) => show(`draft.${draftId}`)} />
      <PastMailings onAgain={(mailingId) => show(`again.${mailingId}`)} />
    </Section>
  );
}

function PastMailings({ onAgain }: { onAgain(mailingId: string): void }) {
  const list = useEndpointList(listMailings, {}, { isChangedElsewhere: true });
  return (
    <ReadList
      list={list}
      failed={words.notLoaded}
      moreFailed={words.moreNotLoaded}
      empty={words.none}
      keyOf={({ id }) => id}
    >
      {(mailing) => <MailingCard mailing={mailing} onAgain={() => onAgain(mailing.id)} />}
    </ReadList>
  );
}
