import { Link } from 'react-router-dom';
import * as words from '#words/posts/posting.ts';
import { PATHS } from '../../../lib/navigation/paths.ts';

/** The name shown with a post. It comes from the profile, where it can be changed. */
export function PostedAs({ name }: { name: string }) {
  return (
    <div>
      <p className="font-semibold">{words.fishermanName}</p>
      <p>{name}</p>
      <Link to={PATHS.profile} className="text-link inline-flex min-h-11 items-center">
        {words.changeInProfile}
      </Link>
    </div>
  );
}
