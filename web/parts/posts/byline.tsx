import type { ReactNode } from 'react';
import { Written } from '../../components/text/written.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';

interface BylineProps {
  post: { fishermanId: string; fishermanName: string; location: string };
  children?: ReactNode;
}

/** Whose post it is and from where, with the button that saves the fisherman. */
export function Byline({ post: { fishermanId, fishermanName, location }, children }: BylineProps) {
  return (
    <p className="flex items-center justify-between gap-2 text-muted">
      <span>
        <Written>{fishermanName}</Written> · <Written>{location}</Written>
        {children && <span className="block">{children}</span>}
      </span>
      <FavoriteButton fishermanId={fishermanId} fishermanName={fishermanName} className="-my-2 text-ink" />
    </p>
  );
}
