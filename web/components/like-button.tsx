import { speciesName } from '#shared/species.ts';
import { HeartIcon } from './heart-icon.tsx';
import { LIKE_LOOK, type LikedPledge } from './like-count.tsx';
import { useLike } from './use-like.ts';

/** Likes a pledge, or no more. The name says whose pledge and how many do. */
export default function LikeButton({ pledge }: { pledge: LikedPledge }) {
  const { isOn, count, press } = useLike(pledge);
  const likes = count === 1 ? '1 like' : `${count.toLocaleString('en-US')} likes`;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      aria-label={`Like ${speciesName(pledge)} pledged by ${pledge.fishermanName}, ${likes}`}
      onClick={press}
      className={`${LIKE_LOOK} hover:text-accent-text`}
    >
      {count > 0 && <span className={isOn ? 'font-semibold' : ''}>{count.toLocaleString('en-US')}</span>}
      <HeartIcon isOn={isOn} />
    </button>
  );
}
