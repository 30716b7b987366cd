import { useState } from 'react';
import { PROFILE_FILTERS, SEEN_NAMES, USER_ORDERS } from '#shared/people/schemas.ts';
import * as words from '#words/people/people.ts';
import * as listWords from '#words/people/user-list.ts';
import { filtersCounted, filters as filtersLabel } from '#words/posts/marketplace.ts';
import { labels } from '#words/profiles/types.ts';
import { Button } from '../../components/button.tsx';
import { Choice } from '../../components/forms/choice.tsx';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { QueryForm } from '../../components/forms/query-form.tsx';
import { TextSearch } from '../../components/forms/text-search.tsx';
import { useShown } from '../../components/forms/use-shown.ts';
import { Tool } from '../../components/tool.tsx';
import { searchTextIn } from '../../lib/search-text.ts';

/** The filters in the address. */
export function filtersIn(params: URLSearchParams) {
  const isOn = (name: string) => (params.get(name) === 'true' ? ('true' as const) : undefined);
  return {
    q: searchTextIn(params),
    profileType: PROFILE_FILTERS.find((each) => each === params.get('profileType')),
    seen: SEEN_NAMES.find((each) => each === params.get('seen')),
    order: USER_ORDERS.find((each) => each === params.get('order')),
    pro: isOn('pro'),
    suspended: isOn('suspended'),
  };
}
export type Filters = ReturnType<typeof filtersIn>;

const NONE: { readonly [Name in keyof Filters]: undefined } = {
  q: undefined,
  profileType: undefined,
  seen: undefined,
  order: undefined,
  pro: undefined,
  suspended: undefined,
};

interface UserFiltersProps {
  filters: Filters;
  onChange(changes: { readonly [Name in keyof Filters]?: string | undefined }): void;
}

/** Filters and order of the people. Each choice applies at once. On a phone a button opens all but the search. */
export function UserFilters({ filters, onChange }: UserFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const { q, ...others } = filters;
  const chosen = Object.values(others).filter((value) => value !== undefined).length;
  return (
    <QueryForm rendered={[]} params={new URLSearchParams()} className="flex flex-col gap-4">
      <div className="grid gap-4 md:grid-cols-2">
        <TextSearch
          label={words.findPerson}
          hint={words.findHint}
          q={q}
          onSearch={(text) => onChange({ q: text })}
        />
      </div>
      <div className="md:hidden">
        <Tool aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {chosen > 0 ? filtersCounted(chosen) : filtersLabel}
        </Tool>
      </div>
      <div className={`flex flex-col gap-4 ${isOpen ? '' : 'max-md:hidden'}`}>
        <Choices filters={filters} onChange={onChange} />
        <div className="flex flex-wrap items-center gap-x-6">
          <OnlyChoice
            label={listWords.onlyPro}
            name="pro"
            value={filters.pro}
            onChange={(value) => onChange({ pro: value })}
          />
          <OnlyChoice
            label={listWords.onlySuspended}
            name="suspended"
            value={filters.suspended}
            onChange={(value) => onChange({ suspended: value })}
          />
          {(chosen > 0 || q !== undefined) && (
            <Button
              variant="quiet"
              className="-mx-4"
              onClick={({ currentTarget }) => {
                // The button goes away with the filters.
                currentTarget.parentElement?.querySelector('input')?.focus();
                onChange(NONE);
              }}
            >
              {listWords.clear}
            </Button>
          )}
        </div>
      </div>
    </QueryForm>
  );
}

function Choices({ filters: { q, profileType, seen, order }, onChange }: UserFiltersProps) {
  return (
    <>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(12em,100%),1fr))] gap-4">
        <Choice
          label={listWords.profileType}
          name="profileType"
          any={listWords.anyProfile}
          options={{ ...labels, none: listWords.noProfile }}
          value={profileType}
          onChange={(value) => onChange({ profileType: value })}
        />
        <Choice
          label={listWords.seen}
          name="seen"
          any={listWords.anyTime}
          options={listWords.seenOptions}
          value={seen}
          onChange={(value) => onChange({ seen: value })}
        />
        {q === undefined && (
          <Choice
            label={listWords.order}
            name="order"
            any={listWords.newestFirst}
            options={listWords.orders}
            value={order}
            onChange={(value) => onChange({ order: value })}
          />
        )}
      </div>
      {(seen !== undefined || order !== undefined) && (
        <p className="text-sm text-muted">{listWords.seenHint}</p>
      )}
    </>
  );
}

interface OnlyChoiceProps {
  label: string;
  name: string;
  value: 'true' | undefined;
  onChange(value: string | undefined): void;
}

function OnlyChoice({ label, name, value, onChange }: OnlyChoiceProps) {
  const [isOn, show] = useShown(value === 'true');
  return (
    <Checkbox
      label={label}
      name={name}
      value="true"
      checked={isOn}
      onChange={({ target }) => {
        show(target.checked);
        onChange(target.checked ? 'true' : undefined);
      }}
    />
  );
}
