import { speciesName } from '#shared/species.ts';
import { number } from '#words/format.ts';
import { likePledge } from '#words/post-parts.ts';
import { HeartIcon } from './heart-icon.tsx';
import { LIKE_LOOK, type LikedPledge } from './like-count.tsx';
import { useLike } from './use-like.ts';

/** Likes a pledge or takes the like back. Its label says whose pledge it is and how many like it. */
export default function LikeButton({ pledge }: { pledge: LikedPledge }) {
  const { isOn, count, press } = useLike(pledge);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={likePledge(speciesName(pledge), pledge.fishermanName, count)}
      onClick={press}
      className={`${LIKE_LOOK} hover:text-accent-text`}
    >
      {count > 0 && <span className={isOn ? 'font-semibold' : ''}>{number(count)}</span>}
      <HeartIcon isOn={isOn} />
    </button>
  );
}
