import { DIRECTORY_PARAMETERS } from '#shared/pages/rendered-parameters.ts';
import { apply } from '#words/app/components.ts';
import * as words from '#words/fishermen/fishermen.ts';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { QueryForm, SubmitWithoutScript } from '../../components/forms/query-form.tsx';
import { TextSearch } from '../../components/forms/text-search.tsx';
import { useShown } from '../../components/forms/use-shown.ts';
import type { DirectoryFilters as Filters } from './use-directory.ts';

interface DirectoryFiltersProps {
  filters: Filters;
  /** Other query parameters of the page. */
  params: URLSearchParams;
  /** `replace`: replaces the history entry, so that the back button skips the previous state. */
  onChange(filters: Filters, options?: { replace: boolean }): void;
}

/** Filters by name and by Pro. Each choice applies at once. */
export function DirectoryFilters({ filters, params, onChange }: DirectoryFiltersProps) {
  const [isPro, showPro] = useShown(filters.pro === 'true');
  return (
    <section aria-label={words.filters}>
      <QueryForm
        rendered={DIRECTORY_PARAMETERS}
        params={params}
        className="flex flex-col gap-2 md:flex-row md:items-end md:gap-6"
      >
        <div className="md:w-80">
          <TextSearch
            label={words.nameSearch}
            q={filters.q}
            onSearch={(q) => onChange({ ...filters, q }, { replace: true })}
          />
        </div>
        <Checkbox
          label={words.onlyPro}
          name="pro"
          value="true"
          checked={isPro}
          onChange={({ target }) => {
            showPro(target.checked);
            onChange({ ...filters, pro: target.checked ? 'true' : undefined });
          }}
        />
        <SubmitWithoutScript>{apply}</SubmitWithoutScript>
      </QueryForm>
    </section>
  );
}
