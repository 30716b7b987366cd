import { useState } from 'react';
import useSWR from 'swr';
import * as words from '#words/push/settings.ts';
import { Checkbox } from '../../components/forms/inputs.tsx';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { Section } from '../../components/section.tsx';
import { keptDevice } from '../../lib/push/kept-device.ts';
import { mustBeInstalled, showDetails, supportsPush, turnOff, turnOn } from '../../lib/push/this-device.ts';
import { loadSiteConfig } from '../../lib/site/site-config.ts';
import { PushDevices } from './push-devices.tsx';

/** How notifications are on this device, read anew after each change. */
async function readState() {
  const { pushKey } = await loadSiteConfig();
  if (pushKey === undefined) return undefined;
  if (!supportsPush())
    return { pushKey, problem: mustBeInstalled() ? words.installFirst : words.unsupported };
  if (Notification.permission === 'denied') return { pushKey, problem: words.denied };
  const kept = Notification.permission === 'granted' ? await keptDevice() : undefined;
  return { pushKey, kept };
}

/** Notifications on this device, and the person's other devices; nothing where the site sends none. */
export function PushSettings() {
  const { data: state, mutate } = useSWR('push on this device', readState);
  if (!state) return null;
  const { pushKey, problem, kept } = state;
  const refresh = async () => void (await mutate());
  return (
    <Section title={words.title}>
      <p>{words.lead}</p>
      {problem !== undefined && <p className="text-muted">{problem}</p>}
      {problem === undefined &&
        (kept ? (
          <On showsDetails={kept.registration.showsDetails} onChanged={refresh} />
        ) : (
          <Off pushKey={pushKey} onChanged={refresh} />
        ))}
      <PushDevices here={kept?.deviceId} />
    </Section>
  );
}

function Off({ pushKey, onChanged }: { pushKey: string; onChanged(): Promise<void> }) {
  const start = async () => {
    const isAllowed = await turnOn(pushKey, false);
    if (!isAllowed) toast({ title: words.notChanged, description: words.notAllowed, kind: 'bad' });
    await onChanged();
  };
  return (
    <>
      <p role="status">{words.isOff}</p>
      <p className="text-sm text-muted">{words.discreet}</p>
      <ActionButton className="self-start" busy={words.turningOn} action={start} failed={words.notChanged}>
        {words.turnOn}
      </ActionButton>
    </>
  );
}

function On({ showsDetails, onChanged }: { showsDetails: boolean; onChanged(): Promise<void> }) {
  const [isShown, setShown] = useState(showsDetails);
  const { run } = useAction(async (next: boolean) => {
    setShown(next);
    await showDetails(next).catch((error: unknown) => {
      setShown(!next);
      throw error;
    });
    await onChanged();
  }, words.notChanged);
  const stop = async () => {
    await turnOff().finally(onChanged);
  };
  return (
    <>
      <p role="status" className="font-semibold text-good">
        {words.isOn}
      </p>
      <Checkbox label={words.details} checked={isShown} onChange={({ target }) => run(target.checked)} />
      <ActionButton
        variant="secondary"
        className="self-start"
        busy={words.turningOff}
        action={stop}
        failed={words.notChanged}
      >
        {words.turnOff}
      </ActionButton>
    </>
  );
}
