import { listPushDevices, removePushDevice } from '#shared/push/endpoints.ts';
import type { PushDevice } from '#shared/push/schemas.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/push/settings.ts';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';

interface PushDevicesProps {
  /** The id of this device, if notifications are on here. */
  here: string | undefined;
}

/** The person's other devices with notifications, each with a button that removes it. */
export function PushDevices({ here }: PushDevicesProps) {
  const devices = useEndpoint(listPushDevices, {});
  const remove = async ({ deviceId }: PushDevice) => {
    await call(removePushDevice, { params: { deviceId } });
    await devices.mutate();
    toast({ title: words.removed, kind: 'good' });
  };
  return (
    <Read of={devices} failed={words.devicesNotLoaded}>
      {({ items }) => {
        const others = items.filter(({ deviceId }) => deviceId !== here);
        if (others.length === 0) return null;
        return (
          <>
            <h3 className="font-semibold">{words.otherDevices}</h3>
            <ul className="grid gap-2">
              {others.map((device) => (
                <li
                  key={device.deviceId}
                  className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-raised p-4"
                >
                  <span className="grid min-w-0 wrap-anywhere">
                    <span>{device.name}</span>
                    <span className="text-sm text-muted">
                      {words.lastUsed(longDate(new Date(device.usedAt)))}
                    </span>
                  </span>
                  <ActionButton
                    variant="secondary"
                    aria-label={words.removeNamed(device.name)}
                    busy={words.removing}
                    action={() => remove(device)}
                    failed={words.notChanged}
                  >
                    {words.remove}
                  </ActionButton>
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Read>
  );
}
