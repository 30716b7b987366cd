import { apply } from '#words/components.ts';
import * as words from '#words/fishermen.ts';
import { Checkbox } from '../../components/inputs.tsx';
import { QueryForm, SubmitWithoutScript } from '../../components/query-form.tsx';
import { TextSearch } from '../../components/text-search.tsx';
import { useShown } from '../../components/use-shown.ts';
import type { DirectoryFilters as Filters } from './use-directory.ts';

interface DirectoryFiltersProps {
  filters: Filters;
  /** What the address says besides. */
  params: URLSearchParams;
  /** `replace`: the back button passes over what was shown before. */
  onChange(filters: Filters, options?: { replace: boolean }): void;
}

/** Whom to look for: by name, and only who is Pro. Each counts at once. */
export function DirectoryFilters({ filters, params, onChange }: DirectoryFiltersProps) {
  const [isPro, showPro] = useShown(filters.pro === 'true');
  return (
    <section aria-label={words.filters}>
      <QueryForm params={params} className="flex flex-col gap-2 md:flex-row md:items-end md:gap-6">
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
