import { FLAVOUR } from '../app/flavour.ts';
import { Directory } from '../features/fishermen/directory.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

const TITLES = { community: 'Community Fishermen', consumer: 'Local Fishermen' };

/** Query: `near`, the place that somebody named to look around, or `me`. */
export default function Fishermen() {
  const title = TITLES[FLAVOUR];
  usePageTitle(title);
  return (
    <div className="page flex flex-col gap-5 py-6">
      <h1 className="text-2xl">{title}</h1>
      <Directory />
    </div>
  );
}
