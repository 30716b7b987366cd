import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { listMailings } from '#shared/newsletters/endpoints.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Button } from '../../components/button.tsx';
import { Section } from '../../components/section.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/states.tsx';
import { changeParams } from '../../lib/change-params.ts';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { ComposeMailing } from './compose-mailing.tsx';
import { MailingCard } from './mailing-card.tsx';

/** Mails to many: those that were sent, or the one that is being written. */
export function Mailings() {
  const [params, setParams] = useSearchParams();
  const heading = useRef<HTMLHeadingElement>(null);
  const isWriting = params.get('write') === 'new';
  const wasWriting = useRef(isWriting);
  // What had the focus is gone, and the page may be scrolled far below what is shown now.
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
  if (list.isLoading) return <Skeleton className="h-60 w-full" />;
  if (!list.first) return <ErrorState words={words.notLoaded} onRetry={() => list.retry()} />;
  if (list.items.length === 0 && !list.hasMore) return <EmptyState words={words.none} />;
  return (
    <>
      <ul className="grid gap-4 lg:grid-cols-2">
        {list.items.map((mailing) => (
          <li key={mailing.id}>
            <MailingCard mailing={mailing} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} failure={words.moreNotLoaded} onMore={() => {}} />
    </>
  );
}
