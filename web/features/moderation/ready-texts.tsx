import { useState } from 'react';
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import { MAX_READY_TEXTS } from '#shared/limits.ts';
import { getReadyTexts, setReadyTexts } from '#shared/moderation/endpoints.ts';
import type { ReadyText } from '#shared/moderation/ready-texts.ts';
import * as words from '#words/moderation/ready-texts.ts';
import { Button } from '../../components/button.tsx';
import { TitledCard } from '../../components/cards/titled-card.tsx';
import { Icon } from '../../components/drawings/icons.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { Read } from '../../components/read.tsx';
import { Section } from '../../components/section.tsx';
import { Written } from '../../components/text/written.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpoint } from '../../lib/api/use-endpoint.ts';
import { ReadyTextDialog } from './ready-text-dialog.tsx';

/** Prepared texts for administrators. Each is added, changed and deleted separately. */
export default function ReadyTexts() {
  const read = useEndpoint(getReadyTexts, {});
  return (
    <Read of={read} failed={words.notLoaded}>
      {(data) => <Texts data={data} reload={() => read.mutate()} />}
    </Read>
  );
}

interface TextsProps {
  data: AnswerOf<typeof getReadyTexts>;
  reload(): Promise<unknown>;
}

function Texts({ data: { readyTexts, version }, reload }: TextsProps) {
  const [editing, setEditing] = useState<ReadyText | 'new'>();
  const close = () => setEditing(undefined);
  const save = async (next: readonly ReadyText[], said: string) => {
    try {
      await call(setReadyTexts, { body: { readyTexts: [...next], version } });
    } finally {
      // After somebody else's change, the next attempt starts from their version.
      await reload();
    }
    toast({ title: said, kind: 'good' });
  };
  return (
    <Section
      title={words.title}
      action={
        readyTexts.length < MAX_READY_TEXTS && (
          <Button variant="secondary" onClick={() => setEditing('new')}>
            <Icon name="plus" />
            {words.add}
          </Button>
        )
      }
    >
      <p className="max-w-form text-muted">{words.lead}</p>
      {readyTexts.length === 0 && <p>{words.none}</p>}
      <ul className="grid gap-4 lg:grid-cols-2">
        {readyTexts.map((each) => (
          <li key={`${each.title} ${each.text}`}>
            <TitledCard title={each.title} level={3} head={null}>
              <Written as="p">{each.text}</Written>
              <div className="mt-auto flex flex-wrap gap-3">
                <Button
                  variant="secondary"
                  aria-label={words.editNamed(each.title)}
                  onClick={() => setEditing(each)}
                >
                  {words.edit}
                </Button>
                <ConfirmedAction
                  label={words.remove}
                  aria-label={words.removeNamed(each.title)}
                  title={words.removeTitle(each.title)}
                  text={words.removeText}
                  busy={words.removing}
                  variant="quiet"
                  danger
                  action={() =>
                    save(
                      readyTexts.filter((other) => other !== each),
                      words.removed,
                    )
                  }
                />
              </div>
            </TitledCard>
          </li>
        ))}
      </ul>
      {editing && (
        <ReadyTextDialog
          text={editing === 'new' ? undefined : editing}
          save={async (text) => {
            const replaced = readyTexts.map((each) => (isSame(each, editing) ? text : each));
            await save(replaced.includes(text) ? replaced : [...readyTexts, text], words.saved);
            close();
          }}
          onClose={close}
        />
      )}
    </Section>
  );
}

const isSame = (one: ReadyText, other: ReadyText | 'new') =>
  other !== 'new' && one.title === other.title && one.text === other.text;
