import { Suspense, useState } from 'react';
import type { PledgeCard, PledgePhoto } from '#shared/posts/pledges/schemas.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import * as words from '#words/posts/posts.ts';
import { PartFailed } from '../../../components/part-failed.tsx';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';
import { DrawnPhoto, PhotoImage } from '../../../parts/posts/photo-image.tsx';
import { thumbnailBelow } from '../detail/thumbnail-below.ts';

const PhotoDialog = lazyPart(() => import('../detail/photo-dialog.tsx'), PartFailed);

const FRAME = 'aspect-[4/3] h-auto w-full rounded-card';

interface PledgePhotosProps {
  pledge: PledgeCard;
  /** Undefined until they are known; until then the list's photo is shown. */
  photos: readonly PledgePhoto[] | undefined;
  /** Whether a list has already shown the first photo. */
  isListed?: boolean;
}

/** Photos of the fishing trip first, then of the packaged meals, each with its caption. A pressed photo opens large. */
export function PledgePhotos({ pledge, photos: all, isListed }: PledgePhotosProps) {
  const [opened, setOpened] = useState<number>();
  const drawing = drawingFor(pledge);
  const { photo: listed } = pledge;
  if (!all && listed)
    return (
      <PhotoImage
        {...{ photo: listed, drawing }}
        alt=""
        size="full"
        priority
        style={thumbnailBelow(listed)}
        className={FRAME}
      />
    );
  if (!all?.length) return <DrawnPhoto drawing={drawing} className={FRAME} />;
  const photos = [...all].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
  const alt = ({ imageType }: PledgePhoto) => words.imageOf(imageType, speciesName(pledge));
  return (
    <>
      {photos.map((photo, index) => (
        <figure key={photo.id}>
          <button
            type="button"
            aria-label={words.openLarge(alt(photo))}
            onClick={() => setOpened(index)}
            className="block w-full cursor-zoom-in rounded-card"
          >
            <PhotoImage
              photo={photo}
              alt=""
              size="full"
              drawing={drawing}
              priority={index === 0}
              style={index === 0 && isListed ? thumbnailBelow(photo) : undefined}
              className={FRAME}
            />
          </button>
          <figcaption className="mt-1 text-sm text-muted">{words.imageTypes[photo.imageType]}</figcaption>
        </figure>
      ))}
      {opened !== undefined && (
        <Suspense>
          <PhotoDialog
            photos={photos}
            name={speciesName(pledge)}
            drawing={drawing}
            start={opened}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
