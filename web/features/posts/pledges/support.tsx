import type { PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import * as words from '#words/posts/posts.ts';
import { ToggledIcon } from '../../../components/drawings/toggled-icon.tsx';
import { useLike } from '../../../parts/favorites/use-like.ts';

/** The like widget of a pledge's page: the number of likes, and one large button. */
export function Support({ pledge }: { pledge: PledgeRecord }) {
  const { isOn, canLike, count, press } = useLike(pledge);
  return (
    <section
      aria-label={words.support}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-raised p-5"
    >
      <div>
        <h2 className="text-lg">{words.support}</h2>
        <p aria-live="polite" className="text-muted">
          {words.likedBy(count, isOn, canLike)}
        </p>
      </div>
      {canLike && (
        <button
          type="button"
          data-needs-script
          aria-pressed={isOn}
          aria-label={words.likePledgeOf(pledge.fishermanName)}
          onClick={press}
          className="inline-flex min-h-12 items-center justify-center gap-2 rounded-control border-2 border-current px-6 font-semibold hover:bg-current/10 aria-pressed:bg-accent/15"
        >
          <ToggledIcon name="thumb" isOn={isOn} /> {words.like}
        </button>
      )}
    </section>
  );
}
