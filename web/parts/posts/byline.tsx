import type { ReactNode } from 'react';
import { Written } from '../../components/text/written.tsx';
import { FavoriteButton } from '../favorites/favorite-button.tsx';

interface BylineProps {
  post: { fishermanId: string; fishermanName: string; location: string };
  children?: ReactNode;
}

/** The owner and place of a post, with the button that saves the fisherman. */
export function Byline({ post: { fishermanId, fishermanName, location }, children }: BylineProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-muted">
      <span>
        <Written>{fishermanName}</Written> · <Written>{location}</Written>
      </span>
      <FavoriteButton
        {...{ fishermanId, fishermanName }}
        isLabeled
        className="order-last -ml-2 px-2 text-ink md:order-none"
      />
      {children && <span className="w-full md:-mt-1.5">{children}</span>}
    </p>
  );
}
