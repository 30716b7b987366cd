import { isEditable } from '#shared/posts/edit-window.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/my-posts.ts';
import { editingExpired } from '#words/posts/rules.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { toEditPost } from '../../../lib/navigation/paths.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { SharedVisits } from '../../../parts/sharing/shared-visits.tsx';
import { ExpiredWords } from './expired-words.tsx';
import { useVisibility } from './use-visibility.ts';

interface OwnerActionsProps {
  kind: PostKind;
  post: { id: string; hidden: boolean; editableUntil: string };
  /** Called after the post was hidden or shown again. */
  onChanged(): void;
}

/** The state and the actions of a post on its page, shown only to its owner. */
export function OwnerActions({ kind, post, onChanged }: OwnerActionsProps) {
  const { isBusy, setHidden } = useVisibility({ kind, post }, onChanged);
  return (
    <section aria-label={words.ownersView} className="grid gap-3 rounded-card bg-sunken p-4">
      {post.hidden && <p className="font-medium">{words.onlyYouSee}</p>}
      <SharedVisits id={post.id} />
      <div className="flex flex-wrap gap-3">
        {isEditable(post, useNow()) && (
          <ButtonLink to={toEditPost(kind, post.id)}>{words.editKind[kind]}</ButtonLink>
        )}
        <Button
          variant="secondary"
          busy={isBusy ? (post.hidden ? words.showing : words.hiding) : undefined}
          onClick={() => setHidden(!post.hidden)}
        >
          {post.hidden ? words.show : words.hide}
        </Button>
      </div>
      {!isEditable(post, useNow()) && (
        <details className="text-muted">
          <summary className="min-h-11 py-2.5 font-semibold">{editingExpired.title}</summary>
          <p>
            <ExpiredWords />
          </p>
        </details>
      )}
    </section>
  );
}
