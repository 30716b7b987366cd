/** Toasts about a post, whether its form sent it or the queue. */

import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/toasts.ts';
import { toast } from '../../../components/overlays/toast.tsx';

/** @param share leads to where it can be shared, when it is known which post it became */
export const toastPosted = (kind: PostKind, share: (() => void) | undefined): void =>
  toast({
    title: words.posted(kind),
    kind: 'good',
    ...(share && { action: { label: words.share, run: share } }),
  });

/** @param description why, where the form does not say so itself */
export const toastNotPosted = (description?: string): void =>
  toast({
    title: words.notPosted,
    ...(description !== undefined && { description }),
    kind: 'bad',
  });

export const toastSignInToPost = (): void => toast({ ...words.signInToPost, kind: 'bad' });
