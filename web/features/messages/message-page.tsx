import { useParams } from 'react-router-dom';
import { listMessages } from '#shared/messages/endpoints.ts';
import type { MessageCard, MessageRecord } from '#shared/messages/schemas.ts';
import * as words from '#words/messages/messages.ts';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyMailbox } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { readMessage } from '../../lib/api/first-reads.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useKnown } from '../../lib/api/use-known.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useMe, useSession } from '../../lib/session/session.tsx';
import { AccountPending } from '../accounts/account-pending.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { MessageDetail } from './message-detail.tsx';

/** /messages/{id}: a message with its conversation and the reply form. */
export default function Message() {
  const { messageId = '' } = useParams();
  const session = useSession();
  const me = useMe()?.user.id;
  const [definition, question] = readMessage(messageId);
  const { data: record, error, mutate } = useEndpoint(definition, me === undefined ? undefined : question);
  const card = useKnown(messageId, (answersOf) =>
    answersOf(listMessages)
      .flatMap(({ items }) => items)
      .find(({ id }) => id === messageId),
  );
  const message: MessageRecord | MessageCard | undefined = record ?? (error ? undefined : card);
  usePageTitle(message?.subject ?? words.onePageTitle);
  if (session.status === 'signed-out') {
    return <SignInFirst isPage drawing={<EmptyMailbox />} words={words.signInToRead} />;
  }
  if (me === undefined) return <AccountPending title={words.onePageTitle} />;
  if (error?.status === 404) {
    return (
      <EmptyState
        drawing={<EmptyMailbox />}
        words={words.notFound}
        isPage
        action={<ButtonLink to={PATHS.messages}>{words.backToAll}</ButtonLink>}
      />
    );
  }
  if (error && !message)
    return <ErrorState isPage words={words.notLoaded} detail={error.message} onRetry={() => mutate()} />;
  if (!message) return <PageSkeleton />;
  return (
    <div className="page flex max-w-180 flex-col gap-3 py-6">
      <div className="-ml-4">
        <BackLink to={PATHS.messages}>{words.backToAll}</BackLink>
      </div>
      <MessageDetail key={message.id} message={message} me={me} />
    </div>
  );
}
