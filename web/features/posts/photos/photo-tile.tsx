import { type ReactNode, useState } from 'react';
import type { SpeciesDrawingName } from '#shared/species/species.ts';
import * as words from '#words/photos/picker.ts';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { Spinner } from '../../../components/spinner.tsx';
import { PhotoImage } from '../../../parts/posts/photo-image.tsx';
import type { PhotoSlot } from './photo-slot.ts';

interface PhotoTileProps {
  slot: PhotoSlot;
  /** The photo's name in texts, such as "Photo 2". */
  name: string;
  caption: string | undefined;
  drawing: SpeciesDrawingName;
  onRemove(): void;
  onRetry(): void;
  /** Whether one of several photos can be the main photo. The tile shows its kind in the same place. */
  hasChoice: boolean;
  /** Absent for the main photo, and for photos that cannot become it. */
  onMakeMain?: () => void;
}

/** The id of a tile, so that the focus can follow a photo to its new position. */
export const tileId = (key: string): string => `photo-${key}`;

/** One photo of the post. It is a square, or a row with room for text if there is a problem. */
export function PhotoTile(props: PhotoTileProps) {
  return props.slot.status === 'failed' ? <FailedPhoto {...props} /> : <SquarePhoto {...props} />;
}

function SquarePhoto(props: PhotoTileProps) {
  const { slot, name, caption, drawing, hasChoice, onRemove } = props;
  const isUploading = slot.status === 'uploading';
  return (
    <li
      id={tileId(slot.key)}
      tabIndex={-1}
      className="relative flex flex-col overflow-hidden rounded-photo border border-line bg-raised"
    >
      <div className="relative aspect-square bg-sunken">
        <Preview slot={slot} name={name} drawing={drawing} />
        {isUploading ? (
          <Progress slot={slot} name={name} />
        ) : (
          <Done slot={slot} caption={hasChoice ? undefined : caption} />
        )}
      </div>
      {hasChoice && <Choice {...props} />}
      <button
        type="button"
        onClick={onRemove}
        aria-label={isUploading ? words.cancelNamed(name) : words.removeNamed(name)}
        className="group absolute top-0 right-0 flex size-11 items-center justify-center"
      >
        <span className="flex size-8 items-center justify-center rounded-full bg-deep text-deep-ink group-hover:brightness-125">
          <Icon name="close" />
        </span>
      </button>
    </li>
  );
}

function Choice({ name, caption, onMakeMain }: PhotoTileProps) {
  if (!onMakeMain)
    return <p className="flex min-h-11 items-center justify-center text-sm text-muted">{caption}</p>;
  return (
    <button
      type="button"
      onClick={onMakeMain}
      aria-label={words.makeMainNamed(name)}
      className="min-h-11 text-sm font-semibold hover:bg-sunken"
    >
      {words.makeMain}
    </button>
  );
}

function Preview({ slot, name, drawing }: Pick<PhotoTileProps, 'slot' | 'name' | 'drawing'>) {
  const look = 'absolute inset-0 size-full object-cover';
  const [isUnreadable, setUnreadable] = useState(false);
  if (isUnreadable || (slot.preview === undefined && slot.status !== 'ready')) {
    return <Icon name="camera" className="absolute inset-0 m-auto size-7 text-muted" />;
  }
  if (slot.preview !== undefined) {
    return <img src={slot.preview} alt={name} className={look} onError={() => setUnreadable(true)} />;
  }
  if (slot.status !== 'ready') return null;
  return <PhotoImage photo={slot.photo} alt={name} size="thumbnail" drawing={drawing} className={look} />;
}

const STRIP =
  'absolute inset-x-0 bottom-0 flex min-h-7 items-center gap-1.5 bg-deep/85 px-2 text-sm text-deep-ink';

function Progress({
  slot,
  name,
}: {
  slot: Extract<PhotoSlot, { status: 'uploading' }>;
  name: PhotoTileProps['name'];
}) {
  const percent = Math.floor(slot.progress.sent * 100);
  if (slot.progress.stage === 'processing') {
    return (
      <p className={STRIP}>
        <Spinner className="size-4" /> {words.checking}
      </p>
    );
  }
  return (
    <div
      role="progressbar"
      aria-label={words.sendingNamed(name)}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className={STRIP}
    >
      <span className="h-1.5 flex-1 overflow-hidden rounded-full bg-deep-ink/35">
        {/* The width is data that is known only at run time, not design. */}
        <span className="block h-full rounded-full bg-deep-ink" style={{ width: `${percent}%` }} />
      </span>
      <span aria-hidden="true">{words.percent(percent)}</span>
    </div>
  );
}

function Done({ slot, caption }: { slot: PhotoSlot; caption: ReactNode }) {
  const isWaiting = slot.status === 'waiting';
  return (
    <p className={`${STRIP} right-auto rounded-tr-photo`}>
      {isWaiting && <Icon name="offline" className="size-4" />}
      {caption ?? (isWaiting ? words.kept : <Icon name="check" className="size-4" />)}
      <span className="sr-only">{isWaiting ? words.keptUntilConnected : words.isUploaded}</span>
    </p>
  );
}

function FailedPhoto({ slot, name, drawing, onRemove, onRetry }: PhotoTileProps) {
  if (slot.status !== 'failed') return null;
  return (
    <li
      id={tileId(slot.key)}
      tabIndex={-1}
      className="col-span-3 flex gap-3 rounded-photo border-2 border-bad bg-raised p-2.5"
    >
      <div className="relative size-16 shrink-0 overflow-hidden rounded-photo bg-sunken">
        <Preview slot={slot} name={name} drawing={drawing} />
      </div>
      <div className="grid min-w-0 flex-1 gap-2">
        <p className="flex items-start gap-1.5 font-medium text-bad">
          <Icon name="alert" className="mt-0.5 size-5" />
          <span className="min-w-0">{slot.message}</span>
        </p>
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          {slot.canRetry && (
            <Button variant="secondary" onClick={onRetry} aria-label={words.retryNamed(name)}>
              {words.retry}
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove} aria-label={words.removeNamed(name)}>
            {words.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
