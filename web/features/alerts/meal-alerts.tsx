import { useId } from 'react';
import { getAlertSettings } from '#shared/alerts/endpoints.ts';
import { levels } from '#words/alerts/levels.ts';
import * as words from '#words/alerts/meals.ts';
import { notLoaded } from '#words/alerts/settings.ts';
import { mealsWords } from '#words/posts/figures.ts';
import { ButtonLink } from '../../components/button.tsx';
import { type Fact, Facts } from '../../components/facts.tsx';
import { Read } from '../../components/read.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { ALERTS_HASH, PATHS } from '../../lib/navigation/paths.ts';

/** How a member of an aid organization hears about pledges. */
export default function MealAlerts() {
  const headingId = useId();
  const settings = useEndpoint(getAlertSettings, {}, { isChangedElsewhere: true });
  return (
    <Read of={settings} failed={notLoaded}>
      {({ levels: { meals }, mealsAtLeast }) => {
        const facts: Fact[] = [
          [words.level, levels[meals]],
          [words.atLeast, meals === 'never' ? '' : mealsWords(mealsAtLeast)],
        ];
        return (
          <section
            aria-labelledby={headingId}
            className="flex max-w-form flex-col gap-4 rounded-card border border-line bg-raised p-4 md:p-5"
          >
            <h2 id={headingId} className="text-xl">
              {words.title}
            </h2>
            <p className="text-muted">{words.lead}</p>
            <Facts facts={facts} />
            <div className="flex flex-wrap gap-3">
              <ButtonLink to={`${PATHS.profile}${ALERTS_HASH}`}>{words.change}</ButtonLink>
              <ButtonLink to={PATHS.findMeals} variant="secondary">
                {words.findMeals}
              </ButtonLink>
            </div>
          </section>
        );
      }}
    </Read>
  );
}
