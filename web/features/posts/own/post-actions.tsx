import { Suspense, useState } from 'react';
import { isEditable } from '#shared/posts/edit-window.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/posts/my-posts.ts';
import { editingExpired } from '#words/posts/rules.ts';
import { share, shareNamed } from '#words/sharing/share-screen.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { PartFailed } from '../../../components/part-failed.tsx';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';
import { toEditPost, toPostAgain, toScreen } from '../../../lib/navigation/paths.ts';
import { useParts } from '../../../lib/site/site.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { ExpiredWords } from './expired-words.tsx';
import { MakePro } from './make-pro.tsx';
import { isTooOld, type OwnCatch, type OwnPost, standingOf } from './own-posts.ts';
import { SoldButton } from './sold-button.tsx';
import { useVisibility } from './use-visibility.ts';

const DeletePostDialog = lazyPart(() => import('./delete-post-dialog.tsx'), PartFailed);

const StockDialog = lazyPart(() => import('./stock-dialog.tsx'), PartFailed);

/** Below a post of one's own: how long it may be edited, and what can be done with it. */
export function PostActions({ own, onChanged }: { own: OwnPost; onChanged(): void }) {
  const { post, kind } = own;
  const [isDeleting, setDeleting] = useState(false);
  const { isBusy, setHidden } = useVisibility(own, onChanged);
  const { hasKind, isOn } = useParts();
  // What is switched off is there to be hidden and deleted.
  const isThere = hasKind(kind);
  const canEdit = isEditable(post, useNow()) && isThere;
  const name = speciesName(post);
  return (
    <>
      {isThere && <EditWindow until={Date.parse(post.editableUntil)} />}
      <div className="flex flex-wrap gap-x-1">
        {canEdit && (
          <ButtonLink variant="quiet" to={toEditPost(kind, post.id)} aria-label={words.editNamed(name)}>
            {words.edit}
          </ButtonLink>
        )}
        {kind === 'catch' && isThere && (
          <StockActions post={post} isOver={isTooOld(own)} name={name} onChanged={onChanged} />
        )}
        {kind === 'catch' && isThere && isOn('goPro') && !post.isPro && standingOf(own) === 'available' && (
          <MakePro catchId={post.id} species={name} onChanged={onChanged} />
        )}
        <Button
          variant="quiet"
          aria-label={post.hidden ? words.showNamed(name) : words.hideNamed(name)}
          busy={isBusy ? (post.hidden ? words.showing : words.hiding) : undefined}
          onClick={() => setHidden(!post.hidden)}
        >
          {post.hidden ? words.show : words.hide}
        </Button>
        {isThere && !post.hidden && (
          <ButtonLink variant="quiet" to={toScreen({ kind, id: post.id })} aria-label={shareNamed(name)}>
            {share}
          </ButtonLink>
        )}
        {isThere && (
          <ButtonLink variant="quiet" to={toPostAgain(kind, post.id)} aria-label={words.postAgainNamed(name)}>
            {words.postAgain}
          </ButtonLink>
        )}
        <Button
          variant="quiet"
          className="text-bad"
          aria-label={words.removeNamed(name)}
          onClick={() => setDeleting(true)}
        >
          {words.remove}
        </Button>
      </div>
      {isDeleting && (
        <Suspense>
          <DeletePostDialog
            kind={kind}
            id={post.id}
            of={name}
            hideIt="here"
            onDeleted={onChanged}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
    </>
  );
}

interface StockActionsProps {
  post: OwnCatch;
  /** Whether it left the marketplace by itself. */
  isOver: boolean;
  name: string;
  onChanged(): void;
}

/** Whether a catch is sold, and how much of it is left: nothing to say of one that nobody is offered any more. */
function StockActions({ post, isOver, name, onChanged }: StockActionsProps) {
  const [isAsking, setAsking] = useState(false);
  if (isOver) return null;
  return (
    <>
      <SoldButton post={post} species={name} variant="quiet" onChanged={onChanged} />
      {post.soldAt === undefined && (
        <Button variant="quiet" aria-label={words.changeLeftNamed(name)} onClick={() => setAsking(true)}>
          {words.changeLeft}
        </Button>
      )}
      {isAsking && (
        <Suspense>
          <StockDialog post={post} species={name} onChanged={onChanged} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  );
}

function EditWindow({ until }: { until: number }) {
  const left = until - useNow();
  if (left >= 0) return <p className="px-2 pt-1 text-sm text-muted">{words.editableFor(left)}</p>;
  return (
    <details className="px-2 text-sm text-muted">
      <summary className="min-h-11 py-2.5 font-semibold">{editingExpired.title}</summary>
      <p className="pb-2">
        <ExpiredWords />
      </p>
    </details>
  );
}
