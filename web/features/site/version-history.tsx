import { useEffect, useRef } from 'react';
import type { Version } from '#shared/site/version.ts';
import * as words from '#words/site/settings.ts';
import { ActionButton } from '../../components/overlays/action-button.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Section } from '../../components/section.tsx';
import { ListEnd } from '../../components/show-more.tsx';
import { ErrorState, Skeleton } from '../../components/states.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import type { EndpointList } from '../../lib/api/use-endpoint-list.ts';
import { type Difference, Differences } from './differences.tsx';

interface VersionHistoryProps<Settings> {
  /** Newest first. */
  list: EndpointList<Version<Settings>>;
  present: Version<Settings>;
  /** The settings of a new site. */
  beginning: Settings;
  differencesBetween(before: Settings, after: Settings): Difference[];
  /** Saves earlier settings again, as the next version. */
  save(settings: Settings, version: number): Promise<unknown>;
  onSaved(): Promise<void>;
}

/** Versions, newest first: who changed which fields, and when. Any version can be restored: the previous one undoes the last change. */
export function VersionHistory<Settings>({
  list,
  present,
  beginning,
  differencesBetween,
  save,
  onSaved,
}: VersionHistoryProps<Settings>) {
  // The list is refreshed rather than remounted, so that the pressed button keeps the focus.
  const known = useRef(present.version);
  useEffect(() => {
    if (known.current === present.version) return;
    known.current = present.version;
    list.retry();
  });
  const entries = useFocusInSight(list.items[0]?.version);
  const restore = async (version: Version<Settings>) => {
    try {
      await save(version, present.version);
      toast({ title: words.undone, description: words.savedText, kind: 'good' });
    } finally {
      await onSaved();
    }
  };
  if (list.isLoading) return <Skeleton className="h-40 w-full" />;
  if (!list.first) return <ErrorState words={words.historyNotLoaded} onRetry={() => list.retry()} />;
  return (
    <Section title={words.history}>
      {list.items.length === 0 && <p className="text-muted">{words.historyNone}</p>}
      <ol ref={entries} className="grid gap-4">
        {list.items.map((version, index) => {
          const before = version.version === 1 ? { ...beginning, version: 0 } : list.items[index + 1];
          const isPresent = version.version === present.version;
          const target = isPresent ? before : version;
          return (
            <li key={version.version} className="grid gap-3 rounded-card border border-line bg-raised p-4">
              <VersionHead version={version} isPresent={isPresent} />
              {before && <Differences differences={differencesBetween(before, version)} />}
              {target && (
                <ActionButton
                  variant="secondary"
                  className="justify-self-start"
                  aria-label={isPresent ? undefined : words.goBackTo(version.version)}
                  busy={words.undoing}
                  action={() => restore(target)}
                  failed={words.notUndone}
                >
                  {isPresent ? words.undo : words.goBack}
                </ActionButton>
              )}
            </li>
          );
        })}
      </ol>
      <ListEnd list={list} failure={words.moreNotLoaded} />
    </Section>
  );
}

/** A new version's entry pushes down the pressed button, maybe out of view, so it is scrolled back into view. */
function useFocusInSight(newest: number | undefined) {
  const entries = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (newest === undefined) return;
    entries.current?.querySelector(':focus')?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  return entries;
}

function VersionHead({ version, isPresent }: { version: Version<object>; isPresent: boolean }) {
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
