import * as words from '#words/information/faq.ts';
import { ButtonLink } from '../../components/button.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';

/** For readers who haven't found an answer. */
export function NotAnswered() {
  return (
    <section className="flex max-w-read flex-col items-start gap-3 rounded-card border border-line bg-raised p-5">
      <h2 className="text-lg">{words.notAnsweredTitle}</h2>
      <p className="text-muted">{words.notAnswered}</p>
      <ButtonLink to={PATHS.contact} variant="primary">
        {words.writeToUs}
      </ButtonLink>
    </section>
  );
}
