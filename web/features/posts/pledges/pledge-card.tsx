import type { PledgeCard } from '#shared/posts/pledges/schemas.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import { mealsWords } from '#words/posts/figures.ts';
import { pledged } from '#words/posts/pledge-list.ts';
import { RelativeTime } from '../../../components/text/relative-time.tsx';
import { RichText } from '../../../components/text/rich-text.tsx';
import { toPledge } from '../../../lib/navigation/paths.ts';
import { Like } from '../../../parts/favorites/like.tsx';
import { Miles, PostCard } from '../../../parts/posts/post-card.tsx';

interface PledgeListItemProps {
  pledge: PledgeCard;
  /** The distance from the visitor's place, if Near Me is on. */
  miles?: number | undefined;
  priority?: boolean;
}

export function PledgeListItem({ pledge, miles, priority }: PledgeListItemProps) {
  return (
    <PostCard
      to={toPledge(pledge.id)}
      title={speciesName(pledge)}
      figure={mealsWords(pledge.mealsPledged)}
      place={`${pledge.fishermanName} · ${pledge.location}`}
      note={
        <>
          <Miles miles={miles} />
          <RichText text={pledged} tags={{ time: () => <RelativeTime time={pledge.createdAt} /> }} />
        </>
      }
      photo={pledge.photo}
      drawing={drawingFor(pledge)}
      actions={<Like pledge={pledge} />}
      priority={priority}
    />
  );
}
