import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FLAVOUR } from '../app/flavour.ts';
import { PATHS } from '../app/paths.ts';
import { ButtonLink } from '../components/button.tsx';
import { ToggleGroup } from '../components/toggle-group.tsx';
import { CatchList } from '../features/catches/catch-list.tsx';
import { PledgeList } from '../features/pledges/pledge-list.tsx';
import { late } from '../lib/late.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

const EnteringDialog = late(() => import('../features/catches/entering-dialog.tsx'));

type View = 'marketplace' | 'pledges';
const VIEWS = [
  { value: 'marketplace', label: 'Marketplace Sales' },
  { value: 'pledges', label: 'Community Pledges' },
] as const;

/** Query: `view` (what to list) and `fisherman` (whose). Each flavour has its own default view. */
export function Marketplace() {
  const [search, setSearch] = useSearchParams();
  const [isEntering, setEntering] = useState(false);
  const fisherman = search.get('fisherman') ?? undefined;
  const view = viewFrom(search.get('view'));
  usePageTitle(view === 'pledges' ? 'Community pledges' : 'Marketplace');

  const show = (next: View) => setSearch({ view: next }, { replace: true });
  const choose = (next: View) => {
    // On the community flavour the public marketplace is another place, and says so.
    if (next === 'marketplace' && FLAVOUR === 'community') setEntering(true);
    else show(next);
  };

  return (
    <div className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl">{view === 'pledges' ? 'Community pledges' : 'Marketplace'}</h1>
      {fisherman === undefined ? (
        <ToggleGroup label="What to show" value={view} onChange={choose} options={VIEWS} />
      ) : (
        <p>
          <ButtonLink to={PATHS.marketplace} variant="secondary">
            Show all fishermen
          </ButtonLink>
        </p>
      )}
      {view === 'pledges' ? <PledgeList fisherman={fisherman} /> : <CatchList fisherman={fisherman} />}
      {isEntering && (
        <Suspense>
          <EnteringDialog
            onCancel={() => setEntering(false)}
            onOk={() => {
              setEntering(false);
              show('marketplace');
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

function viewFrom(value: string | null): View {
  if (value === 'marketplace' || value === 'pledges') return value;
  return FLAVOUR === 'community' ? 'pledges' : 'marketplace';
}
