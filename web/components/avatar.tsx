import { useState } from 'react';
import { initialsOf } from '../lib/initials.ts';
import { Icon } from './drawings/icons.tsx';

interface AvatarProps {
  name: string;
  photoUrl?: string | undefined;
  /** Sets the size. The initials scale with it, so that larger text doesn't overflow. */
  className?: string;
}

/** Always next to the name, so it has no text alternative. If the photo doesn't load, the initials stay. */
export function Avatar({ name, photoUrl, className = 'size-11' }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={`${className} relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-sunken font-semibold text-ink @container`}
    >
      <span dir="auto" className="text-[38cqi] leading-none">
        {initialsOf(name) || <Icon name="user" className="size-[60cqi]" />}
      </span>
      {photoUrl !== undefined && photoUrl !== brokenUrl && (
        <img
          src={photoUrl}
          alt=""
          className="absolute inset-0 size-full object-cover"
          onError={() => setBrokenUrl(photoUrl)}
        />
      )}
    </span>
  );
}
