import { useState } from 'react';
import { confirmReceipts } from '#shared/receipts/endpoints.ts';
import type { ReceiptCard } from '#shared/receipts/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import { longDate } from '#words/general/dates.ts';
import { mealsWords } from '#words/posts/figures.ts';
import * as words from '#words/receipts/pages.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { Checkbox, TextInput } from '../../components/forms/inputs.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { ReadList } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { Written } from '../../components/text/written.tsx';
import { call } from '../../lib/api/api-client.ts';
import type { EndpointList } from '../../lib/api/use-endpoint-list.ts';
import { numberIn } from '../../lib/forms/number-in.ts';

interface DraftsProps {
  organizationId: string;
  list: EndpointList<ReceiptCard>;
  onConfirmed(): Promise<unknown>;
}

/** Drafts that a coordinator confirms, one or many at a time, each with its weight if somebody weighed it. */
export function Drafts({ organizationId, list, onConfirmed }: DraftsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [weights, setWeights] = useState<Readonly<Record<string, string>>>({});
  const chosen = list.items.filter(({ id }) => !left.has(id)).slice(0, 25);
  const { isBusy, run } = useAction(async () => {
    const receipts = chosen.map(({ id }) => ({ id, weightPounds: numberIn(weights[id] ?? '') }));
    await call(confirmReceipts, { params: { organizationId }, body: { receipts } });
    toast({ title: words.confirmed(receipts.length), kind: 'good' });
    await onConfirmed();
  }, words.notConfirmed);
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <Section title={words.drafts}>
      <ReadList
        list={list}
        failed={words.notLoaded}
        moreFailed={words.moreNotLoaded}
        empty={words.noDrafts}
        className="flex flex-col"
        keyOf={({ id }) => id}
      >
        {(draft) => (
          <Draft
            draft={draft}
            isChosen={!left.has(draft.id)}
            onToggle={() => toggle(draft.id)}
            weight={weights[draft.id] ?? ''}
            onWeigh={(text) => setWeights({ ...weights, [draft.id]: text })}
          />
        )}
      </ReadList>
      {list.items.length > 0 && (
        <div>
          <Button
            size="large"
            disabled={chosen.length === 0}
            busy={isBusy ? words.confirming : undefined}
            onClick={() => void run()}
          >
            {words.confirm(chosen.length)}
          </Button>
        </div>
      )}
    </Section>
  );
}

interface DraftProps {
  draft: ReceiptCard;
  isChosen: boolean;
  onToggle(): void;
  weight: string;
  onWeigh(text: string): void;
}

function Draft({ draft, isChosen, onToggle, weight, onWeigh }: DraftProps) {
  const { donorName, donatedOn, meals } = draft;
  const day = longDate(new Date(donatedOn), 'UTC');
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 border-b border-line py-3">
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        aria-label={words.choose(donorName, day)}
        label={
          <span className="flex flex-wrap gap-x-3">
            <span className="font-semibold">
              <Written>{donorName}</Written>
            </span>
            <span className="text-muted">{day}</span>
            <span>{mealsWords(meals)}</span>
            <span>
              <Written>{speciesName(draft)}</Written>
            </span>
          </span>
        }
      />
      <div className="w-44">
        <Field label={words.weightLabel} hint={words.weightHint}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              autoComplete="off"
              value={weight}
              onChange={({ target }) => onWeigh(target.value)}
            />
          )}
        </Field>
      </div>
    </div>
  );
}
