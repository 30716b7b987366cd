import { speciesInSentence } from '#shared/species/names.ts';
import { number } from '#words/general/format.ts';
import { likePledge, likes } from '#words/posts/parts.ts';
import { ToggledIcon } from '../../components/drawings/toggled-icon.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { LIKE_LOOK, LikeCount, type LikedPledge } from './like-count.tsx';
import { useLike } from './use-like.ts';

/** Likes a pledge or takes the like back. Its label says whose pledge it is and how many like it. */
export default function LikeButton({ pledge }: { pledge: LikedPledge }) {
  const { isOn, canLike, count, press } = useLike(pledge);
  if (!canLike) return <OnlyLikes pledge={pledge} />;
  return (
    <button
      type="button"
      data-needs-script
      aria-pressed={isOn}
      aria-label={likePledge(speciesInSentence(pledge), pledge.fishermanName, count)}
      onClick={press}
      className={`${LIKE_LOOK} hover:text-accent-text`}
    >
      {count > 0 && <span className={isOn ? 'font-semibold' : ''}>{number(count)}</span>}
      <ToggledIcon name="thumb" isOn={isOn} />
    </button>
  );
}

/** People who can't like a pledge, such as its owner, see the count. */
function OnlyLikes({ pledge }: { pledge: LikedPledge }) {
  return (
    <>
      <LikeCount pledge={pledge} />
      <VisuallyHidden>{likes(pledge.likeCount)}</VisuallyHidden>
    </>
  );
}
