import { useState } from 'react';
import { initialsOf } from '../lib/initials.ts';
import { Icon } from './drawings/icons.tsx';

interface AvatarProps {
  name: string;
  photoUrl?: string | undefined;
  /** Sets the size; the initials follow it, so that larger text does not push them out. */
  className?: string;
}

/** Stands beside the name, so it says nothing itself. A photo that does not load leaves the initials. */
export function Avatar({ name, photoUrl, className = 'size-11' }: AvatarProps) {
  const [brokenUrl, setBrokenUrl] = useState<string>();
  return (
    <span
      aria-hidden="true"
      className={`${className} relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-sunken font-semibold text-ink @container`}
    >
      <span className="text-[38cqi] leading-none">
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
