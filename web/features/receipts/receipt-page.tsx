import { useParams } from 'react-router-dom';
import { checkReceipt } from '#shared/receipts/endpoints.ts';
import * as words from '#words/receipts/pages.ts';
import { Lighthouse } from '../../components/drawings/lighthouse.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';

/** /receipt/{id}: tells anybody who has the code of a receipt whether it is genuine, and nothing of what was given. */
export default function ReceiptPage() {
  const { receiptId = '' } = useParams();
  const { data, error, mutate } = useEndpoint(checkReceipt, { params: { receiptId } });
  const isMissing = !data && error !== undefined && [404, 422].includes(error.status ?? 0);
  usePageHead(words.checkTitle, () =>
    isMissing ? { isMissing } : { description: words.nothingElse, isUnlisted: true },
  );
  if (isMissing) return <EmptyState drawing={<Lighthouse />} words={words.notGenuine} isPage />;
  if (!data && error) return <ErrorState isPage words={words.checkFailed} onRetry={() => mutate()} />;
  if (!data) return <PageSkeleton />;
  const { organizationName, year, state, version } = data;
  const isCurrent = state === 'confirmed';
  return (
    <div className="page flex flex-col gap-4 py-6">
      <h1 className={`text-2xl ${isCurrent ? '' : 'text-bad'}`}>
        {isCurrent ? words.genuine : words.noLonger}
      </h1>
      <p className="max-w-read text-lg wrap-anywhere">
        {(isCurrent ? words.genuineText : words.noLongerText)(organizationName, year)}
      </p>
      {isCurrent && <p className="max-w-read">{words.newest(version)}</p>}
      <p className="max-w-read text-muted">{words.nothingElse}</p>
    </div>
  );
}
