import * as words from '#words/posts/queue.ts';
import type { QueuedPost } from '../../../lib/post-queue/queued-post.ts';

export interface StateWords {
  title: string;
  detail?: string;
  look: 'quiet' | 'bad';
}

/** Describes the state of a waiting post. */
export function stateWords({ state }: QueuedPost, isOnline: boolean): StateWords {
  switch (state.status) {
    case 'sending':
      return { title: words.sending, look: 'quiet' };
    case 'waiting':
      if (state.needsSignIn) return { title: words.waitingForSignIn, look: 'bad' };
      return { title: isOnline ? words.waitingToBeSent : words.waitingForConnection, look: 'quiet' };
    case 'failed':
      return {
        title: words.failed,
        detail: state.retryAt === undefined ? state.message : words.triedAgain(state.message),
        look: 'bad',
      };
    case 'refused':
      return {
        title: words.refused,
        detail: [...new Set(state.issues.map(({ message }) => message))].join('. '),
        look: 'bad',
      };
    case 'unsure':
      return {
        title: words.unsure,
        detail: words.unsureDetail,
        look: 'bad',
      };
    case 'posted-before':
      return {
        title: words.postedBefore,
        detail: words.postedBeforeDetail,
        look: 'bad',
      };
  }
}
