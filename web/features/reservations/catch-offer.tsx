import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import type { Stock } from '#shared/posts/catches/stock-schemas.ts';
import * as holdWords from '#words/holds/hold-pages.ts';
import { pickupOptions } from '#words/posts/catch-choices.ts';
import { allReserved, amountWords, priceWords } from '#words/posts/figures.ts';
import { payWhatYouThink } from '#words/posts/posts.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { Facts } from '../../components/facts.tsx';
import { fishermanFact } from '../../parts/holds/hold-facts.tsx';

/** The amount left of a catch, its price, and where it is picked up. */
export function CatchOffer({ post, stock: { left, unit } }: { post: CatchRecord; stock: Stock }) {
  const places = [
    ...post.pickupOptions.map((option) => pickupOptions[option]),
    post.customPickupLocation ?? '',
    post.location,
  ];
  return (
    <section
      aria-label={words.offered}
      className="grid max-w-form gap-3 rounded-card border border-line bg-raised p-4"
    >
      <p className="font-display text-xl font-bold">
        {left > 0 ? words.leftNow(amountWords(left, unit)) : allReserved}
      </p>
      <Facts
        facts={[
          [words.price, priceWords(post, payWhatYouThink)],
          [holdWords.place, places.filter(Boolean).join(', ')],
          fishermanFact(post),
        ]}
      />
    </section>
  );
}
