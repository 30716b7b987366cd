import { AUDIENCES, type Audience, type QuestionId, questionOf, questionsAsked } from '#shared/faq.ts';
import * as words from '#words/information/faq.ts';
import { useParts, useSite } from '../../lib/site/site.ts';
import { useSiteRules } from '../../lib/site/site-rules.ts';

export interface Answered {
  id: QuestionId;
  audience: Audience;
  question: string;
  /** The answer's paragraphs. */
  answer: readonly string[];
  leadsTo?: { path: string; words: string };
}

/** All questions of this site. */
export function useQuestions(): readonly Answered[] {
  const { switchedOff } = useSite();
  const settings = { ...useSiteRules(), isOn: useParts().isOn };
  return questionsAsked(switchedOff).map((id) => {
    const { audience, leadsTo } = questionOf(id);
    const { question, answer, leadsTo: lead } = words.answers[id];
    return {
      id,
      audience,
      question,
      answer: typeof answer === 'function' ? answer(settings) : answer,
      ...(leadsTo !== undefined && lead !== undefined && { leadsTo: { path: leadsTo, words: lead } }),
    };
  });
}

/** Questions grouped by audience, without empty groups. */
export const byAudience = (questions: readonly Answered[]) =>
  AUDIENCES.map((audience) => ({
    audience,
    questions: questions.filter((each) => each.audience === audience),
  })).filter(({ questions: asked }) => asked.length > 0);

/** Questions and answers as schema.org data for search engines. */
export const faqData = (questions: readonly Answered[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
  })),
});
