import type { ImpactFigures as Totals } from '#shared/impact/schemas.ts';
import * as words from '#words/impact/impact.ts';
import { Figure } from '../../components/cards/figure.tsx';
import { Skeleton } from '../../components/states.tsx';

const FIGURES = ['mealsPledged', 'mealsClaimed', 'mealsServed'] as const;

/** Meals pledged, claimed and served; it keeps its size while they load. */
export function ImpactFigures({ totals }: { totals: Totals | undefined }) {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      {FIGURES.map((figure) =>
        totals ? (
          <Figure
            key={figure}
            value={totals[figure]}
            unit={words.figures[figure](totals[figure])}
            size="huge"
          />
        ) : (
          <Skeleton key={figure} className="h-11 w-60" />
        ),
      )}
    </div>
  );
}
