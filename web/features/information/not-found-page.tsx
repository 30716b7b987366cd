import * as words from '#words/app/not-found.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Lighthouse } from '../../components/drawings/lighthouse.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';

export default function NotFound() {
  usePageHead(words.pageTitle, () => ({ isMissing: true }));
  return (
    <div className="page flex flex-col items-center gap-5 py-14 text-center">
      <Lighthouse className="h-40 text-muted" />
      <h1 className="text-2xl">{words.title}</h1>
      <p className="text-muted">{words.lead}</p>
      <ButtonLink to={PATHS.home}>{words.home}</ButtonLink>
    </div>
  );
}
