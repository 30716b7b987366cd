/** Photos of a rehearsal: of a post that everybody sees, and of one that its owner has hidden. */
import { photoUrl } from '#shared/photos/address.ts';
import { deleteCatch, setCatchVisibility } from '#shared/posts/catches/own-endpoints.ts';
import { getMyCatch } from '#shared/posts/own-endpoints.ts';
import { postCatch, upload } from '#tests/support/builders.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import type { Village } from './village.ts';

export interface PostedPhotos {
  fisherman: TestUser;
  shown: { catchId: string; photoId: string };
  hidden: { catchId: string; photoId: string };
}

export async function postPhotos(cloud: LocalCloud, { fishermen }: Village): Promise<PostedPhotos> {
  const [fisherman] = fishermen;
  if (!fisherman) throw new Error('Nobody fishes in this village.');
  const post = async () => {
    const { uploadId } = await upload(cloud, fisherman);
    const { id } = await postCatch(cloud, fisherman, { photos: [{ uploadId }] });
    return { catchId: id, photoId: uploadId };
  };
  const [shown, hidden] = [await post(), await post()];
  const token = fisherman.accessToken;
  const params = { catchId: hidden.catchId };
  await cloud.call(setCatchVisibility, { token, params, body: { hidden: true } });
  await cloud.settled();
  return { fisherman, shown, hidden };
}

/** Whether everybody can load the photo of the one post, and only its owner that of the other. */
export async function arePhotosBack(
  cloud: LocalCloud,
  { fisherman, shown, hidden }: PostedPhotos,
): Promise<boolean> {
  const params = { catchId: hidden.catchId };
  const { body: own } = await cloud.call(getMyCatch, { token: fisherman.accessToken, params });
  const address = own?.photos?.[0]?.url;
  const isOwnersBack = address !== undefined && (await fetch(address)).ok;
  return (await isServed(cloud, shown.photoId)) && isOwnersBack && !(await isServed(cloud, hidden.photoId));
}

export async function deletePost(cloud: LocalCloud, { fisherman, shown }: PostedPhotos): Promise<void> {
  const params = { catchId: shown.catchId };
  await cloud.call(deleteCatch, { token: fisherman.accessToken, params });
  await cloud.settled();
}

export const isGone = async (cloud: LocalCloud, { shown }: PostedPhotos): Promise<boolean> =>
  !(await isServed(cloud, shown.photoId));

const isServed = async (cloud: LocalCloud, photoId: string): Promise<boolean> =>
  (await cloud.request(photoUrl(photoId, 640, 'webp'))).ok;
