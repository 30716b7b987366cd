import { removePhoto } from '#shared/profiles/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentPerson } from './present-person.ts';
import * as profiles from './store/profiles.ts';

export default endpoint(removePhoto, async ({ actor, now }) => {
  await presentPerson(actor.userId, now);
  await profiles.removePhoto(actor.userId);
  return { removed: true as const };
});
