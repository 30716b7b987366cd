import { useState } from 'react';
import { initialsOf } from '../lib/initials.ts';
import { Icon } from './icons.tsx';

interface AvatarProps {
  name: string;
  photoUrl?: string | undefined;
  /** Sets the size too. */
  className?: string;
}

/** Stands beside the name, so it says nothing itself. A photo that does not load leaves the initials. */
export function Avatar({ name, photoUrl, className = 'size-11 text-base' }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={`${className} relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-sunken font-semibold text-ink`}
    >
      {initialsOf(name) || <Icon name="user" className="size-3/5" />}
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
