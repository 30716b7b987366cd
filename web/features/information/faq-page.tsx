import { Link } from 'react-router-dom';
import * as words from '#words/information/faq.ts';
import { AskAtTheDock } from '../../components/drawings/page-drawings.tsx';
import { ProsePage } from '../../components/text/prose.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { toQuestion } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useParts } from '../../lib/site/site.ts';
import { Answer } from './answer.tsx';
import { NotAnswered } from './not-answered.tsx';
import { type Answered, byAudience, faqData, useQuestions } from './use-questions.ts';

/** All questions with their answers, folded; each has an address of its own as well (question.tsx). */
export default function Faq() {
  const questions = useQuestions();
  const lead = words.lead(useParts().isOn);
  usePageHead(words.title, () => ({ description: lead, data: faqData(questions) }));
  const groups = byAudience(questions);
  return (
    <ProsePage title={words.title} lead={lead} picture={<AskAtTheDock />}>
      <nav aria-label={words.jumpTo} className="flex flex-wrap gap-x-6">
        {groups.map(({ audience }) => (
          <a key={audience} href={`#${audience}`} className="inline-flex min-h-11 items-center text-link">
            {words.audiences[audience]}
          </a>
        ))}
      </nav>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        {groups.map((group) => (
          <section key={group.audience} aria-labelledby={group.audience} className="flex flex-col gap-3">
            <h2 id={group.audience} className="text-xl">
              {words.audiences[group.audience]}
            </h2>
            <div className="divide-y divide-line rounded-card border border-line bg-raised">
              {group.questions.map((each) => (
                <Folded key={each.id} asked={each} />
              ))}
            </div>
          </section>
        ))}
      </div>
      <NotAnswered />
    </ProsePage>
  );
}

function Folded({ asked }: { asked: Answered }) {
  return (
    <details>
      <summary className="min-h-12 px-4 py-3 font-semibold md:px-5">{asked.question}</summary>
      <div className="flex flex-col gap-3 px-4 pb-4 md:px-5">
        <Answer {...asked} />
        <Link
          to={toQuestion(asked.id)}
          className="inline-flex min-h-11 items-center self-start text-sm text-link"
        >
          {words.ownPage}
          <VisuallyHidden>{words.answering(asked.question)}</VisuallyHidden>
        </Link>
      </div>
    </details>
  );
}
