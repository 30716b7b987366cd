import { setPhoto } from '#shared/profiles/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { attachUpload, findUpload, photoOf } from '../photos/store/uploads.ts';
import { transact } from '../table/index.ts';
import { ensureAccount } from './store/ensure-account.ts';
import { personItems } from './store/items.ts';
import { setPhotoStep } from './store/profiles.ts';

const FIELD = 'uploadId';

/** Asked again with the photo that is set already (a lost answer), it answers the same. */
export default endpoint(setPhoto, async ({ body: { uploadId }, actor: { userId }, now }) => {
  const account = await ensureAccount(userId, now);
  if (account.photo?.id === uploadId) return { photo: account.photo };
  const upload = await findUpload(uploadId);
  const photo = photoOf(upload, { ownerId: userId, kind: 'profile', field: FIELD });
  await transact([
    setPhotoStep(userId, photo),
    attachUpload(uploadId, userId, personItems(userId).partition, FIELD),
  ]);
  return { photo };
});
