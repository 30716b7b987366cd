import { Suspense, useState } from 'react';
import { isEditable } from '#shared/posts/edit-window.ts';
import { speciesInSentence } from '#shared/species/names.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/posts/my-posts.ts';
import { editingExpired } from '#words/posts/rules.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Menu } from '../../../components/overlays/menu.tsx';
import { PartFailed } from '../../../components/part-failed.tsx';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';
import { useMe } from '../../../lib/session/session.tsx';
import { useParts } from '../../../lib/site/site.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { ExpiredWords } from './expired-words.tsx';
import { ACTION_WORDS, actionsOf, type PostAction } from './own-actions.ts';
import type { OwnPost } from './own-posts.ts';
import { type Act, type Asked, useActs } from './use-acts.ts';

const DeletePostDialog = lazyPart(() => import('./delete-post-dialog.tsx'), PartFailed);
const MakeProDialog = lazyPart(() => import('./make-pro-dialog.tsx'), PartFailed);
const RepeatDialog = lazyPart(() => import('./repeat-dialog.tsx'), PartFailed);
const StockDialog = lazyPart(() => import('./stock-dialog.tsx'), PartFailed);

interface PostActionsProps {
  own: OwnPost;
  onChanged(): void;
}

/** The actions below one's own post: the next step, a menu with all others, and how long the post can be edited. */
export function PostActions({ own, onChanged }: PostActionsProps) {
  const { kind, post } = own;
  const [asked, setAsked] = useState<Asked>();
  const isThere = useParts().hasKind(kind);
  const isOpen = isEditable(post, useNow());
  const credits = useCredits();
  const acts = useActs(own, setAsked, onChanged);
  const [next, ...others] = actionsOf(own, {
    isThere,
    canEdit: isThere && isOpen,
    canMakePro: isThere && credits > 0,
  });
  const species = speciesName(post);
  const items = others.map((each) => ({
    ...acts[each],
    label: ACTION_WORDS[each].label,
    ...(each === 'remove' && { danger: true, note: isOpen ? undefined : words.stillDeletable }),
  }));
  return (
    <>
      <div className="flex flex-wrap gap-2 p-1">
        {next && <NextStep {...acts[next]} words={ACTION_WORDS[next]} species={species} />}
        <Menu
          words={words.more}
          label={words.moreNamed(species)}
          busy={items.find(({ busy }) => busy)?.busy}
          items={items}
        />
      </div>
      {isThere && <EditWindow until={Date.parse(post.editableUntil)} />}
      {asked && (
        <Suspense>
          <Question {...{ own, asked, credits, onChanged }} onClose={() => setAsked(undefined)} />
        </Suspense>
      )}
    </>
  );
}

/** The credits of a person who may use one to make a post Pro. */
function useCredits(): number {
  const profile = useMe()?.profiles.find(({ profileType }) => profileType === 'fisherman');
  const { isOn } = useParts();
  return profile && !profile.isPro && isOn('goPro') ? (profile.credits ?? 0) : 0;
}

interface NextStepProps extends Act {
  words: (typeof ACTION_WORDS)[PostAction];
  species: string;
}

function NextStep({ words: { label, named }, species, to, run, busy }: NextStepProps) {
  const look = { variant: 'secondary', className: 'grow', 'aria-label': named(species) } as const;
  if (to !== undefined) {
    return (
      <ButtonLink {...look} to={to}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <Button {...look} busy={busy} onClick={run}>
      {label}
    </Button>
  );
}

interface QuestionProps extends PostActionsProps {
  asked: Asked;
  credits: number;
  onClose(): void;
}

function Question({ own: { kind, post }, asked, credits, onChanged, onClose }: QuestionProps) {
  const species = speciesInSentence(post);
  if (asked === 'remove') {
    return (
      <DeletePostDialog
        {...{ kind, onClose }}
        id={post.id}
        of={species}
        held={kind === 'catch' ? post.held : undefined}
        hideIt="here"
        onDeleted={onChanged}
      />
    );
  }
  if (kind === 'pledge') return <RepeatDialog pledgeId={post.id} species={species} onClose={onClose} />;
  const dialog = { species, onChanged, onClose };
  if (asked === 'changeLeft') return <StockDialog {...dialog} post={post} />;
  return <MakeProDialog {...dialog} catchId={post.id} credits={credits} />;
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
