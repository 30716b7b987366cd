import { fishWords } from '#shared/landings/landing-words.ts';
import { landingStateAt } from '#shared/landings/rules.ts';
import type { LandingCard } from '#shared/landings/schemas.ts';
import { drawingFor } from '#shared/species/species.ts';
import { Written } from '../../../components/text/written.tsx';
import { toLanding } from '../../../lib/navigation/paths.ts';
import { useNow } from '../../../lib/time/use-now.ts';
import { LandingTime } from '../../../parts/landings/landing-time.tsx';
import { StateBadge } from '../../../parts/landings/state-badge.tsx';
import { Miles, PostCard } from '../../../parts/posts/post-card.tsx';

interface LandingListItemProps {
  landing: LandingCard;
  /** Distance from the reader's place, if Near Me is on. */
  miles?: number | undefined;
}

/** A landing in a list: what is expected, when and where. */
export function LandingListItem({ landing, miles }: LandingListItemProps) {
  const { id, expected, harbour, fishermanName } = landing;
  const [first] = expected;
  return (
    <PostCard
      to={toLanding(id)}
      title={fishWords(expected)}
      figure={<LandingTime {...landing} />}
      place={`${harbour.name}, ${harbour.location}`}
      note={
        <>
          <Miles miles={miles} />
          <Written>{fishermanName}</Written>
        </>
      }
      badge={<StateBadge state={landingStateAt(landing, useNow())} />}
      drawing={first ? drawingFor(first) : 'default'}
    />
  );
}
