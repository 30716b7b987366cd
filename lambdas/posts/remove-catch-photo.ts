import { removeCatchPhoto } from '#shared/catches/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { editCatch } from './edit-catch.ts';

/** The objects of the photo are swept by the stream. */
export default endpoint(removeCatchPhoto, ({ params: { catchId, photoId }, actor, now }) =>
  editCatch({ catchId, ownerId: actor.userId, now }, (record) => {
    const photos = record.photos.filter((photo) => photo.id !== photoId);
    return { record: { ...record, photos, hasPhotos: photos.length > 0 }, steps: [] };
  }),
);
