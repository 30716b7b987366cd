import type { FishermanProfile } from '#shared/fishermen/schemas.ts';
import * as words from '#words/share.ts';
import type { PageHead } from '../../lib/use-page-head.ts';

/** What networks are told of a fisherman. */
export function fishermanHead({ userId, name, location }: FishermanProfile): PageHead {
  const who = words.fishermanIn(name, location);
  return {
    description: `${who}.`,
    type: 'profile',
    image: { path: `/share/fisherman/${userId}.jpg`, alt: who },
    data: { '@type': 'ProfilePage', mainEntity: { '@type': 'Person', name } },
  };
}
