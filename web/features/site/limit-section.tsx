import { getSiteSettings, listLimitsVersions, setLimits } from '#shared/site/admin-endpoints.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import type { LimitSettings } from '#shared/site/rules-schemas.ts';
import * as words from '#words/site/settings.ts';
import { useLeaving } from '../../components/forms/use-leaving.tsx';
import { Read } from '../../components/read.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { LimitForm } from './limit-form.tsx';
import { limitsBetween } from './limit-values.ts';
import { VersionHistory } from './version-history.tsx';

const save = ({ freshHours, fairness, signUpsPerHour, dealerRules }: LimitSettings, version: number) =>
  call(setLimits, { body: { freshHours, fairness, signUpsPerHour, dealerRules, version } });

export default function LimitSection() {
  const settings = useEndpoint(getSiteSettings, {});
  const leaving = useLeaving(words.leaveText);
  const list = useEndpointList(listLimitsVersions, {}, { isChangedElsewhere: true });
  const onSaved = async () => void (await settings.mutate());
  return (
    <Read of={settings} failed={words.notLoaded}>
      {({ limits: present }) => (
        <div className="flex flex-col gap-8">
          <LimitForm {...{ present, save, onSaved, leaving }} />
          {leaving.question}
          <VersionHistory
            {...{ list, present, save, onSaved }}
            beginning={DEFAULT_RULES}
            differencesBetween={limitsBetween}
          />
        </div>
      )}
    </Read>
  );
}
