import { useEffect } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { wayIn } from '#shared/share-ways.ts';
import { getShortAddress } from '#shared/sharing/endpoints.ts';
import { linkBy, pagePath } from '#shared/sharing/links.ts';
import * as words from '#words/sharing/short-addresses.ts';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { isPage, PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import NotFound from '../information/not-found-page.tsx';

/** Redirects to a post or a fisherman: the server does, or the app if it opens this address itself. */
export default function ShortAddress() {
  const { shortName = '' } = useParams();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const space = isPage(pathname, [PATHS.shortPost]) ? 'p' : 'f';
  const params = { space, name: shortName.toLowerCase() } as const;
  const { data, error, mutate } = useEndpoint(getShortAddress, { params });
  const target = data && linkBy(wayIn(query) ?? 'short', pagePath(data));
  usePageHead(undefined, () => ({ leadsTo: target }));
  const navigate = useNavigate();
  useEffect(() => {
    if (target !== undefined) void navigate(target, { replace: true });
  }, [target, navigate]);
  if (error?.status === 404) return <NotFound />;
  if (error && !data) return <ErrorState isPage words={words.notLoaded} onRetry={() => void mutate()} />;
  return <PageSkeleton />;
}
