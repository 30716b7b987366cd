import { ButtonLink } from '../../components/button.tsx';
import type { Answered } from './use-questions.ts';

/** The paragraphs of an answer, and its links. */
export function Answer({ answer, leadsTo }: Pick<Answered, 'answer' | 'leadsTo'>) {
  return (
    <>
      {answer.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {leadsTo && (
        <p>
          <ButtonLink to={leadsTo.path} variant="secondary">
            {leadsTo.words}
          </ButtonLink>
        </p>
      )}
    </>
  );
}
