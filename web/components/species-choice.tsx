import type { Species } from '#shared/species.ts';
import { anySpecies, species as label } from '#words/marketplace-tools.ts';
import { useSpeciesNames } from '../lib/site-rules.ts';
import { Choice } from './choice.tsx';

interface SpeciesChoiceProps {
  species: Species | undefined;
  onChange(changes: { species: Species | undefined }): void;
}

/** The filter of a list by species. */
export function SpeciesChoice({ species, onChange }: SpeciesChoiceProps) {
  return (
    <Choice
      label={label}
      name="species"
      any={anySpecies}
      options={useSpeciesNames(species)}
      value={species}
      onChange={(value) => onChange({ species: value })}
    />
  );
}
