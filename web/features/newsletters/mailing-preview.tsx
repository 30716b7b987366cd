import { useEffect, useState } from 'react';
import type { AnswerOf } from '#shared/contract/endpoint.ts';
import { LANGUAGE_NAMES, type Language } from '#shared/languages.ts';
import { entriesOf } from '#shared/names-of.ts';
import { previewMailing } from '#shared/newsletters/endpoints.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { previewIn } from '#words/newsletters/versions.ts';
import { ToggleGroup } from '../../components/forms/toggle-group.tsx';
import { Section } from '../../components/section.tsx';
import { call } from '../../lib/api/api-client.ts';
import { isComplete, type Letter, textIn } from './mailing-draft.ts';

type PreviewView = keyof typeof words.previewViews;
type Preview = AnswerOf<typeof previewMailing>;

const VIEWS = entriesOf(words.previewViews).map(([value, label]) => ({ value, label }));

const LANGUAGE_CHOICES = entriesOf(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }));

/** Milliseconds without typing after which the preview is rendered. */
const PAUSE = 600;

export interface Shown {
  view: PreviewView;
  /** Of the reader. */
  language: Language;
}

interface MailingPreviewProps {
  letter: Letter;
  shown: Shown;
  onShow(shown: Shown): void;
}

/** The email as it will arrive, rendered by the server with the code that sends it. */
export function MailingPreview({ letter, shown, onShow }: MailingPreviewProps) {
  const { view, language } = shown;
  const { preview, hasFailed } = usePreview(letter, language);
  const saysName = /\{name\}/i.test(letter.subject + letter.content);
  return (
    <Section title={words.preview}>
      <ToggleGroup<PreviewView>
        label={words.previewView}
        value={view}
        onChange={(chosen) => onShow({ ...shown, view: chosen })}
        options={VIEWS}
      />
      <ToggleGroup<Language>
        label={previewIn}
        value={language}
        onChange={(chosen) => onShow({ ...shown, language: chosen })}
        options={LANGUAGE_CHOICES}
      />
      {preview && preview.dropped.length > 0 && (
        <p role="status" className="font-medium text-warn">
          {words.droppedLead} {preview.dropped.map((part) => words.dropped[part]).join(', ')}
        </p>
      )}
      {saysName && <p className="text-sm text-muted">{words.nameShown(words.someReader)}</p>}
      {hasFailed && <p role="alert">{words.previewFailed}</p>}
      {preview ? <Drawn preview={preview} view={view} /> : <p className="text-muted">{words.previewEmpty}</p>}
    </Section>
  );
}

function Drawn({ preview, view }: { preview: Preview; view: PreviewView }) {
  if (view === 'text') {
    return (
      <pre className="rounded-card border border-line bg-raised p-4 text-sm whitespace-pre-wrap wrap-anywhere">
        {preview.consumer.text}
      </pre>
    );
  }
  return (
    <iframe
      title={words.previewTitle}
      // No script runs in it; its links open in a new tab.
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      srcDoc={`<base target="_blank">${preview[view].html}`}
      className="h-140 w-full rounded-card border border-line bg-raised"
    />
  );
}

/** Rendered again when the typing pauses; the previous preview stays until then. */
function usePreview(letter: Letter, language: Language) {
  const [preview, setPreview] = useState<Preview>();
  const [hasFailed, setFailed] = useState(false);
  const body = isComplete(letter) ? JSON.stringify({ ...textIn(letter, isComplete), language }) : undefined;
  useEffect(() => {
    setFailed(false);
    if (body === undefined) return setPreview(undefined);
    const leaving = new AbortController();
    const draw = () =>
      call(previewMailing, { body: JSON.parse(body), signal: leaving.signal }).then(setPreview, () => {
        if (!leaving.signal.aborted) setFailed(true);
      });
    const timer = setTimeout(() => void draw(), PAUSE);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [body]);
  return { preview, hasFailed };
}
