import { deleteLanding, listMyLandings } from '#shared/landings/endpoints.ts';
import type { OwnLandingCard } from '#shared/landings/schemas.ts';
import * as words from '#words/landings/own-landings.ts';
import { ConfirmedAction } from '../../../components/overlays/confirmed-action.tsx';
import { toast } from '../../../components/overlays/toast.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { useInvalidate } from '../../../lib/api/queries.ts';

interface DeleteLandingProps {
  landing: OwnLandingCard;
  onDeleted(): unknown;
}

/** Deletes a landing that is over, after a question. One that is still open is cancelled or ended first. */
export function DeleteLanding({ landing: { id: landingId, harbour }, onDeleted }: DeleteLandingProps) {
  const invalidate = useInvalidate();
  const remove = async () => {
    await call(deleteLanding, { params: { landingId } });
    toast({ title: words.removed, kind: 'good' });
    await onDeleted();
    invalidate('landing', [listMyLandings]);
  };
  return (
    <ConfirmedAction
      danger
      label={words.remove}
      aria-label={words.stepNamed(words.remove, harbour.name)}
      variant="quiet"
      className="-ml-4 justify-self-start"
      title={words.removeTitle}
      text={words.removeText}
      busy={words.removing}
      action={remove}
      failed={words.notRemoved}
    />
  );
}
