import type { PledgeCard } from '#shared/pledges/schemas.ts';
import { drawingFor, speciesName } from '#shared/species.ts';
import { toPledge } from '../../app/paths.ts';
import { Like } from '../../components/like.tsx';
import { PostCard } from '../../components/post-card.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { mealsWords } from './meals-words.ts';

export function PledgeListItem({ pledge, priority }: { pledge: PledgeCard; priority?: boolean }) {
  return (
    <PostCard
      to={toPledge(pledge.id)}
      title={speciesName(pledge)}
      figure={mealsWords(pledge.mealsPledged)}
      place={`${pledge.fishermanName} · ${pledge.location}`}
      note={
        <>
          Pledged <RelativeTime time={pledge.createdAt} />
        </>
      }
      photo={pledge.photo}
      drawing={drawingFor(pledge.species)}
      actions={<Like pledge={pledge} />}
      {...(priority && { priority })}
    />
  );
}
