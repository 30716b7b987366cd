import { Icon } from './icons.tsx';

/** The first letter of the first two words (product decision on initials). */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean).slice(0, 2);
  return words.map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase('en-US')).join('');
}

interface AvatarProps {
  name: string;
  photoUrl?: string | undefined;
  /** Sets the size too. */
  className?: string;
}

/** Stands beside the name, so it says nothing itself. */
export function Avatar({ name, photoUrl, className = 'size-11 text-base' }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={`${className} relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-sunken font-semibold text-ink`}
    >
      {initialsOf(name) || <Icon name="user" className="size-6" />}
      {photoUrl !== undefined && (
        <img
          key={photoUrl}
          src={photoUrl}
          alt=""
          className="absolute inset-0 size-full object-cover"
          onError={(event) => event.currentTarget.remove()}
        />
      )}
    </span>
  );
}
