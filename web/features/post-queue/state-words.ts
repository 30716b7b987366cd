import type { QueuedPost } from '../../lib/post-queue/queued-post.ts';

export interface StateWords {
  title: string;
  detail?: string;
  look: 'quiet' | 'bad';
}

/** How a waiting post stands, in words. */
export function stateWords({ state }: QueuedPost, isOnline: boolean): StateWords {
  switch (state.status) {
    case 'sending':
      return { title: 'Sending...', look: 'quiet' };
    case 'waiting':
      if (state.needsSignIn) return { title: 'Waiting for you to sign in', look: 'bad' };
      return isOnline
        ? { title: 'Waiting to be sent', look: 'quiet' }
        : { title: 'Waiting for a connection', look: 'quiet' };
    case 'failed':
      return {
        title: 'Not posted yet',
        detail: state.retryAt === undefined ? state.message : `${state.message} It is tried again by itself.`,
        look: 'bad',
      };
    case 'refused':
      return {
        title: 'Has to be changed',
        detail: [...new Set(state.issues.map(({ message }) => message))].join('. '),
        look: 'bad',
      };
    case 'unsure':
      return {
        title: 'It may be posted already',
        detail: 'No answer came for a day. Look for it below before you post it again.',
        look: 'bad',
      };
    case 'posted-before':
      return {
        title: 'An earlier version was posted',
        detail: 'What you changed since is not in it.',
        look: 'bad',
      };
  }
}
