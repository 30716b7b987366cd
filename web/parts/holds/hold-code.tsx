import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import type { codeState } from '#shared/holds/schemas.ts';
import * as words from '#words/holds/hold-pages.ts';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { QrCode } from '../../components/qr/qr-code.tsx';
import { Skeleton } from '../../components/states.tsx';
import { keepCode, keptCode } from '../../lib/handovers/store.ts';

interface HoldCodeProps {
  hold: { id: string; codeState?: z.infer<typeof codeState> | undefined };
  userId: string;
  /** Makes a new code at the server. */
  make(): Promise<{ code: string }>;
  /** Called afterwards, also if that failed. */
  onMade(): void;
}

/**
 * The code that the collector shows at the dock, also without a network. The server returns a code once, so the device stores it;
 * any other device can have a new one.
 */
export default function HoldCode({ hold: { id, codeState }, userId, make, onMade }: HoldCodeProps) {
  const [code, setCode] = useState<string | null>();
  useEffect(() => {
    void keptCode(userId, id).then((kept) => setCode((now) => now ?? kept ?? null));
  }, [userId, id]);
  const renew = async () => {
    try {
      const made = await make();
      await keepCode(userId, id, made.code);
      setCode(made.code);
    } finally {
      onMade();
    }
  };
  // As tall as the code that follows.
  if (code === undefined) return <Skeleton className="h-112 w-full" />;
  // Holds from lists have no `codeState`.
  const shown = codeState === 'usable' || codeState === undefined ? code : null;
  return (
    <section aria-label={words.code} className="grid justify-items-start gap-4 rounded-card bg-sunken p-5">
      <h2 className="text-lg">{words.code}</h2>
      {shown !== null && <Code code={shown} />}
      <p className="text-muted">{shown === null ? words.noCode[codeState ?? 'none'] : words.codeHint}</p>
      <ActionButton
        variant={shown === null ? 'primary' : 'secondary'}
        busy={words.makingCode}
        action={renew}
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
