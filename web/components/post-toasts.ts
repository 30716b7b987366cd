/** What is said of a post, whether its form sent it or the queue. */
import type { PostKind } from '../lib/post-kind.ts';
import { toast } from './toast.tsx';

export const toastPosted = (kind: PostKind): void =>
  toast({ title: `Your ${kind} has been posted successfully!`, kind: 'good' });

/** @param description why, where the form does not say so itself */
export const toastNotPosted = (description?: string): void =>
  toast({
    title: 'Failed to post your catch. Please try again.',
    ...(description !== undefined && { description }),
    kind: 'bad',
  });

export const toastSignInToPost = (): void =>
  toast({ title: 'Authentication Required', description: 'Please sign in to post a catch.', kind: 'bad' });
