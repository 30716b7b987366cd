import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_PHOTOS_PER_POST } from '#shared/photos/limits.ts';
import type { Photo, UploadKind } from '#shared/photos/schemas.ts';
import type { PledgeImageType } from '#shared/pledges/schemas.ts';
import { PhotoRefused, type UploadProgress, uploadPhoto } from '../../lib/upload-photo.ts';
import type { KeptPhoto } from './draft.ts';

export type PhotoSlot = {
  /** Stable while the list changes. */
  key: string;
  name: string;
  /** What it shows: the catch, or the packaged meals of a pledge. */
  label: PledgeImageType;
  /** When it was chosen, in milliseconds since the epoch. */
  addedAt: number;
  /** A local address of the chosen file, for the preview; gone after a reload, when the processed photo stands in. */
  preview?: string;
} & (
  | { status: 'uploading'; progress: UploadProgress }
  | { status: 'ready'; uploadId: string; photo: Photo }
  /** `canRetry` is false when the file itself is at fault, or gone. */
  | { status: 'failed'; message: string; canRetry: boolean }
);

interface PhotoListOptions {
  initial: readonly KeptPhoto[];
  /** A file was not taken: the specified words. */
  onRefused(message: string): void;
  /** This many were chosen beyond what a post takes. */
  onTooMany(count: number): void;
}

export type PhotoList = ReturnType<typeof usePhotoList>;

const FAILED = 'Failed to upload photo. Please try again.';
const LOST = 'This photo did not reach us in time. Please add it again.';

/** The form asks whether the catch is sold or pledged after its photos: what shows the catch fits both. */
const UPLOAD_KIND: Readonly<Record<PledgeImageType, UploadKind>> = { catch: 'catch', product: 'pledge' };

function fromKept({ done, ...kept }: KeptPhoto): PhotoSlot {
  return done
    ? { ...kept, status: 'ready', ...done }
    : { ...kept, status: 'failed', message: LOST, canRetry: false };
}

/** What a draft keeps of a photo: a file on its way is gone with the page that held it. */
export function toKept(slot: PhotoSlot): KeptPhoto {
  const { key, name, label, addedAt } = slot;
  const kept = { key, name, label, addedAt };
  return slot.status === 'ready' ? { ...kept, done: { uploadId: slot.uploadId, photo: slot.photo } } : kept;
}

/** Up to three photos that upload while the form is being filled, each with progress, cancel and retry. */
export function usePhotoList({ initial, onRefused, onTooMany }: PhotoListOptions) {
  const [slots, setSlots] = useState<readonly PhotoSlot[]>(() => initial.map(fromKept));
  const running = useRef(new Map<string, { file: File; preview: string; stop: AbortController }>());

  const patch = useCallback((key: string, change: (slot: PhotoSlot) => PhotoSlot) => {
    setSlots((all) => all.map((slot) => (slot.key === key ? change(slot) : slot)));
  }, []);

  const start = useCallback(
    async ({ key, label }: Pick<PhotoSlot, 'key' | 'label'>, file: File, preview: string) => {
      const stop = new AbortController();
      running.current.set(key, { file, preview, stop });
      const onProgress = (progress: UploadProgress) =>
        patch(key, (slot) => ({ ...slot, status: 'uploading', progress }));
      onProgress({ stage: 'sending', sent: 0 });
      try {
        const done = await uploadPhoto(file, { kind: UPLOAD_KIND[label], signal: stop.signal, onProgress });
        patch(key, (slot) => ({ ...slot, status: 'ready', ...done }));
      } catch (error) {
        if (stop.signal.aborted) return;
        const message = error instanceof Error ? error.message : FAILED;
        const isRefused = error instanceof PhotoRefused;
        patch(key, (slot) => ({ ...slot, status: 'failed', message, canRetry: !isRefused }));
        if (isRefused) onRefused(message);
      }
    },
    [patch, onRefused],
  );

  const add = (files: readonly File[], label: PledgeImageType) => {
    const room = Math.max(0, MAX_PHOTOS_PER_POST - slots.length);
    if (files.length > room) onTooMany(files.length - room);
    for (const file of files.slice(0, room)) {
      const slot = { key: crypto.randomUUID(), name: file.name, label, addedAt: Date.now() };
      const preview = URL.createObjectURL(file);
      const progress = { stage: 'sending', sent: 0 } as const;
      setSlots((all) => [...all, { ...slot, preview, status: 'uploading', progress }]);
      void start(slot, file, preview);
    }
  };

  const remove = (key: string) => {
    const upload = running.current.get(key);
    upload?.stop.abort();
    if (upload) URL.revokeObjectURL(upload.preview);
    running.current.delete(key);
    setSlots((all) => all.filter((slot) => slot.key !== key));
  };

  const retry = (slot: PhotoSlot) => {
    const upload = running.current.get(slot.key);
    if (upload) void start(slot, upload.file, upload.preview);
  };

  const fail = (key: string, message: string) =>
    patch(key, (slot) => ({ ...slot, status: 'failed', message, canRetry: false }));

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { stop, preview } of all.values()) {
        stop.abort();
        URL.revokeObjectURL(preview);
      }
    };
  }, []);

  return {
    slots,
    add,
    remove,
    retry,
    /** The server does not take this photo (any more): it has to be added anew. */
    fail,
    isBusy: slots.some((slot) => slot.status === 'uploading'),
    room: Math.max(0, MAX_PHOTOS_PER_POST - slots.length),
  };
}
