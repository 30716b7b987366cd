import { useState } from 'react';
import type { Flavour } from '#shared/flavours.ts';
import { listSiteVersions, setSiteSettings } from '#shared/site/endpoints.ts';
import type { SiteVersion } from '#shared/site/schemas.ts';
import * as words from '#words/site-settings.ts';
import { Button } from '../../components/button.tsx';
import { RelativeTime } from '../../components/relative-time.tsx';
import { Section } from '../../components/section.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { toast } from '../../components/toast.tsx';
import { call, messageOf } from '../../lib/api-client.ts';
import { useEndpointList } from '../../lib/use-endpoint.ts';
import { Differences } from './differences.tsx';

/** What a site begins with. */
const BEGINNING: SiteVersion = { contact: {}, switchedOff: [], version: 0 };

interface VersionHistoryProps {
  flavour: Flavour;
  present: SiteVersion;
  onSaved(): Promise<void>;
}

/** Who changed what and when, newest first. Any version can be saved once more: the one before undoes the last change. */
export function VersionHistory({ flavour, present, onSaved }: VersionHistoryProps) {
  const list = useEndpointList(listSiteVersions, { query: { flavour } }, { isChangedElsewhere: true });
  const [busy, setBusy] = useState<number>();
  const restore = async (version: SiteVersion) => {
    setBusy(version.version);
    try {
      const { contact, banner, switchedOff } = version;
      const body = { contact, ...(banner && { banner }), switchedOff, flavour, version: present.version };
      await call(setSiteSettings, { body });
      toast({ title: words.undone, description: words.savedText, kind: 'good' });
    } catch (error) {
      toast({ title: words.notUndone, description: messageOf(error), kind: 'bad' });
    }
    setBusy(undefined);
    await onSaved();
  };
  if (list.isLoading) return <Skeleton className="h-40 w-full" />;
  if (!list.first) return <ErrorState words={words.historyNotLoaded} onRetry={() => list.retry()} />;
  return (
    <Section title={words.history}>
      {list.items.length === 0 && <p className="text-muted">{words.historyNone}</p>}
      <ol className="grid gap-4">
        {list.items.map((version, index) => {
          const before = version.version === 1 ? BEGINNING : list.items[index + 1];
          const isPresent = version.version === present.version;
          const target = isPresent ? before : version;
          return (
            <li key={version.version} className="grid gap-3 rounded-card border border-line bg-raised p-4">
              <VersionHead version={version} isPresent={isPresent} />
              {before && <Differences before={before} after={version} />}
              {target && (
                <Button
                  variant="secondary"
                  className="justify-self-start"
                  aria-label={isPresent ? undefined : words.goBackTo(version.version)}
                  busy={busy === target.version ? words.undoing : undefined}
                  onClick={() => restore(target)}
                >
                  {isPresent ? words.undo : words.goBack}
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <ListEnd list={list} failure={words.moreNotLoaded} onMore={() => {}} />
    </Section>
  );
}

function VersionHead({ version, isPresent }: { version: SiteVersion; isPresent: boolean }) {
  return (
    <p>
      <span className="font-semibold">{words.version(version.version)}</span>
      {isPresent && ` (${words.current})`}
      <span className="block text-sm text-muted">
        {version.changedByName ?? words.somebody}
        {version.changedAt !== undefined && (
          <>
            {', '}
            <RelativeTime time={version.changedAt} />
          </>
        )}
      </span>
    </p>
  );
}
