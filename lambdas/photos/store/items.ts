import type { Photo, UploadKind, UploadState } from '#shared/photos/schemas.ts';
import { defineItem, listIn, listInIndex } from '../../table/index.ts';

export interface StoredUpload {
  uploadId: string;
  ownerId: string;
  kind: UploadKind;
  contentType: string;
  /** Size in bytes. */
  size: number;
  status: UploadState['status'];
  reason?: string;
  photo?: Photo;
  /** The id of the post that took the photo. */
  attachedTo?: string;
  /** Seconds since the epoch. */
  expiresAt: number;
}

/** A photo between its upload to the presigned URL and the post that takes it. */
export const upload = defineItem<StoredUpload>()('upload', {
  pk: 'UPLOAD#{uploadId}',
  sk: 'UPLOAD',
  indexes: (_, { ownerId }) => ({ gsi1pk: uploadsOf(ownerId).partition }),
  owner: { list: uploadsOf, exported: { as: 'uploads' }, erased: 'delete' },
});

/** The uploads to delete with an account. */
export function uploadsOf(ownerId: string) {
  return listInIndex<StoredUpload>('gsi1', `UPLOADS#OWN#${ownerId}`);
}

interface StoredReportedPhotos {
  /** The photos at the time of the report, in the order of the post. */
  photos: readonly Photo[];
}

/** The photos of a reported post, copied until the report is handled or the owner's account is deleted. */
export const reportedPhotos = defineItem<StoredReportedPhotos>()('reported photos', {
  pk: 'REPORTED-PHOTOS#{userId}',
  sk: '{reportId}',
  owner: {
    list: reportedPhotosOf,
    exported: {
      not: 'Reports are not disclosed to the reported person, whose post contains the photos.',
    },
    erased: 'delete',
  },
});

export function reportedPhotosOf(userId: string) {
  return listIn<StoredReportedPhotos>(`REPORTED-PHOTOS#${userId}`);
}
