import type { ChangeEvent, ReactNode } from 'react';
import { photoAddress } from '#shared/photos/address.ts';
import { PHOTO_TYPES } from '#shared/photos/limits.ts';
import type { Photo } from '#shared/photos/schemas.ts';
import { cancel as cancelLabel } from '#words/general/form.ts';
import * as words from '#words/profiles/profile.ts';
import { Avatar } from '../../components/avatar.tsx';
import { Button } from '../../components/button.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { FieldError } from '../../components/forms/field.tsx';
import type { UploadProgress } from '../../lib/photos/upload-photo.ts';
import { useSuspension } from '../../lib/session/use-suspension.ts';
import { useProfilePhoto } from './use-profile-photo.ts';

interface ProfilePhotoProps {
  name: string;
  photo: Photo | undefined;
  onChanged(): Promise<void>;
  children: ReactNode;
}

/** The photo, name and content beside it, and the buttons that change the photo, unless the person is suspended. */
export function ProfilePhoto({ name, photo, onChanged, children }: ProfilePhotoProps) {
  const { state, upload, remove, cancel } = useProfilePhoto(onChanged);
  const isSuspended = useSuspension() !== undefined;
  const isUploading = state.status === 'uploading';
  const shown = isUploading ? state.preview : photo && photoAddress(photo, 224, 'webp');
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar name={name} photoUrl={shown} className="size-24 md:size-28" />
        <div className="grid min-w-0 flex-1 basis-[10rem] gap-1.5">{children}</div>
      </div>
      {isUploading && <Uploading progress={state.progress} onCancel={cancel} />}
      {!isUploading && !isSuspended && (
        <div className="flex flex-wrap gap-3">
          <ChoosePhoto label={photo ? words.changePhoto : words.uploadPhoto} onChosen={upload} />
          {photo && (
            <Button
              variant="quiet"
              onClick={remove}
              aria-label={words.removePhoto}
              busy={state.status === 'removing' ? words.removing : undefined}
            >
              {words.remove}
            </Button>
          )}
        </div>
      )}
      <FieldError id="profile-photo-error" message={state.status === 'failed' ? state.message : undefined} />
    </div>
  );
}

function ChoosePhoto({ label, onChosen }: { label: string; onChosen(file: File): void }) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // So that the same file can be chosen again.
    target.value = '';
    if (file) onChosen(file);
  };
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border-2 border-current px-4 py-2 leading-tight font-semibold hover:bg-current/10 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus">
      <Icon name="camera" />
      {label}
      <input
        type="file"
        accept={PHOTO_TYPES.join(',')}
        onChange={change}
        aria-describedby="profile-photo-error"
        className="sr-only"
      />
    </label>
  );
}

function Uploading({ progress, onCancel }: { progress: UploadProgress; onCancel(): void }) {
  const percent = Math.floor(progress.sent * 100);
  const isSending = progress.stage === 'sending';
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={words.uploadingPhoto}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-2 max-w-60 flex-1 overflow-hidden rounded-full bg-sunken"
      >
        {/* The width is data, not design. */}
        <span className="block h-full rounded-full bg-accent" style={{ width: `${percent}%` }} />
      </div>
      <p role="status">{isSending ? `${percent}%` : words.checking}</p>
      <Button variant="quiet" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  );
}
