import { ButtonLink } from '../components/button.tsx';
import { Lighthouse } from '../components/lighthouse.tsx';
import { PATHS } from '../lib/paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function NotFound() {
  usePageTitle('Page not found');
  return (
    <div className="page flex flex-col items-center gap-5 py-14 text-center">
      <Lighthouse className="h-40 text-muted" />
      <h1 className="text-2xl">Oops! Page not found</h1>
      <p className="text-muted">The address leads nowhere on this shore.</p>
      <ButtonLink to={PATHS.home}>Return to Home</ButtonLink>
    </div>
  );
}
