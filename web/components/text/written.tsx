import type { ReactNode } from 'react';

interface WrittenProps {
  /** Inline by default. The other elements keep line breaks. */
  as?: 'bdi' | 'p' | 'dd' | 'blockquote';
  className?: string;
  children: ReactNode;
}

/** Text by people, in the direction of its own script, whatever surrounds it. */
export function Written({ as: Element = 'bdi', className = '', children }: WrittenProps) {
  const look = Element === 'bdi' ? className : `whitespace-pre-line wrap-anywhere ${className}`;
  return (
    <Element dir="auto" className={look || undefined}>
      {children}
    </Element>
  );
}
