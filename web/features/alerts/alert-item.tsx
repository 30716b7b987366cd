import { Link } from 'react-router-dom';
import type { Alert } from '#shared/alerts/schemas.ts';
import * as words from '#words/alerts/list.ts';
import { Badge } from '../../components/badge.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { Written } from '../../components/text/written.tsx';
import { toSubject } from '../../lib/navigation/paths.ts';
import { DrawnPhoto, PhotoImage } from '../../parts/posts/photo-image.tsx';
import { followedPost } from './followed-post.ts';

/** One alert with its post as it is now. The whole card is a link to the post. */
export function AlertItem({ alert, isNew }: { alert: Alert; isNew: boolean }) {
  const { kind, postId, event, at } = alert;
  const post = followedPost(alert);
  const happened = event === 'new' ? words.news[kind] : words.events[event];
  const title = words.titleOf(happened, post?.title ?? words.gone[kind]);
  return (
    <li className="relative flex gap-3 rounded-card border border-line bg-raised px-4 py-3 hover:border-edge has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      {post && <Thumbnail post={post} />}
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <div className="flex flex-wrap items-start justify-between gap-x-3">
          <h2
            className={`min-w-0 flex-1 basis-32 font-sans text-base wrap-anywhere ${isNew ? 'font-bold' : 'font-medium'}`}
          >
            {post ? (
              <Link to={toSubject(kind, postId)} className="outline-none after:absolute after:inset-0">
                <Written>{title}</Written>
              </Link>
            ) : (
              title
            )}
          </h2>
          {isNew && <Badge kind="new">{words.isNew}</Badge>}
        </div>
        <p className="wrap-anywhere">
          {post ? (
            <>
              <b className="font-semibold">{post.figure}</b> · <Written>{post.fishermanName}</Written> ·{' '}
              <Written>{post.location}</Written>
            </>
          ) : (
            words.goneNote
          )}
        </p>
        <p className="text-sm text-muted wrap-anywhere">
          {reasonOf(alert, post?.fishermanName)} · <RelativeTime time={at} />
        </p>
      </div>
    </li>
  );
}

function Thumbnail({ post: { photo, drawing } }: { post: NonNullable<ReturnType<typeof followedPost>> }) {
  const look = 'size-16 shrink-0 rounded-control';
  return photo ? (
    <PhotoImage photo={photo} alt="" size="thumbnail" drawing={drawing} className={look} />
  ) : (
    <DrawnPhoto drawing={drawing} className={look} />
  );
}

function reasonOf({ reason, search }: Alert, fisherman = words.aFisherman): string {
  if (reason === 'search') return words.reasons.search(search?.name ?? '');
  return reason === 'saved' || reason === 'meals' ? words.reasons[reason] : words.reasons[reason](fisherman);
}
