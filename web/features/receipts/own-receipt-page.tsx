import { useParams } from 'react-router-dom';
import { getReceipt, getReceiptFile } from '#shared/receipts/endpoints.ts';
import * as words from '#words/receipts/pages.ts';
import { Button } from '../../components/button.tsx';
import { PdfButton } from '../../components/document/pdf-button.tsx';
import { EmptyDock } from '../../components/drawings/empty-drawings.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { OnPaper } from '../../components/print/on-paper.tsx';
import { ErrorState, PageSkeleton } from '../../components/states.tsx';
import { BackLink } from '../../components/text/back-link.tsx';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { toOrganizationReceipts, toReceiptsOf } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { useMe, useSession } from '../../lib/session/session.tsx';
import { AccountPending } from '../accounts/account-pending.tsx';
import { SignInFirst } from '../accounts/sign-in-first.tsx';
import { ReceiptDocument } from './receipt-document.tsx';
import { ReviseReceipt } from './revise-receipt.tsx';

/** /receipts/{id}: one receipt with its versions, for its donor and the organization's coordinators. */
export default function OwnReceiptPage() {
  const { receiptId = '' } = useParams();
  const session = useSession();
  const me = useMe();
  const { data: receipt, error, mutate } = useEndpoint(getReceipt, me && { params: { receiptId } });
  usePageTitle(words.title);
  if (session.status === 'signed-out') return <SignInFirst title={words.title} words={words.signInFirst} />;
  if (session.status === 'loading' || !me) return <AccountPending title={words.title} />;
  if (!receipt && error && [404, 422].includes(error.status ?? 0))
    return <EmptyState drawing={<EmptyDock />} words={words.oneNotFound} isPage />;
  if (!receipt && error) return <ErrorState isPage words={words.oneNotLoaded} onRetry={() => mutate()} />;
  if (!receipt) return <PageSkeleton />;
  const [newest, ...earlier] = receipt.versions;
  const isOurs = me.organizations.some(
    ({ id, role }) => id === receipt.organizationId && role === 'coordinator',
  );
  return (
    <div className="page flex flex-col gap-5 py-4">
      <div className="-ml-4">
        {isOurs ? (
          <BackLink to={toOrganizationReceipts(receipt.organizationId)}>{words.toOrganization}</BackLink>
        ) : (
          <BackLink to={toReceiptsOf(receipt.year)}>{words.toMine}</BackLink>
        )}
      </div>
      <h1 className="text-2xl">{words.title}</h1>
      {newest ? (
        <OnPaper className="max-w-form">
          <ReceiptDocument receipt={receipt} version={newest} />
        </OnPaper>
      ) : (
        <p>{words.draftText}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {newest && (
          <>
            <Button onClick={() => window.print()}>{words.print}</Button>
            <PdfButton of={getReceiptFile} params={{ receiptId }} fileName={words.fileName} />
          </>
        )}
        {receipt.canRevise && (
          <ReviseReceipt receipt={receipt} onRevised={(next) => mutate(next, { revalidate: false })} />
        )}
      </div>
      {earlier.length > 0 && (
        <details className="max-w-form">
          <summary className="min-h-11 cursor-pointer py-2 font-semibold text-link">{words.earlier}</summary>
          <div className="flex flex-col gap-5">
            {earlier.map((version) => (
              <ReceiptDocument key={version.number} receipt={receipt} version={version} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
