import type { Species } from '#shared/species/species.ts';
import { anySpecies, species as label } from '#words/posts/marketplace-tools.ts';
import { Choice } from '../../../components/forms/choice.tsx';
import { useSpeciesNames } from '../../../lib/site/site-rules.ts';

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
