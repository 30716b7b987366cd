import { partFailed } from '#words/app/navigation.ts';

/** Replaces a part of a page whose code could not be loaded. */
export function PartFailed() {
  return (
    <p role="alert" className="p-2 text-muted">
      {partFailed}
    </p>
  );
}
