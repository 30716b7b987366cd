import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/posting.ts';
import { Icon } from '../../../components/drawings/icons.tsx';
import { PartFailed } from '../../../components/part-failed.tsx';
import { RichText } from '../../../components/text/rich-text.tsx';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';
import { PATHS, toAuth } from '../../../lib/navigation/paths.ts';
import type { PostProblem } from './use-posting.ts';

const EarlierTryDialog = lazyPart(() => import('../draft/earlier-try-dialog.tsx'), PartFailed);

interface PostProblemNoticeProps {
  problem: PostProblem | undefined;
  kind: PostKind;
  onClose(): void;
  onPostAnew(): void;
}

/** Why it is not posted yet, beside the button that tries again. The toast said so too, but goes away. */
export function PostProblemNotice({ problem, kind, onClose, onPostAnew }: PostProblemNoticeProps) {
  if (!problem) return null;
  if (problem.status === 'posted-before' || problem.status === 'maybe-posted') {
    return (
      <Suspense>
        <EarlierTryDialog
          isCertain={problem.status === 'posted-before'}
          kind={kind}
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
          <RichText text={words.sessionEnded} tags={{ signIn: SignInLink }} />
        </span>
      )}
    </p>
  );
}

const SignInLink = (content: string) => (
  <Link to={toAuth(`${PATHS.postCatch}?step=3`)} className="text-link">
    {content}
  </Link>
);
