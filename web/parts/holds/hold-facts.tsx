import { Link } from 'react-router-dom';
import { timeSpan } from '#words/general/dates.ts';
import * as words from '#words/holds/hold-pages.ts';
import type { Fact } from '../../components/facts.tsx';
import { Written } from '../../components/text/written.tsx';
import { toFisherman } from '../../lib/navigation/paths.ts';

interface Pickup {
  pickupStart: string;
  pickupEnd: string;
  pickupPlace: string;
}

export const pickupFacts = ({ pickupStart, pickupEnd, pickupPlace }: Pickup): Fact[] => [
  [words.pickup, timeSpan(new Date(pickupStart), new Date(pickupEnd))],
  [words.place, pickupPlace],
];

/** The fisherman's name, with a link unless they have left. */
export const fishermanFact = ({
  fishermanId,
  fishermanName,
}: {
  fishermanId?: string | undefined;
  fishermanName: string;
}): Fact => [
  words.fisherman,
  fishermanId === undefined ? (
    fishermanName
  ) : (
    <Link key="fisherman" to={toFisherman(fishermanId)} className="text-link">
      <Written>{fishermanName}</Written>
    </Link>
  ),
];
