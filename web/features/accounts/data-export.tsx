import type { ExportState } from '#shared/accounts/account-export.ts';
import { getExport, requestExport } from '#shared/accounts/endpoints.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/profiles/profile.ts';
import { Button } from '../../components/button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { call } from '../../lib/api/api-client.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

const ASK_EVERY_MS = 1000;
/** How often the page polls. Most files are ready by then; an email tells about the others. */
const ASK_TIMES = 20;

/** A file with all the person's data: made on request, and downloaded at once or within some days. */
export function DataExport() {
  const { data: state, mutate } = useEndpoint(getExport, {}, { isLive: true });
  const show = (next: ExportState) => mutate(next, { revalidate: false });
  const { isBusy: isMaking, run: make } = useAction(async () => {
    const made = await untilReady(await call(requestExport, { idempotencyKey: newIdempotencyKey() }));
    await show(made);
    if (made.status === 'ready') window.location.assign(made.url);
    else toast({ title: words.dataPreparing, kind: 'good' });
  }, words.notDownloaded);
  const { isBusy: isOpening, run: download } = useAction(async () => {
    const found = await call(getExport, {});
    await show(found);
    if (found.status === 'ready') window.location.assign(found.url);
  }, words.notDownloaded);
  const collecting = isMaking ? words.collecting : undefined;

  if (state?.status === 'preparing' && !isMaking)
    return (
      <p role="status" className="font-semibold">
        {words.dataPreparing}
      </p>
    );
  if (state?.status !== 'ready')
    return (
      <Button variant="secondary" onClick={make} busy={collecting}>
        {words.download}
      </Button>
    );
  return (
    <>
      <p>
        {words.dataReady(longDate(new Date(state.requestedAt)), longDate(new Date(state.availableUntil)))}
      </p>
      <div className="flex flex-wrap gap-x-7">
        <Button variant="secondary" onClick={download} busy={isOpening ? words.collecting : undefined}>
          {words.download}
        </Button>
        <Button variant="quiet" onClick={make} busy={collecting} className="-mx-4">
          {words.dataAnew}
        </Button>
      </div>
    </>
  );
}

async function untilReady(asked: ExportState): Promise<ExportState> {
  let state = asked;
  for (let times = 0; state.status === 'preparing' && times < ASK_TIMES; times++) {
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
    state = await call(getExport, {});
  }
  return state;
}
