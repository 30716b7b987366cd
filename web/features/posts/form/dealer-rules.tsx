import { useFormContext } from 'react-hook-form';
import { dealerRulesFor } from '#shared/licenses/rules.ts';
import * as words from '#words/licenses/rules.ts';
import { useSiteRules } from '../../../lib/site/site-rules.ts';
import { RuleSource } from '../../../parts/site/rule-source.tsx';
import type { PostForm } from './post-form.ts';

/** The rules that may require a dealer for this fish, with their sources. Nothing if none applies. */
export function DealerRules() {
  const { watch } = useFormContext<PostForm>();
  const [species, customSpecies, disposition] = watch(['species', 'customSpecies', 'disposition']);
  const rules = dealerRulesFor({ species, customSpecies, disposition }, useSiteRules().dealerRules);
  if (rules.length === 0) return null;
  return (
    <section aria-label={words.rulesTitle} className="grid gap-2 rounded-card bg-warn/15 p-4">
      <h2 className="text-base font-semibold">{words.rulesTitle}</h2>
      <ul className="grid gap-2">
        {rules.map((rule) => (
          <li key={rule.name}>
            {rule.effect === 'refuse'
              ? words.refused(words.dealerRules[rule.name])
              : words.dealerRules[rule.name]}{' '}
            <RuleSource rule={rule} />
          </li>
        ))}
      </ul>
      <p className="text-sm">{words.rulesAreGuidance}</p>
    </section>
  );
}
