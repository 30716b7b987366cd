import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listMailings } from '#shared/newsletters/endpoints.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Button } from '../../components/button.tsx';
import { ReadList } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint.ts';
import { changeParams } from '../../lib/navigation/change-params.ts';
import { ComposeMailing } from './compose-mailing.tsx';
import { MailingCard } from './mailing-card.tsx';

/** Emails to many: those that were sent, or the one that is being written. */
export default function Mailings() {
  const [params, setParams] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const isWriting = params.get('write') === 'new';
  const wasWriting = useRef(isWriting);
  // The focused element is gone, and the page may be scrolled far below the new content.
  useEffect(() => {
    if (isWriting === wasWriting.current) return;
    wasWriting.current = isWriting;
    heading.current?.focus();
  }, [isWriting]);
  const show = (write: 'new' | undefined) => setParams(changeParams(params, { write }));
  if (isWriting) return <ComposeMailing headingRef={heading} onLeave={() => show(undefined)} />;
  return (
    <Section
      title={words.title}
      headingRef={heading}
      action={<Button onClick={() => show('new')}>{words.write}</Button>}
    >
      <PastMailings />
    </Section>
  );
}

function PastMailings() {
  const list = useEndpointList(listMailings, {}, { isChangedElsewhere: true });
  return (
    <ReadList
      list={list}
      failed={words.notLoaded}
      moreFailed={words.moreNotLoaded}
      empty={words.none}
      keyOf={({ id }) => id}
    >
      {(mailing) => <MailingCard mailing={mailing} />}
    </ReadList>
  );
}
