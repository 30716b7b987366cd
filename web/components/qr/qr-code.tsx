import { Suspense } from 'react';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { PartFailed } from '../part-failed.tsx';
import { Skeleton } from '../states.tsx';

// The library loads with the first code, because few pages show one.
const Drawing = lazyPart(() => import('./qr-drawing.tsx'), PartFailed);

interface QrCodeProps {
  /** The content of the code. */
  text: string;
  /** The code's purpose, for people who can't see it. */
  label: string;
  /** Sets the width. */
  className?: string;
}

/** A QR code, always dark on white with a margin, in both colour schemes, because cameras need that. */
export function QrCode({ text, label, className = 'w-56 max-w-full' }: QrCodeProps) {
  return (
    <div className={`${className} aspect-square overflow-hidden rounded-control border border-line`}>
      <Suspense fallback={<Skeleton className="size-full" />}>
        <Drawing text={text} label={label} />
      </Suspense>
    </div>
  );
}
