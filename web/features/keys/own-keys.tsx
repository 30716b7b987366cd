import { useState } from 'react';
import { createKey, deleteKey, listKeys } from '#shared/keys/endpoints.ts';
import { MAX_KEYS } from '#shared/keys/limits.ts';
import type { ApiKey } from '#shared/keys/schemas.ts';
import { forDevelopers } from '#words/developers/link.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/keys/settings.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { CopyField } from '../../components/text/copy-field.tsx';
import { Written } from '../../components/text/written.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { PATHS } from '../../lib/navigation/paths.ts';
import { KeyForm } from './key-form.tsx';

/** The API keys of an organization, for its coordinators: making, seeing and ending them. */
export default function OwnKeys({ organizationId }: { organizationId: string }) {
  const params = { organizationId };
  const known = useEndpoint(listKeys, { params });
  // Only this page has the key, until it is closed.
  const [newKey, setNewKey] = useState<string>();
  const end = async ({ id: keyId }: ApiKey) => {
    await call(deleteKey, { params: { ...params, keyId } });
    await known.mutate();
    toast({ title: words.ended, kind: 'good' });
  };
  return (
    <Section
      title={words.title}
      action={
        <ButtonLink to={PATHS.developers} variant="quiet">
          {forDevelopers}
        </ButtonLink>
      }
    >
      <p>{words.lead}</p>
      {newKey !== undefined && <NewKey value={newKey} onDone={() => setNewKey(undefined)} />}
      <Read of={known} failed={words.notLoaded}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p className="text-muted">{words.none}</p>
            ) : (
              <KeyList keys={items} end={end} />
            )}
            {items.length > 0 && <p className="text-sm text-muted">{words.two}</p>}
            {items.length < MAX_KEYS && (
              <KeyForm
                organizationId={organizationId}
                send={async (body, idempotencyKey) => {
                  const { key } = await call(createKey, { params, body, idempotencyKey });
                  setNewKey(key);
                  await known.mutate();
                  // A repeat after a lost response has no key.
                  if (key === undefined) toast({ ...words.notShown, kind: 'bad' });
                }}
              />
            )}
          </>
        )}
      </Read>
    </Section>
  );
}

function NewKey({ value, onDone }: { value: string; onDone(): void }) {
  return (
    <div role="status" className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      <h3 className="text-lg font-semibold">{words.newTitle}</h3>
      <p>{words.newText}</p>
      <CopyField label={words.label} value={value} copy={words.copy} messages={words.messages}>
        <Button variant="secondary" onClick={onDone}>
          {words.done}
        </Button>
      </CopyField>
    </div>
  );
}

function KeyList({ keys, end }: { keys: readonly ApiKey[]; end(key: ApiKey): Promise<void> }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised">
      {keys.map((each) => (
        <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <Written>{each.name}</Written>
            </p>
            <p className="text-sm wrap-anywhere">
              {each.scopes.map((scope) => words.scopes[scope]).join(' · ')}
            </p>
            <p className="text-sm text-muted">{timesOf(each).join(' · ')}</p>
            {each.isStopped && <p className="text-sm font-semibold">{words.stopped}</p>}
          </div>
          <ConfirmedAction
            variant="quiet"
            label={words.end}
            aria-label={words.endNamed(each.name)}
            title={words.endTitle(each.name)}
            text={words.endText}
            confirm={words.confirmEnd}
            busy={words.ending}
            action={() => end(each)}
            failed={words.notEnded}
            danger
          />
        </li>
      ))}
    </ul>
  );
}

const timesOf = ({ createdAt, lastUsedOn, endsAt }: ApiKey): string[] => [
  words.madeOn(longDate(new Date(createdAt))),
  lastUsedOn === undefined ? words.neverUsed : words.usedOn(longDate(new Date(`${lastUsedOn}T12:00`))),
  words.endsOn(longDate(new Date(endsAt))),
];
