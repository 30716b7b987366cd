import { Link } from 'react-router-dom';
import { toQuestion } from '../../lib/navigation/paths.ts';
import type { Answered } from './use-questions.ts';

/** Questions, each leading to its answer. */
export function QuestionLinks({ questions }: { questions: readonly Answered[] }) {
  return (
    <ul>
      {questions.map(({ id, question }) => (
        <li key={id}>
          <Link to={toQuestion(id)} className="inline-flex min-h-11 items-center text-link">
            {question}
          </Link>
        </li>
      ))}
    </ul>
  );
}
