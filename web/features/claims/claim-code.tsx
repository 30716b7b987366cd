import { useEffect, useState } from 'react';
import { createClaimCode } from '#shared/claims/endpoints.ts';
import type { ClaimRecord } from '#shared/claims/schemas.ts';
import * as words from '#words/claims/claim-pages.ts';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { Skeleton } from '../../components/states.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import { keepCode, keptCode } from '../../lib/handovers/store.ts';

interface ClaimCodeProps {
  claim: Pick<ClaimRecord, 'id' | 'codeState'>;
  userId: string;
}

/**
 * The code that the collector shows at the dock, also without a network. The server returns a code once, so the device stores it;
 * any other device can have a new one.
 */
export default function ClaimCode({ claim: { id: claimId, codeState }, userId }: ClaimCodeProps) {
  const invalidate = useInvalidate();
  const [code, setCode] = useState<string | null>();
  useEffect(() => {
    void keptCode(userId, claimId).then((kept) => setCode((now) => now ?? kept ?? null));
  }, [userId, claimId]);
  const make = async () => {
    try {
      const made = await call(createClaimCode, { params: { claimId } });
      await keepCode(userId, claimId, made.code);
      setCode(made.code);
    } finally {
      invalidate('claim');
    }
  };
  // As tall as the code that follows.
  if (code === undefined) return <Skeleton className="h-112 w-full" />;
  // Claims from lists have no `codeState`.
  const shown = codeState === 'usable' || codeState === undefined ? code : null;
  return (
    <section aria-label={words.code} className="grid justify-items-start gap-4 rounded-card bg-sunken p-5">
      <h2 className="text-lg">{words.code}</h2>
      {shown !== null && <Code code={shown} />}
      <p className="text-muted">{shown === null ? words.noCode[codeState ?? 'none'] : words.codeHint}</p>
      <ActionButton
        variant={shown === null ? 'primary' : 'secondary'}
        busy={words.makingCode}
        action={make}
        failed={words.codeNotMade}
      >
        {words.newCode}
      </ActionButton>
    </section>
  );
}

function Code({ code }: { code: string }) {
  return (
    <>
      {/* Screen readers read it digit by digit; on screen it has two groups, which are easier to read aloud. */}
      <p className="font-display text-3xl font-bold tracking-[0.12em] whitespace-nowrap">
        <span className="sr-only">{code.split('').join(' ')}</span>
        <span aria-hidden="true">{`${code.slice(0, 3)} ${code.slice(3)}`}</span>
      </p>
      <QrCode text={code} label={words.qrLabel} />
    </>
  );
}
