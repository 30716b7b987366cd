import type { MealsOnOffer } from '#shared/posts/pledges/meals-on-offer.ts';
import * as words from '#words/claims/claim-pages.ts';
import * as holdWords from '#words/holds/hold-pages.ts';
import { Facts } from '../../components/facts.tsx';
import { goodUntilWords, handlingWords } from '../../parts/posts/handling-words.ts';

/** The meals on offer, how they are stored and how long they stay fresh. */
export function Offer({ offer }: { offer: MealsOnOffer }) {
  return (
    <section aria-label={words.offered} className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <p className="font-display text-xl font-bold">
        {words.mealsLeftOf(offer.mealsLeft, offer.mealsPledged)}
      </p>
      <p className="text-muted">{words.whatOfMeans(offer.mealsLeft, offer.mealsPledged)}</p>
      <Facts
        facts={[
          [holdWords.fisherman, offer.fishermanName],
          [holdWords.place, offer.pickup?.place ?? words.placeUnknown(offer.location)],
          [words.kept, handlingWords(offer.handling)],
          [words.goodUntil, goodUntilWords(offer)],
        ]}
      />
    </section>
  );
}
