import type { MealsOnOffer } from '#shared/posts/pledges/meals-on-offer.ts';
import { goodUntil, kept } from '#words/claims/claim-pages.ts';
import { place } from '#words/holds/hold-pages.ts';
import * as words from '#words/posts/pickup.ts';
import { type Fact, Facts } from '../../../components/facts.tsx';
import { slotWords } from '../../../lib/time/pickup-times.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { goodUntilWords, handlingWords } from '../../../parts/posts/handling-words.ts';

interface HandoverProps {
  /** The part of a pledge that only its owner and members of organizations may read. */
  pledge: Pick<MealsOnOffer, 'handling' | 'pickup' | 'availableUntil'>;
  isOwner: boolean;
}

/** How the fish was stored, and where and when the meals are handed over. */
export function Handover({ pledge, isOwner }: HandoverProps) {
  const { pickup } = pledge;
  const now = useNow();
  const title = isOwner ? words.ownTitle : words.title;
  const slots = pickup?.slots ?? [];
  const times = slots.length === 0 ? words.notSaid : <Slots slots={slots} now={now} />;
  const facts: Fact[] = [
    [kept, handlingWords(pledge.handling)],
    [goodUntil, goodUntilWords(pledge)],
    [place, pickup?.place ?? words.notSaid],
    [words.times, times],
  ];
  return (
    <section aria-label={title} className="rounded-card border border-line bg-raised p-5">
      <h2 className="text-lg">{title}</h2>
      {isOwner && <p className="text-sm text-muted">{words.ownLead}</p>}
      <Facts facts={facts} className="mt-3" />
    </section>
  );
}

/** Crosses out times that are over. */
function Slots({ slots, now }: { slots: NonNullable<MealsOnOffer['pickup']>['slots']; now: number }) {
  return (
    <ul className="grid gap-1">
      {slots.map((slot) => (
        <li key={slot.start} className={Date.parse(slot.end) <= now ? 'text-muted line-through' : ''}>
          {slotWords(slot, now)}
        </li>
      ))}
    </ul>
  );
}
