import { useEffect, useRef, useState } from 'react';
import { checkPhotoFile, MAX_PHOTO_BYTES } from '#shared/photos/limits.ts';
import type { PledgeImageType } from '#shared/posts/pledges/schemas.ts';
import { photoLost } from '#words/photos/problems.ts';
import { shrinkPhoto } from '../../../lib/photos/shrink-photo.ts';
import { dropFile, keepFile, keptFile } from '../../../lib/post-queue/store.ts';
import type { KeptPhoto } from '../draft/draft.ts';
import { AT_START, type PhotoSlot, roomBeside } from './photo-slot.ts';
import { type PhotoUploads, usePhotoUploads } from './use-photo-uploads.ts';

interface PhotoListOptions {
  /** The owner of the photos; the files are stored under this id. */
  userId: string;
  initial: readonly KeptPhoto[];
  /** Called with the specified text if a file is refused. */
  onRefused(message: string): void;
  /** Called with the number of files that exceed the limit of a post. */
  onTooMany(count: number): void;
}

export type PhotoList = ReturnType<typeof usePhotoList>;

/**
 * Up to three photos that upload while the person fills in the form, each with progress, cancel and retry. Their files
 * are stored on this device. After a reload the uploads resume, and without a network they wait.
 */
export function usePhotoList({ userId, initial, onRefused, onTooMany }: PhotoListOptions) {
  const uploads = usePhotoUploads(initial, onRefused);
  const { slots, setSlots, held, patch, start, hold, release } = uploads;
  useEarlierPhotos(userId, initial, uploads);
  useStartOnline(slots, start);

  const add = (files: readonly File[], label: PledgeImageType) => {
    const beyond = files.filter(mayBePhoto).slice(roomBeside(slots));
    if (beyond.length > 0) onTooMany(beyond.length);
    for (const file of files.filter((chosen) => !beyond.includes(chosen))) {
      const slot = { key: crypto.randomUUID(), name: file.name, label, addedAt: Date.now() };
      setSlots((all) => [...all, { ...slot, ...AT_START }]);
      hold(slot.key, file);
      void keepAndStart(userId, slot, file, uploads);
    }
  };

  const remove = (key: string) => {
    release(key);
    setSlots((all) => all.filter((slot) => slot.key !== key));
    void dropFile(userId, key);
  };

  return {
    slots,
    add,
    remove,
    retry: (slot: PhotoSlot) => void start(slot),
    /** Puts the photo first, since lists show the first one. */
    makeMain: (key: string) =>
      setSlots((all) => [
        ...all.filter((slot) => slot.key === key),
        ...all.filter((slot) => slot.key !== key),
      ]),
    /** The server does not accept this photo (any more). It can be sent again while its file is here. */
    fail: (key: string, message: string) =>
      patch(key, { status: 'failed', message, canRetry: held.current.has(key) }),
    isBusy: slots.some((slot) => slot.status === 'uploading'),
    room: roomBeside(slots),
  };
}

/**
 * Whether a file can become a photo. Files that are refused anyway do not count against the limit, and large photos are
 * made smaller first.
 */
const mayBePhoto = ({ type, size }: File): boolean =>
  checkPhotoFile({ type, size: Math.min(size, MAX_PHOTO_BYTES) }) === undefined;

/** Stores the file first, so that it survives a reload. A file that cannot be stored uploads anyway. */
async function keepAndStart(
  userId: string,
  slot: Pick<PhotoSlot, 'key' | 'label'>,
  chosen: File,
  { held, start }: PhotoUploads,
): Promise<void> {
  const kept = keepFile(userId, slot.key, chosen);
  const file = await shrinkPhoto(chosen);
  await kept;
  const upload = held.current.get(slot.key);
  // The photo was removed meanwhile.
  if (!upload) return void dropFile(userId, slot.key);
  if (file !== chosen) {
    await keepFile(userId, slot.key, file);
    held.current.set(slot.key, { ...upload, file });
  }
  await start(slot);
}

/** Resumes photos of an earlier page from their stored files. Leaving the page releases the object URLs. */
function useEarlierPhotos(userId: string, initial: readonly KeptPhoto[], uploads: PhotoUploads): void {
  const { held, patch, start, hold, release } = uploads;
  const [left] = useState(initial);
  useEffect(() => {
    const all = held.current;
    let isGone = false;
    const takeUp = async ({ key, label, done }: KeptPhoto) => {
      const file = await keptFile(userId, key);
      if (isGone) return;
      if (file) hold(key, file);
      if (done) return;
      if (file) await start({ key, label });
      else patch(key, { status: 'failed', message: photoLost, canRetry: false });
    };
    for (const photo of left) void takeUp(photo);
    return () => {
      isGone = true;
      for (const key of [...all.keys()]) release(key);
    };
  }, [userId, left, held, hold, start, patch, release]);
}

/** Starts waiting uploads as soon as there is a network. */
function useStartOnline(slots: readonly PhotoSlot[], start: PhotoUploads['start']): void {
  const waiting = useRef<readonly PhotoSlot[]>([]);
  waiting.current = slots.filter(({ status }) => status === 'waiting');
  useEffect(() => {
    const goOn = () => {
      for (const slot of waiting.current) void start(slot);
    };
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [start]);
}
