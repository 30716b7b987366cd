import { getReportPhoto } from '#shared/moderation/endpoints.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/moderation/review.ts';
import { Read } from '../../components/read.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

interface ReportedPhotosProps {
  reportId: string;
  kind: PostKind;
  photos: readonly Photo[];
}

/** The photos of a post as they were when it was reported, whatever happened to it since. */
export function ReportedPhotos({ reportId, kind, photos }: ReportedPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-3">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <ReportedPhoto
              reportId={reportId}
              photo={photo}
              alt={words.photo(kind, index + 1, photos.length)}
            />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{words.photosKept}</p>
    </div>
  );
}

interface ReportedPhotoProps {
  reportId: string;
  photo: Photo;
  alt: string;
}

function ReportedPhoto({ reportId, photo, alt }: ReportedPhotoProps) {
  const { id: photoId, width, height, color } = photo;
  const answer = useEndpoint(getReportPhoto, { params: { reportId, photoId } });
  return (
    <Read of={answer} failed={words.photoNotLoaded} detail={answer.error?.message}>
      {({ url }) => (
        <img
          src={url}
          alt={alt}
          width={width}
          height={height}
          className="h-auto max-h-128 w-auto max-w-full rounded-photo"
          // The colour comes from the photo, not from the design.
          style={{ backgroundColor: color }}
        />
      )}
    </Read>
  );
}
