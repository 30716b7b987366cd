import { partFailed } from '#words/app/navigation.ts';

/** In place of a part of a page whose code did not come. */
export function PartFailed() {
  return (
    <p role="alert" className="p-2 text-muted">
      {partFailed}
    </p>
  );
}
