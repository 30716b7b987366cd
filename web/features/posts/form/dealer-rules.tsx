import { useFormContext } from 'react-hook-form';
import { dealerRulesFor } from '#shared/licenses/rules.ts';
import { RULES_AS_OF, SOURCES } from '#shared/licenses/sources.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/licenses/rules.ts';
import type { PostForm } from './post-form.ts';

/** The rules that may require a dealer for this fish, with their sources. Nothing if none applies. */
export function DealerRules() {
  const { watch } = useFormContext<PostForm>();
  const [species, customSpecies, disposition] = watch(['species', 'customSpecies', 'disposition']);
  const rules = dealerRulesFor({ species, customSpecies, disposition });
  if (rules.length === 0) return null;
  return (
    <section aria-label={words.rulesTitle} className="grid gap-2 rounded-card bg-warn/15 p-4">
      <h2 className="text-base font-semibold">{words.rulesTitle}</h2>
      <ul className="grid gap-2">
        {rules.map(({ name, source }) => (
          <li key={name}>
            {words.dealerRules[name]}{' '}
            <a
              href={SOURCES[source].url}
              target="_blank"
              rel="noreferrer"
              className="text-link inline-flex min-h-11 items-center"
            >
              {words.sourceOfRule}
              <span className="sr-only" lang="en">
                {' '}
                {SOURCES[source].title}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="text-sm">{words.rulesAreGuidance(longDate(new Date(`${RULES_AS_OF}T12:00`)))}</p>
    </section>
  );
}
