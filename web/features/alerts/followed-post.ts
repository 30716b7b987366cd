import type { Alert } from '#shared/alerts/schemas.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { figureWords } from '#shared/posts/figure-words.ts';
import { drawingFor, type SpeciesDrawingName, speciesName } from '#shared/species/species.ts';
import { timeSpan } from '#words/general/dates.ts';

/** A post of any kind, as the lists of what somebody follows show it. */
interface FollowedPost {
  id: string;
  fishermanId: string;
  fishermanName: string;
  title: string;
  /** Price, meals, or the time of a landing. */
  figure: string;
  location: string;
  photo?: Photo | undefined;
  drawing: SpeciesDrawingName;
}

/** Returns undefined if the post is not there for this person any more. */
export function followedPost(subject: Pick<Alert, 'catch' | 'pledge' | 'landing'>): FollowedPost | undefined {
  const { landing } = subject;
  const [first] = landing?.expected ?? [];
  if (landing && first) {
    const { harbour, expected, from, until, ...common } = landing;
    return {
      ...common,
      title: [...new Set(expected.map((fish) => speciesName(fish)))].join(', '),
      figure: timeSpan(new Date(from), new Date(until)),
      location: [harbour.name, harbour.location].join(', '),
      drawing: drawingFor(first),
    };
  }
  const post = subject.catch ?? subject.pledge;
  return post && { ...post, title: speciesName(post), figure: figureWords(post), drawing: drawingFor(post) };
}
