import { useCallback, useRef, useState } from 'react';
import { PhotoRefused } from '../../../lib/photos/photo-errors.ts';
import { type UploadProgress, uploadPhoto } from '../../../lib/photos/upload-photo.ts';
import { UPLOAD_KIND } from '../../../lib/post-queue/upload-queued.ts';
import type { KeptPhoto } from '../draft/draft.ts';
import { AT_START, afterFailure, fromKept, type PhotoSlot, type PhotoState } from './photo-slot.ts';

interface HeldFile {
  file: Blob;
  preview: string;
  stop: AbortController;
}

export type PhotoUploads = ReturnType<typeof usePhotoUploads>;

/**
 * Photos and their files, which upload while the person fills in the form.
 * @param onRefused called with the specified text if a file is refused
 */
export function usePhotoUploads(initial: readonly KeptPhoto[], onRefused: (message: string) => void) {
  const [slots, setSlots] = useState<readonly PhotoSlot[]>(() => initial.map(fromKept));
  const held = useRef(new Map<string, HeldFile>());

  const patch = useCallback((key: string, change: PhotoState | Pick<PhotoSlot, 'preview'>) => {
    setSlots((all) => all.map((slot) => (slot.key === key ? { ...slot, ...change } : slot)));
  }, []);

  /** Uploads the file of a photo; does nothing if there is none. */
  const start = useCallback(
    async ({ key, label }: Pick<PhotoSlot, 'key' | 'label'>) => {
      const upload = held.current.get(key);
      if (!upload) return;
      const stop = new AbortController();
      held.current.set(key, { ...upload, stop });
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

  /** Adds a file to the list. From then on its photo has a preview. */
  const hold = useCallback(
    (key: string, file: Blob) => {
      const preview = URL.createObjectURL(file);
      held.current.set(key, { file, preview, stop: new AbortController() });
      patch(key, { preview });
    },
    [patch],
  );

  /** Cancels the upload and releases the file and its preview. */
  const release = useCallback((key: string) => {
    const upload = held.current.get(key);
    if (!upload) return;
    upload.stop.abort();
    URL.revokeObjectURL(upload.preview);
    held.current.delete(key);
  }, []);

  return { slots, setSlots, held, patch, start, hold, release };
}
