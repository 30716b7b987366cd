import { type ChangeEvent, useId, useState } from 'react';
import { MAX_PHOTOS_PER_POST, PHOTO_TYPES } from '#shared/photos/limits.ts';
import type { PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import { drawingFor, OTHER, type Species } from '#shared/species/species.ts';
import { optional } from '#words/general/form.ts';
import * as words from '#words/photos/picker.ts';
import { Icon, type IconName } from '../../../components/drawings/icons.tsx';
import { FieldError } from '../../../components/forms/field.tsx';
import { useShownFish } from '../../../lib/site/site-rules.ts';
import { idOf, useIssue } from '../form/form-field.tsx';
import type { PhotoSlot } from './photo-slot.ts';
import { PhotoTile, tileId } from './photo-tile.tsx';
import type { PhotoList } from './use-photo-list.ts';

interface PhotoPickerProps {
  photos: PhotoList;
  legend: string;
  hint: string;
  /** The kind of photo that is added here. */
  adds: PledgeImageType;
  species: Species | '';
  /** Whether another picker on the page shows the photos. */
  addsOnly?: boolean;
}

/** All photos of the post, and buttons to add more. They upload at once while the person fills in the form. */
export function PhotoPicker({ photos, legend, hint, adds, species, addsOnly = false }: PhotoPickerProps) {
  const addId = addsOnly ? idOf(`photos-${adds}`) : idOf('photos');
  const hintId = useId();
  const issue = useIssue('photos');
  const { slots, room } = photos;
  const done = slots.filter(({ status }) => status === 'ready').length;
  const [news, setNews] = useState('');
  const makeMain = (slot: PhotoSlot, name: string) => {
    photos.makeMain(slot.key);
    setNews(words.mainPhotoNow(name));
    // The pressed button is gone, so this focuses the photo to which it belonged.
    requestAnimationFrame(() => document.getElementById(tileId(slot.key))?.focus());
  };
  const remove = (key: string) => {
    photos.remove(key);
    // The focused element is gone, so this focuses the button that adds a photo, which may have appeared just now.
    requestAnimationFrame(() => document.getElementById(addId)?.focus());
  };
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={hintId}>
      <legend className="mb-1.5 font-semibold">
        {legend}
        <span className="font-normal text-muted">{optional}</span>
      </legend>
      <p id={hintId} className="text-sm text-muted">
        {hint}
      </p>
      {!addsOnly && (
        <>
          <PhotoTiles photos={photos} species={species} onRemove={remove} onMakeMain={makeMain} />
          <p role="status" className="sr-only">
            {slots.length > 0 && words.uploaded(done, slots.length, news)}
          </p>
        </>
      )}
      {room > 0 ? (
        <AddPhotos id={addId} room={room} onAdd={(files) => photos.add(files, adds)} />
      ) : (
        <p id={addId} tabIndex={-1} className="text-sm text-muted outline-none">
          {words.full(MAX_PHOTOS_PER_POST)}
        </p>
      )}
      {!addsOnly && <FieldError id={`${addId}-error`} message={issue} />}
    </fieldset>
  );
}

interface PhotoTilesProps extends Pick<PhotoPickerProps, 'photos' | 'species'> {
  onRemove(key: string): void;
  onMakeMain(slot: PhotoSlot, name: string): void;
}

const isOfCatch = ({ label }: PhotoSlot) => label === 'catch';

function PhotoTiles({ photos, species, onRemove, onMakeMain }: PhotoTilesProps) {
  const { slots } = photos;
  const mainKey = slots.find(isOfCatch)?.key;
  const hasChoice = slots.filter(isOfCatch).length > 1;
  const drawing = drawingFor(useShownFish({ species: species || OTHER }));
  const captionOf = ({ key, label }: PhotoSlot) => {
    if (label === 'product') return words.meals;
    return key === mainKey && slots.length > 1 ? words.mainPhoto : undefined;
  };
  if (slots.length === 0) return null;
  return (
    <ul aria-label={words.photos} className="grid grid-cols-3 gap-2">
      {slots.map((slot, index) => (
        <PhotoTile
          key={slot.key}
          slot={slot}
          name={words.photoNamed(index + 1)}
          caption={captionOf(slot)}
          drawing={drawing}
          hasChoice={hasChoice}
          {...(hasChoice &&
            isOfCatch(slot) &&
            slot.key !== mainKey && { onMakeMain: () => onMakeMain(slot, words.photoNamed(index + 1)) })}
          onRemove={() => onRemove(slot.key)}
          onRetry={() => photos.retry(slot)}
        />
      ))}
    </ul>
  );
}

/** On a touch screen there is a button for the camera; elsewhere only the choice of files. */
function AddPhotos({ id, room, onAdd }: { id: string; room: number; onAdd(files: File[]): void }) {
  return (
    <div className="grid gap-2 pointer-coarse:grid-cols-2">
      <FileButton icon="camera" label={words.takePhoto} camera onAdd={onAdd} />
      <FileButton id={id} icon="plus" label={words.choosePhotos(room)} multiple={room > 1} onAdd={onAdd} />
    </div>
  );
}

interface FileButtonProps {
  id?: string;
  icon: IconName;
  label: string;
  camera?: boolean;
  multiple?: boolean;
  onAdd(files: File[]): void;
}

function FileButton({ id, icon, label, camera = false, multiple = false, onAdd }: FileButtonProps) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(target.files ?? [])]);
    // Lets the person choose the same file again after removing it.
    target.value = '';
  };
  return (
    <label
      className={`min-h-20 cursor-pointer flex-col items-center justify-center gap-1 rounded-control border-2 border-dashed border-edge bg-raised p-3 font-semibold hover:border-ink has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${camera ? 'hidden pointer-coarse:flex' : 'flex'}`}
    >
      <Icon name={icon} className="size-7 text-accent-text" />
      {label}
      <input
        id={id}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        multiple={multiple}
        capture={camera ? 'environment' : undefined}
        onChange={change}
        className="sr-only"
      />
    </label>
  );
}
