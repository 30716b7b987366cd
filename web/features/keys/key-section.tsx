import { useRef, useState } from 'react';
import type { Scope } from '#shared/contract/scopes.ts';
import type { ApiKey, NewKey } from '#shared/keys/schemas.ts';
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
import { PATHS } from '../../lib/navigation/paths.ts';
import { type KeyBody, KeyForm, type KeyFormProps } from './key-form.tsx';

/** Texts that differ between keys of organizations and of partners. */
interface KeyWords {
  title: string;
  lead: string;
  name: string;
  nameHint: string;
  newTitle: string;
  newText: string;
  two: string;
  stopped: string;
}

interface KeySectionProps<Allowed extends Scope> extends Omit<KeyFormProps<Allowed>, 'texts' | 'send'> {
  /** The result of `useEndpoint`. */
  known: { data: { items: ApiKey[] } | undefined; error: unknown; mutate(): Promise<unknown> };
  texts: KeyWords;
  /** There can be no more keys than this. */
  max: number;
  create(body: KeyBody<Allowed>, idempotencyKey: string): Promise<NewKey>;
  end(keyId: string): Promise<unknown>;
}

/** API keys: making, seeing and ending them. */
export function KeySection<Allowed extends Scope>({
  known,
  texts,
  max,
  create,
  end,
  ...form
}: KeySectionProps<Allowed>) {
  // Only this page has the key, until it is closed.
  const [newKey, setNewKey] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const send = async (body: KeyBody<Allowed>, idempotencyKey: string) => {
    const { key } = await create(body, idempotencyKey);
    setNewKey(key);
    await known.mutate();
    // A repeat after a lost response has no key.
    if (key === undefined) toast({ ...words.notShown, kind: 'bad' });
  };
  return (
    <Section
      title={texts.title}
      headingRef={heading}
      action={
        <ButtonLink to={PATHS.developers} variant="quiet">
          {forDevelopers}
        </ButtonLink>
      }
    >
      <p>{texts.lead}</p>
      {newKey !== undefined && (
        <ShownOnce
          key={newKey}
          texts={texts}
          value={newKey}
          onDone={() => {
            setNewKey(undefined);
            heading.current?.focus();
          }}
        />
      )}
      <Read of={known} failed={words.notLoaded}>
        {({ items }) => (
          <>
            {items.length === 0 ? (
              <p className="text-muted">{words.none}</p>
            ) : (
              <KeyList
                keys={items}
                stopped={texts.stopped}
                end={async ({ id }) => {
                  await end(id);
                  await known.mutate();
                  toast({ title: words.ended, kind: 'good' });
                }}
              />
            )}
            {items.length > 0 && <p className="text-sm text-muted">{texts.two}</p>}
            {items.length < max && <KeyForm {...form} texts={texts} send={send} />}
          </>
        )}
      </Read>
    </Section>
  );
}

const focusOnce = (heading: HTMLElement | null) => heading?.focus();

function ShownOnce({ texts, value, onDone }: { texts: KeyWords; value: string; onDone(): void }) {
  return (
    <div role="status" className="flex flex-col gap-3 rounded-card border border-line bg-raised p-4">
      {/* It takes the focus, because the form may have gone with the last key that there can be. */}
      <h3 ref={focusOnce} tabIndex={-1} className="text-lg font-semibold">
        {texts.newTitle}
      </h3>
      <p>{texts.newText}</p>
      <CopyField label={words.label} value={value} copy={words.copy} messages={words.messages}>
        <Button variant="secondary" onClick={onDone}>
          {words.done}
        </Button>
      </CopyField>
    </div>
  );
}

interface KeyListProps {
  keys: readonly ApiKey[];
  stopped: string;
  end(key: ApiKey): Promise<void>;
}

function KeyList({ keys, stopped, end }: KeyListProps) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised">
      {keys.map((each) => {
        // The beginning of a key tells two of the same name apart.
        const isAlone = keys.filter(({ name }) => name === each.name).length === 1;
        const start = isAlone ? '' : `creel_${each.id}_…`;
        const named = isAlone ? each.name : `${each.name} ${start}`;
        return (
          <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
            <div className="min-w-0">
              <p className="font-semibold wrap-anywhere">
                <Written>{each.name}</Written>
              </p>
              {start && <p className="font-mono text-sm">{start}</p>}
              <p className="text-sm wrap-anywhere">
                {each.scopes.map((scope) => words.scopes[scope]).join(' · ')}
              </p>
              <p className="text-sm text-muted">{timesOf(each).join(' · ')}</p>
              {each.isStopped && <p className="text-sm font-semibold">{stopped}</p>}
            </div>
            <ConfirmedAction
              variant="quiet"
              label={words.end}
              aria-label={words.endNamed(named)}
              title={words.endTitle(named)}
              text={words.endText}
              confirm={words.confirmEnd}
              busy={words.ending}
              action={() => end(each)}
              failed={words.notEnded}
              danger
            />
          </li>
        );
      })}
    </ul>
  );
}

const timesOf = ({ createdAt, lastUsedOn, endsAt }: ApiKey): string[] => [
  words.madeOn(longDate(new Date(createdAt))),
  lastUsedOn === undefined ? words.neverUsed : words.usedOn(longDate(new Date(`${lastUsedOn}T12:00`))),
  words.endsOn(longDate(new Date(endsAt))),
];
