import { listContactMessages } from '#shared/contact/endpoints.ts';
import type { ContactMessage } from '#shared/contact/schemas.ts';
import { sites } from '#words/invitations/requests.ts';
import * as words from '#words/newsletters/email-tools.ts';
import { ReceivedCard } from '../../components/received-card.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../components/states.tsx';
import { useEndpointList } from '../../lib/use-endpoint.ts';

/** What strangers wrote through the contact page: all of it, while mails about it may be too many for a day. */
export function Letters() {
  const list = useEndpointList(listContactMessages, {}, { isChangedElsewhere: true });
  if (list.isLoading) return <Skeleton className="h-80 w-full" />;
  if (!list.first) return <ErrorState words={words.lettersNotLoaded} onRetry={() => list.retry()} />;
  if (list.items.length === 0 && !list.hasMore) return <EmptyState words={words.noLetters} />;
  return (
    <>
      <p className="max-w-read text-muted">{words.lettersText}</p>
      <ul className="grid gap-4 lg:grid-cols-2">
        {list.items.map((letter) => (
          <li key={letter.id}>
            <Letter letter={letter} />
          </li>
        ))}
      </ul>
      <ListEnd list={list} failure={words.moreNotLoaded} onMore={() => {}} />
    </>
  );
}

function Letter({
  letter: { subject, name, email, message, flavour, createdAt },
}: {
  letter: ContactMessage;
}) {
  return (
    <ReceivedCard title={subject} kind={sites[flavour]} when={words.written} time={createdAt}>
      <p className="whitespace-pre-line wrap-anywhere">{message}</p>
      <p className="mt-auto">
        <a
          href={`mailto:${encodeURIComponent(email)}`}
          className="text-link inline-flex min-h-11 items-center wrap-anywhere"
        >
          {words.answerByMail(name)}
        </a>
      </p>
    </ReceivedCard>
  );
}
