import { listContactMessages } from '#shared/site/contact-endpoints.ts';
import type { ContactMessage } from '#shared/site/contact-schemas.ts';
import { siteNames } from '#words/general/sites.ts';
import * as words from '#words/newsletters/email-tools.ts';
import { ReceivedCard } from '../../components/cards/received-card.tsx';
import { ReadList } from '../../components/read.tsx';
import { Written } from '../../components/text/written.tsx';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';

/** Messages from the contact page. It shows all of them, while emails about them have a daily limit. */
export default function Letters() {
  const list = useEndpointList(listContactMessages, {}, { isChangedElsewhere: true });
  return (
    <ReadList
      list={list}
      failed={words.contactMessagesNotLoaded}
      moreFailed={words.moreNotLoaded}
      empty={words.noContactMessages}
      lead={words.contactMessagesText}
      keyOf={({ id }) => id}
    >
      {(letter) => <Letter letter={letter} />}
    </ReadList>
  );
}

function Letter({
  letter: { subject, name, email, message, flavour, createdAt },
}: {
  letter: ContactMessage;
}) {
  return (
    <ReceivedCard title={subject} kind={siteNames[flavour]} when={words.written} time={createdAt}>
      <Written as="p">{message}</Written>
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
