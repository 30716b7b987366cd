import type { ReactNode } from 'react';

interface WrittenProps {
  /** Within a line by default; any other element keeps lines as they were written. */
  as?: 'bdi' | 'p' | 'dd' | 'blockquote';
  className?: string;
  children: ReactNode;
}

/** Words of people, in the direction of the script that they were written in, whatever stands around them. */
export function Written({ as: Element = 'bdi', className = '', children }: WrittenProps) {
  const look = Element === 'bdi' ? className : `whitespace-pre-line wrap-anywhere ${className}`;
  return (
    <Element dir="auto" className={look || undefined}>
      {children}
    </Element>
  );
}
