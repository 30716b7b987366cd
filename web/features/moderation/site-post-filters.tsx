import { POST_STATES, type PostState } from '#shared/moderation/post-schemas.ts';
import { entriesOf } from '#shared/names-of.ts';
import { getUser } from '#shared/people/endpoints.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/moderation/site-posts.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Select } from '../../components/forms/inputs.tsx';
import { TextSearch } from '../../components/forms/text-search.tsx';
import { ToggleGroup } from '../../components/forms/toggle-group.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { searchTextIn } from '../../lib/search-text.ts';
import { PersonSearch } from '../../parts/people/person-search.tsx';

/** The filters in the address. */
export interface Filters {
  kind: PostKind;
  state: PostState | 'all';
  q: string | undefined;
  fisherman: string | undefined;
}

const KINDS = entriesOf(words.kinds).map(([value, label]) => ({ value, label }));
/** A pledge is neither sold nor too old for the lists. */
const STATES: Readonly<Record<PostKind, readonly Filters['state'][]>> = {
  catch: [...POST_STATES, 'all'],
  pledge: ['open', 'hidden', 'taken_down', 'all'],
};

export function filtersIn(params: URLSearchParams): Filters {
  const kind = KINDS.find(({ value }) => value === params.get('kind'))?.value ?? 'catch';
  return {
    kind,
    state: STATES[kind].find((each) => each === params.get('state')) ?? 'open',
    q: searchTextIn(params),
    fisherman: params.get('fisherman') ?? undefined,
  };
}

interface SitePostFiltersProps extends Filters {
  onFilter(changes: Partial<Record<keyof Filters, string | undefined>>): void;
}

export function SitePostFilters({ kind, state, q, fisherman, onFilter }: SitePostFiltersProps) {
  return (
    <div className="grid max-w-form gap-4">
      <ToggleGroup<PostKind>
        label={words.kind}
        value={kind}
        onChange={(chosen) => onFilter({ kind: chosen })}
        options={KINDS}
      />
      <TextSearch
        label={words.search}
        hint={words.searchHint}
        q={q}
        onSearch={(text) => onFilter({ q: text })}
      />
      <Field label={words.state}>
        {(control) => (
          <Select
            {...control}
            data-chooses-view
            value={state}
            onChange={({ target }) => onFilter({ state: target.value })}
            options={STATES[kind].map((each) => [each, words.stateOptions[each]])}
          />
        )}
      </Field>
      {fisherman === undefined ? (
        <details>
          <summary className="text-link flex min-h-11 w-fit cursor-pointer items-center">
            {words.onlyOne}
          </summary>
          <PersonSearch label={words.fisherman} onPerson={({ userId }) => onFilter({ fisherman: userId })} />
        </details>
      ) : (
        <ChosenPerson userId={fisherman} onAll={() => onFilter({ fisherman: undefined })} />
      )}
    </div>
  );
}

function ChosenPerson({ userId, onAll }: { userId: string; onAll(): void }) {
  const { data } = useEndpoint(getUser, { params: { userId } });
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="wrap-anywhere">{words.showing(data?.name ?? words.somebody)}</span>
      {/* It replaces the button that had the focus. */}
      <Button variant="secondary" autoFocus onClick={onAll}>
        {words.everybody}
      </Button>
    </p>
  );
}
