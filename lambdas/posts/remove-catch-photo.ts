import { removeCatchPhoto } from '#shared/posts/catches/own-endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { catchForm } from './catch-form.ts';
import { editPost } from './edit-post.ts';

/** The photo's objects are deleted by the stream. */
export default endpoint(removeCatchPhoto, ({ params: { catchId, photoId }, actor, now }) =>
  editPost(catchForm, { postId: catchId, ownerId: actor.userId, now }, (record) => {
    const photos = record.photos.filter((photo) => photo.id !== photoId);
    return { record: { ...record, photos, hasPhotos: photos.length > 0 }, steps: [] };
  }),
);
