import type { ReactNode } from 'react';
import { speciesLabel } from '#shared/species/list.ts';
import type { SpeciesEntry } from '#shared/species/schemas.ts';
import * as words from '#words/site/species-settings.ts';
import { Badge } from '../../components/badge.tsx';
import SpeciesDrawing from '../../parts/posts/species-drawing.tsx';

/** An entry of the list. @param children what can be done with it */
export function SpeciesRow({ entry, children }: { entry: SpeciesEntry; children: ReactNode }) {
  return (
    <li className="flex min-h-16 items-center gap-3 rounded-card border border-line bg-raised px-3 py-2">
      <SpeciesDrawing name={entry.drawing} className="w-12 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className={`font-semibold wrap-anywhere ${entry.hidden ? 'text-muted' : ''}`}>
          {speciesLabel(entry)}
        </p>
        {(entry.formsHistamine || entry.hidden) && (
          <p className="flex flex-wrap gap-1 pt-0.5">
            {entry.formsHistamine && <Badge kind="quiet">{words.histamineBadge}</Badge>}
            {entry.hidden && <Badge kind="new">{words.hiddenBadge}</Badge>}
          </p>
        )}
      </div>
      {children}
    </li>
  );
}
