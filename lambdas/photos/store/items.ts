import type { Photo, UploadKind, UploadState } from '#shared/photos/schemas.ts';
import { defineItem, listInIndex } from '../../table/index.ts';

export interface StoredUpload {
  uploadId: string;
  ownerId: string;
  kind: UploadKind;
  contentType: string;
  /** Bytes. */
  size: number;
  status: UploadState['status'];
  reason?: string;
  photo?: Photo;
  /** The post that took the photo. */
  attachedTo?: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** A photo on its way from the presigned address to the post that takes it. */
export const upload = defineItem<StoredUpload>()('upload', {
  pk: 'UPLOAD#{uploadId}',
  sk: 'UPLOAD',
  indexes: (_, { ownerId }) => ({ gsi1pk: uploadsOf(ownerId).partition }),
  owner: { list: uploadsOf, exported: { as: 'uploads' }, erased: 'delete' },
});

/** To be found when the account is deleted. */
export function uploadsOf(ownerId: string) {
  return listInIndex<StoredUpload>('gsi1', `UPLOADS#OWN#${ownerId}`);
}
