import { useDeferredValue } from 'react';
import { listHarbours } from '#shared/landings/endpoints.ts';
import type { HarbourCard } from '#shared/landings/schemas.ts';
import * as words from '#words/landings/announcing.ts';
import { Button } from '../../../components/button.tsx';
import { BoundField } from '../../../components/forms/bound-fields.tsx';
import { SuggestingInput } from '../../../components/forms/suggesting-input.tsx';
import { useEndpoint } from '../../../lib/api/use-endpoint.ts';
import { PlaceInput } from '../../../parts/places/place-input.tsx';
import type { AnnounceFormState } from './announce-form-state.ts';

/** How many harbors of the person's own can be chosen with one tap. */
const ONE_TAP = 3;

const nameOf = ({ name, location }: HarbourCard) => words.harbourIn(name, location);

/** Where the boat lands: a harbor by its name, which is suggested, and its town. */
export function HarbourFields({ form, place }: { form: AnnounceFormState; place: string }) {
  const { name, location } = form.watch('harbour');
  const known = useHarbours(name);
  const choose = (label: string) => {
    const harbour = known.find((each) => nameOf(each) === label);
    if (!harbour) return;
    form.setValue('harbour.name', harbour.name);
    form.setValue('harbour.location', harbour.location);
  };
  const others = useHarbours('').filter((each) => each.name !== name || each.location !== location);
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <BoundField form={form} name="harbour.name" label={words.harbour} hint={words.harbourHint}>
          {(control) => (
            <SuggestingInput
              {...control}
              autoCapitalize="words"
              value={name}
              onChange={(text) => form.setValue('harbour.name', text)}
              onChoose={choose}
              label={words.suggestions}
              suggestions={known.map(nameOf)}
            />
          )}
        </BoundField>
        {others.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {others.slice(0, ONE_TAP).map((each) => (
              <Button key={nameOf(each)} variant="secondary" onClick={() => choose(nameOf(each))}>
                {nameOf(each)}
              </Button>
            ))}
          </div>
        )}
      </div>
      <BoundField form={form} name="harbour.location" label={words.harbourPlace}>
        {(control) => (
          <PlaceInput
            {...control}
            value={location}
            onChange={(text) => form.setValue('harbour.location', text)}
            near={place}
            unknown={words.unknownPlace}
          />
        )}
      </BoundField>
    </div>
  );
}

/** The person's own harbors first; then those that others use. Without a network, those that were read before. */
function useHarbours(typed: string): readonly HarbourCard[] {
  const q = useDeferredValue(typed.trim().toLowerCase());
  const { data } = useEndpoint(listHarbours, { query: q.length < 2 ? {} : { q } });
  return data?.harbours ?? [];
}
