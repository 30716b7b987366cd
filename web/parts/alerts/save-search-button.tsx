import { Suspense, useState } from 'react';
import { SEARCH_RADIUS_MILES } from '#shared/alerts/limits.ts';
import { myLocation, saveSearch, signInToSave } from '#words/alerts/saved-searches.ts';
import { Icon } from '../../components/drawings/icons.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { Tool } from '../../components/tool.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import type { NearPlace } from '../../lib/near-me/near-place.ts';
import { askToSignIn } from '../../lib/session/ask-to-sign-in.ts';
import { useSession } from '../../lib/session/session.tsx';
import type { Searched } from './search-words.ts';

const SaveSearchDialog = lazyPart(() => import('./save-search-dialog.tsx'), PartFailed);

interface SaveSearchButtonProps {
  search: Searched;
  /** The place of Near Me. */
  near?: NearPlace | undefined;
}

/** Saves the search of a list. A signed-out person signs in first, and the form opens afterwards. */
export function SaveSearchButton({ search: { kind, filters }, near }: SaveSearchButtonProps) {
  const session = useSession();
  const [isOpen, setOpen] = useState(false);
  const open = async () => setOpen(session.status === 'signed-in' || (await askToSignIn(signInToSave)));
  return (
    <>
      <Tool data-needs-script onClick={open}>
        <Icon name="bell" />
        {saveSearch}
      </Tool>
      {isOpen && (
        <Suspense>
          <SaveSearchDialog
            search={{ kind, filters: { ...filters, ...(near && { place: placeOf(near) }) } }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const placeOf = ({ town = myLocation, at }: NearPlace) => ({
  label: town,
  coordinates: at,
  radiusMiles: SEARCH_RADIUS_MILES.usual,
});
