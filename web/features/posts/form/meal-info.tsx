import { Suspense, useState } from 'react';
import { mealTitle } from '#words/posts/posting.ts';
import { PartFailed } from '../../../components/part-failed.tsx';
import { lazyPart } from '../../../lib/first-paint/lazy-with-styles.ts';

// Loaded with the dialog library, which the form itself does not need.
const MealDialog = lazyPart(() => import('./meal-dialog.tsx'), PartFailed);

/** A button that opens the explanation "What's in a Meal?". */
export function MealInfo({ className = '' }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className={`text-link inline-flex min-h-11 items-center ${className}`}
      >
        {mealTitle}
      </button>
      {isOpen && (
        <Suspense>
          <MealDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
