import { useParams } from 'react-router-dom';
import { DESCRIPTION_LENGTH } from '#shared/pages/page-head.ts';
import { shorten } from '#shared/text/shorten.ts';
import * as words from '#words/information/faq.ts';
import { Lighthouse } from '../../components/drawings/lighthouse.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { ProsePage } from '../../components/text/prose.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { Answer } from './answer.tsx';
import { NotAnswered } from './not-answered.tsx';
import { QuestionLinks } from './question-links.tsx';
import { type Answered, faqData, useQuestions } from './use-questions.ts';

const TRAIL = [
  { name: words.home, path: PATHS.home },
  { name: words.title, path: PATHS.faq },
];

/** /faq/{question}: one answer at its own address. */
export default function Question() {
  const { questionId } = useParams();
  const questions = useQuestions();
  const asked = questions.find(({ id }) => id === questionId);
  usePageHead(asked?.question ?? words.notAsked, () =>
    asked
      ? {
          type: 'article',
          description: shorten(asked.answer.join(' '), DESCRIPTION_LENGTH),
          data: faqData([asked]),
          trail: TRAIL,
        }
      : { isMissing: true },
  );
  if (!asked) {
    return (
      <>
        <h1 className="sr-only">{words.notAsked}</h1>
        <EmptyState
          drawing={<Lighthouse />}
          words={words.notAsked}
          action={<BackLink to={PATHS.faq}>{words.allQuestions}</BackLink>}
        />
      </>
    );
  }
  return (
    <>
      <div className="page pt-4">
        <BackLink to={PATHS.faq}>{words.allQuestions}</BackLink>
      </div>
      <ProsePage title={asked.question}>
        <div className="flex max-w-read flex-col gap-4">
          <Answer {...asked} />
        </div>
        <Related asked={asked} questions={questions} />
        <NotAnswered />
      </ProsePage>
    </>
  );
}

/** Further questions for the same readers. */
function Related({ asked, questions }: { asked: Answered; questions: readonly Answered[] }) {
  const others = questions.filter(({ id, audience }) => audience === asked.audience && id !== asked.id);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="related" className="flex max-w-read flex-col gap-1">
      <h2 id="related" className="text-xl">
        {words.moreOf(words.audiences[asked.audience])}
      </h2>
      <QuestionLinks questions={others} />
    </section>
  );
}
