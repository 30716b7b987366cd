import { useRef, useState } from 'react';
import { deleteSavedSearch, listSavedSearches, updateSavedSearch } from '#shared/alerts/endpoints.ts';
import { MAX_SAVED_SEARCHES } from '#shared/alerts/limits.ts';
import type { SavedSearch, SavedSearchBody } from '#shared/alerts/schemas.ts';
import { levels } from '#words/alerts/levels.ts';
import * as words from '#words/alerts/saved-searches.ts';
import { save } from '#words/general/form.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { Written } from '../../components/text/written.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { toMarketplace, toSearch } from '../../lib/navigation/paths.ts';
import { useParts } from '../../lib/site/site.ts';
import { SearchFilters, SearchForm } from '../../parts/alerts/search-form.tsx';
import { useSearchWords } from '../../parts/alerts/search-words.ts';

/** The person's saved searches, the newest first. */
export default function SavedSearches() {
  const searches = useEndpoint(listSavedSearches, {}, { isChangedElsewhere: true });
  const heading = useRef<HTMLParagraphElement>(null);
  const { firstKind } = useParts();
  const readAgain = async (isRemoved = false) => {
    await searches.mutate();
    // Its buttons are gone.
    if (isRemoved) heading.current?.focus();
  };
  return (
    <Read of={searches} failed={words.notLoaded}>
      {({ items }) => (
        <div className="flex flex-col gap-4">
          <p ref={heading} tabIndex={-1} className="text-muted outline-none">
            {words.count(items.length, MAX_SAVED_SEARCHES)}
          </p>
          {items.length === 0 ? (
            <EmptyState
              drawing={<EmptyDock />}
              words={words.none}
              action={
                <>
                  <p className="text-muted">{words.noneLead}</p>
                  <ButtonLink to={toMarketplace({ kind: firstKind })}>{words.browse[firstKind]}</ButtonLink>
                </>
              }
            />
          ) : (
            <ul aria-label={words.list} className="grid gap-3 md:grid-cols-2 md:gap-5">
              {items.map((search) => (
                <SearchCard key={search.id} search={search} onChanged={readAgain} />
              ))}
            </ul>
          )}
        </div>
      )}
    </Read>
  );
}

interface SearchCardProps {
  search: SavedSearch;
  onChanged(isRemoved?: boolean): Promise<void>;
}

function SearchCard({ search, onChanged }: SearchCardProps) {
  const { id: searchId, name, level } = search;
  const { filters } = useSearchWords(search);
  const [isEditing, setEditing] = useState(false);
  const remove = async () => {
    await call(deleteSavedSearch, { params: { searchId } });
    toast({ title: words.removed, kind: 'good' });
    await onChanged(true);
  };
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <div className="flex flex-wrap items-start justify-between gap-2">
        <h2 className="min-w-0 font-sans text-base font-semibold wrap-anywhere">
          <Written>{name}</Written>
        </h2>
        <Badge kind={level === 'never' ? 'quiet' : 'new'}>{levels[level]}</Badge>
      </div>
      <SearchFilters filters={filters} />
      <div className="mt-auto flex flex-wrap gap-x-6 gap-y-1">
        <ButtonLink
          to={toSearch(search)}
          variant="secondary"
          aria-label={words.ofSearch(words.showPosts, name)}
        >
          {words.showPosts}
        </ButtonLink>
        <div className="-mx-4 flex flex-wrap">
          <Button
            variant="quiet"
            aria-label={words.ofSearch(words.edit, name)}
            onClick={() => setEditing(true)}
          >
            {words.edit}
          </Button>
          <ConfirmedAction
            variant="quiet"
            label={words.remove}
            aria-label={words.ofSearch(words.remove, name)}
            title={words.removeTitle(name)}
            text={words.removeText}
            busy={words.removing}
            danger
            action={remove}
            failed={words.notRemoved}
          />
        </div>
      </div>
      {isEditing && <EditDialog search={search} onChanged={onChanged} onClose={() => setEditing(false)} />}
    </li>
  );
}

function EditDialog({ search, onChanged, onClose }: SearchCardProps & { onClose(): void }) {
  const { id: searchId, createdAt: _, ...start } = search;
  const change = async ({ kind: __, ...body }: SavedSearchBody) => {
    await call(updateSavedSearch, { params: { searchId }, body });
    onClose();
    toast({ title: words.changed, kind: 'good' });
    await onChanged();
  };
  return (
    <Dialog onClose={onClose} title={words.editTitle}>
      <SearchForm start={start} submit={save} save={change} onCancel={onClose} />
    </Dialog>
  );
}
