import { useState } from 'react';
import { CLAIM_REASON_LENGTH, DAY } from '#shared/limits.ts';
import { appealNoShow } from '#shared/reservations/endpoints.ts';
import { MARKS } from '#shared/reservations/rules.ts';
import { appealBody } from '#shared/reservations/schemas.ts';
import * as words from '#words/reservations/reservation-pages.ts';
import { Button } from '../../components/button.tsx';
import { TextDialog } from '../../components/forms/text-dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useInvalidate } from '../../lib/api/queries.ts';
import type { Reservation } from './reservation-state.tsx';

/** The mark that a missed reservation left, and the buyer's appeal against it. */
export function Mark({ reservation: { id, appeal } }: { reservation: Reservation }) {
  const [isAsking, setAsking] = useState(false);
  if (appeal !== undefined) return <p role="status">{words.appeals[appeal]}</p>;
  return (
    <div className="grid justify-items-start gap-3">
      <p>{words.markMeans(MARKS.lifetimeMs / DAY)}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.appeal}
      </Button>
      {isAsking && <AppealDialog reservationId={id} onClose={() => setAsking(false)} />}
    </div>
  );
}

function AppealDialog({ reservationId, onClose }: { reservationId: string; onClose(): void }) {
  const invalidate = useInvalidate();
  return (
    <TextDialog
      title={words.appealTitle}
      text={words.appealText}
      name="reason"
      label={words.appealReason}
      rows={4}
      limit={CLAIM_REASON_LENGTH}
      schema={appealBody}
      defaults={{ reason: '' }}
      submit={words.sendAppeal}
      send={async (body) => {
        try {
          await call(appealNoShow, { params: { reservationId }, body });
        } finally {
          invalidate('reservation');
        }
        toast({ title: words.appealSent, kind: 'good' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
