import { useState } from 'react';
import { Link } from 'react-router-dom';
import { photoUrl } from '#shared/photos/address.ts';
import { loading } from '#words/app/components.ts';
import * as words from '#words/messages/messages.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Badge } from '../../components/badge.tsx';
import { Skeleton } from '../../components/states.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { RichText } from '../../components/text/rich-text.tsx';
import { Written } from '../../components/text/written.tsx';
import { toMessage } from '../../lib/navigation/paths.ts';
import { type Conversation, otherOf } from './conversations.ts';

/** Conversations, each shown by its newest message. */
export function ConversationList({
  conversations,
  me,
}: {
  conversations: readonly Conversation[];
  me: string;
}) {
  return (
    <ul aria-label={words.pageTitle} className="flex flex-col gap-3">
      {conversations.map((conversation) => (
        <InboxItem key={conversation.newest.id} conversation={conversation} me={me} />
      ))}
    </ul>
  );
}

function InboxItem({ conversation: { newest, isNew }, me }: { conversation: Conversation; me: string }) {
  const isMine = newest.senderId === me;
  const other = otherOf(newest, me);
  return (
    <li className="relative flex gap-3 rounded-card border border-line bg-raised px-4 py-3 hover:border-edge has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <Avatar
        name={other.name}
        photoUrl={newest.otherPhotoId && photoUrl(newest.otherPhotoId, 224, 'webp')}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <h2
            className={`min-w-0 flex-1 basis-32 font-sans text-base break-words ${isNew ? 'font-bold' : 'font-medium'}`}
          >
            <Link to={toMessage(newest.id)} className="outline-none after:absolute after:inset-0">
              <Written>{newest.subject}</Written>
            </Link>
          </h2>
          {isNew && <Badge kind="new">{words.isNew}</Badge>}
        </div>
        <p className="text-sm text-muted">
          <RichText
            text={isMine ? words.sentTo : words.sentFrom}
            tags={{
              name: () => <Written>{other.name}</Written>,
              time: () => <RelativeTime time={newest.createdAt} />,
            }}
          />
        </p>
        <p dir="auto" className="truncate text-muted">
          {isMine ? words.previewOfOwn(newest.preview) : newest.preview}
        </p>
      </div>
      {newest.catchPhotoId !== undefined && (
        <CatchThumbnail key={newest.catchPhotoId} photoId={newest.catchPhotoId} />
      )}
    </li>
  );
}

/** Renders nothing if the photo is deleted or hidden. The conversation's text names the catch. */
function CatchThumbnail({ photoId }: { photoId: string }) {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) return null;
  return (
    <img
      src={photoUrl(photoId, 224, 'webp')}
      alt=""
      loading="lazy"
      className="size-14 shrink-0 self-center rounded-control bg-sunken object-cover"
      onError={() => setIsBroken(true)}
    />
  );
}

const BONES = [0, 1, 2, 3];

export function InboxSkeleton() {
  return (
    <div role="status" aria-label={loading} className="flex flex-col gap-3">
      {BONES.map((bone) => (
        <Skeleton key={bone} className="h-25 w-full rounded-card" />
      ))}
    </div>
  );
}
