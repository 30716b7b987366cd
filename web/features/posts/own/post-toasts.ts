/** Toasts about a post, sent either by its form or by the queue. */

import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/toasts.ts';
import { toast } from '../../../components/overlays/toast.tsx';

/** @param share opens the screen to share it; undefined if the id of the new post is not known */
export const toastPosted = (kind: PostKind, share: (() => void) | undefined): void =>
  toast({
    title: words.posted(kind),
    kind: 'good',
    ...(share && { action: { label: words.share, run: share } }),
  });

/** @param description the reason, unless the form shows it */
export const toastNotPosted = (description?: string): void =>
  toast({
    title: words.notPosted,
    ...(description !== undefined && { description }),
    kind: 'bad',
  });

export const toastSignInToPost = (): void => toast({ ...words.signInToPost, kind: 'bad' });
