import { useEffect, useRef, useState } from 'react';
import { removePhoto, setPhoto } from '#shared/profiles/endpoints.ts';
import { uploadFailed } from '#words/photos/problems.ts';
import { mustLogInForPhoto, photoNotRemoved, photoRemoved, photoUpdated } from '#words/profiles/profile.ts';
import { toast } from '../../components/overlays/toast.tsx';
import { ApiError, call } from '../../lib/api/api-client.ts';
import { PhotoRefused } from '../../lib/photos/photo-errors.ts';
import { type UploadProgress, uploadPhoto } from '../../lib/photos/upload-photo.ts';

type PhotoState =
  | { status: 'idle' }
  /** `preview`: a local address of the chosen file. */
  | { status: 'uploading'; progress: UploadProgress; preview: string }
  | { status: 'removing' }
  | { status: 'failed'; message: string };

/** The person's photo: what is chosen takes effect at once, without Save. */
export function useProfilePhoto(onChanged: () => Promise<void>) {
  const [state, setState] = useState<PhotoState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  // Released only when the picture that shows it is gone.
  const preview = state.status === 'uploading' ? state.preview : undefined;
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview]);

  const fail = (message: string) => {
    setState({ status: 'failed', message });
    toast({ title: message, kind: 'bad' });
  };

  const upload = async (file: File) => {
    running.current?.abort();
    const stop = new AbortController();
    running.current = stop;
    const chosen = URL.createObjectURL(file);
    const onProgress = (progress: UploadProgress) =>
      setState({ status: 'uploading', progress, preview: chosen });
    onProgress({ stage: 'sending', sent: 0 });
    try {
      const { signal } = stop;
      const { uploadId } = await uploadPhoto(file, { kind: 'profile', signal, onProgress });
      await call(setPhoto, { body: { uploadId }, signal });
      await onChanged();
      setState({ status: 'idle' });
      toast({ title: photoUpdated, kind: 'good' });
    } catch (error) {
      // An expired session unmounts this page, which aborts the upload: the toast comes first, or nobody would see it.
      const isOver = error instanceof ApiError && error.status === 401;
      if (isOver) return fail(mustLogInForPhoto);
      if (stop.signal.aborted) return;
      fail(error instanceof PhotoRefused ? error.message : uploadFailed);
    }
  };

  const remove = async () => {
    setState({ status: 'removing' });
    try {
      await call(removePhoto, {});
      await onChanged();
      setState({ status: 'idle' });
      toast({ title: photoRemoved, kind: 'good' });
    } catch {
      fail(photoNotRemoved);
    }
  };

  const cancel = () => {
    running.current?.abort();
    setState({ status: 'idle' });
  };

  return { state, upload, remove, cancel };
}
