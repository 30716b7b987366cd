import { useNavigate } from 'react-router-dom';
import { createSavedSearch } from '#shared/alerts/endpoints.ts';
import type { SavedSearchBody } from '#shared/alerts/schemas.ts';
import * as words from '#words/alerts/saved-searches.ts';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { toFavorites } from '../../lib/navigation/paths.ts';
import { SearchForm } from './search-form.tsx';
import { type Searched, useSearchWords } from './search-words.ts';

interface SaveSearchDialogProps {
  search: Searched;
  onClose(): void;
}

/** Names a search and chooses how often it sends alerts. */
export default function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const { name } = useSearchWords(search);
  const navigate = useNavigate();
  const save = async (body: SavedSearchBody, idempotencyKey: string) => {
    await call(createSavedSearch, { body, idempotencyKey });
    onClose();
    toast({
      title: words.saved,
      description: words.savedText[body.level],
      kind: 'good',
      action: { label: words.seeSearches, run: () => navigate(toFavorites('searches')) },
    });
  };
  return (
    <Dialog onClose={onClose} title={words.saveSearch}>
      <SearchForm
        start={{ ...search, name, level: 'now' }}
        submit={words.save}
        save={save}
        onCancel={onClose}
      />
    </Dialog>
  );
}
