import type { FishermanProfile } from '#shared/fishermen/schemas.ts';
import { DESCRIPTION_LENGTH, type PageHead } from '#shared/pages/page-head.ts';
import { linkPicturePath } from '#shared/sharing/pictures.ts';
import { shorten } from '#shared/text/shorten.ts';
import * as words from '#words/sharing/share.ts';

/** A fisherman's title, description and picture for social networks. */
export function fishermanHead({ userId, name, location, bio, createdAt }: FishermanProfile): PageHead {
  const who = words.fishermanIn(name, location);
  return {
    description: shorten(`${who}. ${bio}`, DESCRIPTION_LENGTH),
    type: 'profile',
    image: { path: linkPicturePath('fisherman', userId), alt: who },
    data: { '@type': 'ProfilePage', dateCreated: createdAt, mainEntity: { '@type': 'Person', name } },
  };
}
