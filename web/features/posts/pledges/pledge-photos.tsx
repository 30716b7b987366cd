import { Suspense, useState } from 'react';
import type { PledgePhoto, PledgeRecord } from '#shared/posts/pledges/schemas.ts';
import { drawingFor, speciesName } from '#shared/species/species.ts';
import * as words from '#words/posts/posts.ts';
import { PartFailed } from '../../../components/part-failed.tsx';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';
import { DrawnPhoto, PhotoImage } from '../../../parts/posts/photo-image.tsx';

const PhotoDialog = lazyPart(() => import('../detail/photo-dialog.tsx'), PartFailed);

const FRAME = 'aspect-[4/3] h-auto w-full rounded-card';

/** The fishing trip first, then the packaged meals, each with its words; pressed, a photo opens large. */
export function PledgePhotos({ pledge }: { pledge: PledgeRecord }) {
  const [opened, setOpened] = useState<number>();
  const drawing = drawingFor(pledge);
  if (pledge.photos.length === 0) return <DrawnPhoto drawing={drawing} className={FRAME} />;
  const photos = [...pledge.photos].sort((a, b) => Number(b.isPrimary) - Number(a.isPrimary));
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
