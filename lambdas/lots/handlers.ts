import { AppError } from '#shared/contract/errors.ts';
import { isOn } from '#shared/features.ts';
import * as endpoints from '#shared/lots/endpoints.ts';
import type { Lot } from '#shared/lots/schemas.ts';
import { notFound as lotNotFound } from '#words/lots/lots.ts';
import { endpoint } from '../core/endpoint.ts';
import { readPost } from '../posts/store/posts.ts';
import { townNamed } from '../services/places.ts';
import { readSwitchedOff } from '../site/store/recent-settings.ts';
import { eventsOfCatch, eventsOfPledge } from './read-events.ts';

/** A hidden post, one that was taken down, and one of a kind that is switched off have no lot. */
export const getLot = endpoint(
  endpoints.getLot,
  async ({ params: { postId }, flavour, now }): Promise<Lot> => {
    const [catchPost, pledge, switchedOff] = await Promise.all([
      readPost('catch', postId, { consistent: false }),
      readPost('pledge', postId, { consistent: false }),
      readSwitchedOff(flavour, now),
    ]);
    if (catchPost && !catchPost.hidden && isOn('sales', switchedOff)) {
      const { record } = catchPost;
      const unit = record.stock?.unit;
      return {
        ...(await factsOf('catch', record)),
        ...(unit && { unit }),
        events: await eventsOfCatch(record),
      };
    }
    if (pledge && !pledge.hidden && isOn('pledges', switchedOff)) {
      const { record } = pledge;
      return {
        ...(await factsOf('pledge', record)),
        unit: 'meal',
        events: await eventsOfPledge(record, now),
      };
    }
    throw new AppError('not_found', lotNotFound);
  },
);

interface Facts {
  id: string;
  fishermanName: string;
  species: string;
  customSpecies?: string | undefined;
  location: string;
}

async function factsOf(kind: Lot['kind'], { id, fishermanName, species, customSpecies, location }: Facts) {
  const town = await townNamed(location);
  return { id, kind, fishermanName, species, ...(customSpecies !== undefined && { customSpecies }), town };
}
