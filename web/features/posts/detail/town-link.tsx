import { Link } from 'react-router-dom';
import type { Coordinates } from '#shared/fields.ts';
import { Written } from '../../../components/text/written.tsx';
import { toTown } from '../../../lib/navigation/paths.ts';

/** The place of a post, as it was written; where it is known, it leads to the page of its town. */
export function TownLink({
  location,
  coordinates,
}: {
  location: string;
  coordinates?: Coordinates | undefined;
}) {
  if (!coordinates) return location;
  return (
    <Link to={toTown(location)} className="text-link">
      <Written>{location}</Written>
    </Link>
  );
}
