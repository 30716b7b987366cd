import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_PHOTOS_PER_POST } from '#shared/photos/limits.ts';
import type { Photo, UploadKind } from '#shared/photos/schemas.ts';
import { PhotoRefused, type UploadProgress, uploadPhoto } from '../../lib/upload-photo.ts';

export type PhotoSlot<Label> = {
  /** Stable while the list changes. */
  key: string;
  name: string;
  /** What it shows; only for lists that tell kinds of photos apart. */
  label: Label;
  /** A local address of the chosen file, for the preview; gone after a reload, when the processed photo stands in. */
  preview?: string;
} & (
  | { status: 'uploading'; progress: UploadProgress }
  | { status: 'ready'; uploadId: string; photo: Photo }
  /** `canRetry` is false when the file itself is at fault. */
  | { status: 'failed'; message: string; canRetry: boolean }
);

interface PhotoListOptions<Label> {
  kind: UploadKind;
  initial: readonly PhotoSlot<Label>[];
}

/**
 * Up to three photos that upload while the form is being filled, each with progress, cancel and retry. Only what is ready survives a
 * reload: a file on its way is gone with the page that held it.
 */
export function usePhotoList<Label>({ kind, initial }: PhotoListOptions<Label>) {
  const [slots, setSlots] = useState<readonly PhotoSlot<Label>[]>(initial);
  const running = useRef(new Map<string, { file: File; stop: AbortController }>());

  const patch = useCallback((key: string, change: (slot: PhotoSlot<Label>) => PhotoSlot<Label>) => {
    setSlots((all) => all.map((slot) => (slot.key === key ? change(slot) : slot)));
  }, []);

  const start = useCallback(
    async (key: string, file: File) => {
      const stop = new AbortController();
      running.current.set(key, { file, stop });
      const onProgress = (progress: UploadProgress) =>
        patch(key, (slot) => ({ ...slot, status: 'uploading', progress }));
      onProgress({ stage: 'sending', sent: 0 });
      try {
        const done = await uploadPhoto(file, { kind, signal: stop.signal, onProgress });
        patch(key, (slot) => ({ ...slot, status: 'ready', ...done }));
      } catch (error) {
        if (stop.signal.aborted) return;
        patch(key, (slot) => ({
          ...slot,
          status: 'failed',
          message: error instanceof Error ? error.message : 'Failed to upload photo. Please try again.',
          canRetry: !(error instanceof PhotoRefused),
        }));
      }
    },
    [kind, patch],
  );

  const add = useCallback(
    (files: readonly File[], label: Label) => {
      const room = Math.max(0, MAX_PHOTOS_PER_POST - slots.length);
      const added = files.slice(0, room).map((file) => ({ key: crypto.randomUUID(), file }));
      setSlots((all) => [
        ...all,
        ...added.map(({ key, file }) => ({
          key,
          name: file.name,
          label,
          preview: URL.createObjectURL(file),
          status: 'uploading' as const,
          progress: { stage: 'sending' as const, sent: 0 },
        })),
      ]);
      for (const { key, file } of added) void start(key, file);
    },
    [slots.length, start],
  );

  const remove = useCallback(
    (key: string) => {
      running.current.get(key)?.stop.abort();
      running.current.delete(key);
      const preview = slots.find((slot) => slot.key === key)?.preview;
      if (preview) URL.revokeObjectURL(preview);
      setSlots((all) => all.filter((slot) => slot.key !== key));
    },
    [slots],
  );

  const retry = useCallback(
    (key: string) => {
      const file = running.current.get(key)?.file;
      if (file) void start(key, file);
    },
    [start],
  );

  useEffect(() => {
    const all = running.current;
    return () => {
      for (const { stop } of all.values()) stop.abort();
    };
  }, []);

  return {
    slots,
    add,
    remove,
    retry,
    relabel: (key: string, label: Label) => patch(key, (slot) => ({ ...slot, label })),
    isBusy: slots.some((slot) => slot.status === 'uploading'),
    isFull: slots.length >= MAX_PHOTOS_PER_POST,
  };
}
