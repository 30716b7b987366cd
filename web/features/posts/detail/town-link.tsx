import { Link } from 'react-router-dom';
import type { Coordinates } from '#shared/fields.ts';
import { Written } from '../../../components/text/written.tsx';
import { toTown } from '../../../lib/navigation/paths.ts';

/** The place of a post as its owner wrote it. If the place is known, it is a link to its town's page. */
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
