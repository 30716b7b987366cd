import type { PledgeRecord } from '#shared/pledges/schemas.ts';
import { HeartIcon } from '../../components/heart-icon.tsx';
import { useLike } from '../../components/use-like.ts';

/** The widget of the pledge's page: how many like it, and one large button. */
export function Support({ pledge }: { pledge: PledgeRecord }) {
  const { isOn, count, press } = useLike(pledge);
  return (
    <section
      aria-label="Show Your Support"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-5"
    >
      <div>
        <h2 className="text-lg">Show Your Support</h2>
        <p aria-live="polite" className="text-muted">
          {words(count, isOn)}
        </p>
      </div>
      <button
        type="button"
        aria-pressed={isOn}
        aria-label={`Like ${pledge.fishermanName}'s pledge`}
        onClick={press}
        className="inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-2 border-current px-6 font-semibold hover:bg-current/10 aria-pressed:bg-accent/15"
      >
        <HeartIcon isOn={isOn} /> Like
      </button>
    </section>
  );
}

function words(count: number, isOurs: boolean): string {
  if (count === 0) return 'Be the first to like this pledge';
  if (isOurs && count === 1) return 'You like this pledge';
  const people = (number: number) =>
    number === 1 ? '1 other person' : `${number.toLocaleString('en-US')} other people`;
  if (isOurs) return `You and ${people(count - 1)} like this pledge`;
  return count === 1
    ? '1 person likes this pledge'
    : `${count.toLocaleString('en-US')} people like this pledge`;
}
