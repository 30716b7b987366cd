import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { drawingFor, speciesName } from '#shared/species.ts';
import { pledged } from '#words/marketplace.ts';
import { mealsWords } from '#words/post-figures.ts';
import { Like } from '../../components/like.tsx';
import { Miles, PostCard } from '../../components/post-card.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { RichText } from '../../components/rich-text.tsx';
import { toPledge } from '../../lib/paths.ts';

interface PledgeListItemProps {
  pledge: PledgeCard;
  /** From where somebody is, when they asked for what is near. */
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
      {...(priority && { priority })}
    />
  );
}
