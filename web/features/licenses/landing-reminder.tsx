import { getLandingReminder, setLandingReminder } from '#shared/licenses/endpoints.ts';
import * as words from '#words/licenses/weeks.ts';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { Read } from '../../components/read.tsx';
import { Skeleton } from '../../components/states.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

/** Whether an email on Monday has the landings of the week before. */
export default function LandingReminder() {
  const chosen = useEndpoint(getLandingReminder, {});
  const { isBusy, run } = useAction(async (isOn: boolean) => {
    await chosen.mutate(call(setLandingReminder, { body: { isOn } }), { revalidate: false });
  }, words.reminderNotSaved);
  return (
    <Read of={chosen} failed={words.reminderNotLoaded} loading={<Skeleton className="h-16 max-w-form" />}>
      {({ isOn }) => (
        <div className="max-w-form">
          <Checkbox
            label={words.remind}
            checked={isOn}
            disabled={isBusy}
            onChange={({ target }) => run(target.checked)}
          />
          {isOn && <p className="text-sm text-muted">{words.remindHint}</p>}
        </div>
      )}
    </Read>
  );
}
