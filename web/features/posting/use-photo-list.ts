import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_PHOTOS_PER_POST } from '#shared/photos/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import type { PledgeImageType } from '#shared/pledges/schemas.ts';
import { ApiError } from '../../lib/api-client.ts';
import { PhotoRefused } from '../../lib/photo-errors.ts';
import { dropFile, keepFile, keptFile } from '../../lib/post-queue/store.ts';
import { PHOTO_LOST, UPLOAD_KIND } from '../../lib/post-queue/upload-queued.ts';
import { shrinkPhoto } from '../../lib/shrink-photo.ts';
import { UPLOAD_FAILED, type UploadProgress, uploadPhoto } from '../../lib/upload-photo.ts';
import type { KeptPhoto } from './draft.ts';

export type PhotoSlot = {
  /** Stable while the list changes. */
  key: string;
  name: string;
  /** What it shows: the catch, or the packaged meals of a pledge. */
  label: PledgeImageType;
  /** When it was chosen, in milliseconds since the epoch. */
  addedAt: number;
  /** A local address of the chosen file, for the preview. */
  preview?: string;
} & (
  | { status: 'uploading'; progress: UploadProgress }
  /** Kept on this device until there is a network. */
  | { status: 'waiting' }
  | { status: 'ready'; uploadId: string; photo: Photo; uploadedAt: number }
  /** `canRetry` is false when the file itself is at fault, or gone. */
  | { status: 'failed'; message: string; canRetry: boolean }
);

interface PhotoListOptions {
  /** Whose photos they are: their files are kept under this id. */
  userId: string;
  initial: readonly KeptPhoto[];
  /** A file was not taken: the specified words. */
  onRefused(message: string): void;
  /** This many were chosen beyond what a post takes. */
  onTooMany(count: number): void;
}

export type PhotoList = ReturnType<typeof usePhotoList>;

const AT_START = { status: 'uploading', progress: { stage: 'sending', sent: 0 } } as const;

function fromKept({ done, ...kept }: KeptPhoto): PhotoSlot {
  return done
    ? { ...kept, status: 'ready', uploadId: done.uploadId, photo: done.photo, uploadedAt: done.at }
    : { ...kept, ...AT_START };
}

/** What a draft keeps of a photo; its file is kept beside it. */
export function toKept(slot: PhotoSlot): KeptPhoto {
  const { key, name, label, addedAt } = slot;
  const kept = { key, name, label, addedAt };
  if (slot.status !== 'ready') return kept;
  return { ...kept, done: { uploadId: slot.uploadId, photo: slot.photo, at: slot.uploadedAt } };
}

/** What a photo is after a try that did not succeed. */
function afterFailure(error: unknown): Pick<PhotoSlot, 'status'> & Partial<PhotoSlot> {
  const isRefused = error instanceof PhotoRefused;
  if (!isRefused && !navigator.onLine) return { status: 'waiting' };
  const message = isRefused || error instanceof ApiError ? error.message : UPLOAD_FAILED;
  return { status: 'failed', message, canRetry: !isRefused };
}

/** How many more a post takes: what was refused for good takes nobody's place. */
const roomBeside = (slots: readonly PhotoSlot[]): number =>
  Math.max(0, MAX_PHOTOS_PER_POST - slots.filter((slot) => slot.status !== 'failed' || slot.canRetry).length);

interface Running {
  file: Blob;
  preview: string;
  stop: AbortController;
}

/**
 * Up to three photos that upload while the form is being filled, each with progress, cancel and retry. Their files are kept on this device:
 * a reload goes on where it was, and without a network they wait.
 */
export function usePhotoList({ userId, initial, onRefused, onTooMany }: PhotoListOptions) {
  const [slots, setSlots] = useState<readonly PhotoSlot[]>(() => initial.map(fromKept));
  const running = useRef(new Map<string, Running>());

  const patch = useCallback((key: string, change: Partial<PhotoSlot>) => {
    setSlots((all) => all.map((slot) => (slot.key === key ? ({ ...slot, ...change } as PhotoSlot) : slot)));
  }, []);

  const start = useCallback(
    async ({ key, label }: Pick<PhotoSlot, 'key' | 'label'>) => {
      const upload = running.current.get(key);
      if (!upload) return;
      const stop = new AbortController();
      running.current.set(key, { ...upload, stop });
      const onProgress = (progress: UploadProgress) => patch(key, { status: 'uploading', progress });
      onProgress(AT_START.progress);
      try {
        const { uploadId, photo } = await uploadPhoto(upload.file, {
          kind: UPLOAD_KIND[label],
          signal: stop.signal,
          onProgress,
        });
        patch(key, { status: 'ready', uploadId, photo, uploadedAt: Date.now() });
      } catch (error) {
        if (stop.signal.aborted) return;
        patch(key, afterFailure(error));
        if (error instanceof PhotoRefused) onRefused(error.message);
      }
    },
    [patch, onRefused],
  );

  /** Takes a file into the list's care; from then on its photo has a preview. */
  const hold = useCallback(
    (key: string, file: Blob) => {
      const preview = URL.createObjectURL(file);
      running.current.set(key, { file, preview, stop: new AbortController() });
      patch(key, { preview });
    },
    [patch],
  );

  const take = async (slot: Pick<PhotoSlot, 'key' | 'label'>, chosen: File) => {
    // First of all it is safe from a reload; what keeps nothing uploads all the same.
    const kept = keepFile(userId, slot.key, chosen);
    const file = await shrinkPhoto(chosen);
    await kept;
    const upload = running.current.get(slot.key);
    // Removed meanwhile.
    if (!upload) return void dropFile(userId, slot.key);
    if (file !== chosen) {
      await keepFile(userId, slot.key, file);
      running.current.set(slot.key, { ...upload, file });
    }
    await start(slot);
  };

  const add = (files: readonly File[], label: PledgeImageType) => {
    const room = roomBeside(slots);
    if (files.length > room) onTooMany(files.length - room);
    for (const file of files.slice(0, room)) {
      const slot = { key: crypto.randomUUID(), name: file.name, label, addedAt: Date.now() };
      setSlots((all) => [...all, { ...slot, ...AT_START }]);
      hold(slot.key, file);
      void take(slot, file);
    }
  };

  const remove = (key: string) => {
    const upload = running.current.get(key);
    upload?.stop.abort();
    if (upload) URL.revokeObjectURL(upload.preview);
    running.current.delete(key);
    setSlots((all) => all.filter((slot) => slot.key !== key));
    void dropFile(userId, key);
  };

  // What an earlier page has left: its files are kept, and go on from here.
  const [left] = useState(initial);
  useEffect(() => {
    const all = running.current;
    let isGone = false;
    const takeUp = async ({ key, label, done }: KeptPhoto) => {
      const file = await keptFile(userId, key);
      if (isGone) return;
      if (file) hold(key, file);
      if (done) return;
      if (file) await start({ key, label });
      else patch(key, { status: 'failed', message: PHOTO_LOST, canRetry: false });
    };
    for (const photo of left) void takeUp(photo);
    return () => {
      isGone = true;
      for (const { stop, preview } of all.values()) {
        stop.abort();
        URL.revokeObjectURL(preview);
      }
      all.clear();
    };
  }, [userId, left, hold, start, patch]);

  const waiting = useRef<readonly PhotoSlot[]>([]);
  waiting.current = slots.filter(({ status }) => status === 'waiting');
  useEffect(() => {
    const goOn = () => {
      for (const slot of waiting.current) void start(slot);
    };
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, [start]);

  return {
    slots,
    add,
    remove,
    retry: (slot: PhotoSlot) => void start(slot),
    /** Puts it first: lists show that one. */
    makeMain: (key: string) =>
      setSlots((all) => [
        ...all.filter((slot) => slot.key === key),
        ...all.filter((slot) => slot.key !== key),
      ]),
    /** The server does not take this photo (any more); while its file is here, it can be sent anew. */
    fail: (key: string, message: string) =>
      patch(key, { status: 'failed', message, canRetry: running.current.has(key) }),
    isBusy: slots.some((slot) => slot.status === 'uploading'),
    room: roomBeside(slots),
  };
}
