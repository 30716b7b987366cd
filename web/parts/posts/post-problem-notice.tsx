import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/drawings/icons.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { RichText } from '../../components/text/rich-text.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { toAuth } from '../../lib/navigation/paths.ts';
import type { ProblemWords } from './problem-words.ts';
import type { PostProblem } from './use-posting.ts';

const EarlierTryDialog = lazyPart(() => import('./earlier-try-dialog.tsx'), PartFailed);

interface PostProblemNoticeProps {
  problem: PostProblem | undefined;
  words: ProblemWords;
  /** Where to go on after signing in again. */
  here: string;
  onClose(): void;
  onPostAnew(): void;
}

/** The reason why it is not posted yet, beside the button to retry. The toast with the same reason disappears. */
export function PostProblemNotice({ problem, words, here, onClose, onPostAnew }: PostProblemNoticeProps) {
  if (!problem) return null;
  if (problem.status === 'posted-before' || problem.status === 'maybe-posted') {
    return (
      <Suspense>
        <EarlierTryDialog
          isCertain={problem.status === 'posted-before'}
          words={words}
          onClose={onClose}
          onPostAnew={onPostAnew}
        />
      </Suspense>
    );
  }
  return (
    <p className="flex items-start gap-1.5 font-medium text-bad">
      <Icon name="alert" className="mt-0.5 size-5" />
      {problem.status === 'failed' ? (
        <span>{words.notPosted(problem.words)}</span>
      ) : (
        <span>
          <RichText
            text={words.sessionEnded}
            tags={{ signIn: (content) => <SignInLink here={here}>{content}</SignInLink> }}
          />
        </span>
      )}
    </p>
  );
}

const SignInLink = ({ here, children }: { here: string; children: string }) => (
  <Link to={toAuth(here)} className="text-link">
    {children}
  </Link>
);
