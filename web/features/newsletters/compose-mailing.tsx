import { type Ref, useState } from 'react';
import * as words from '#words/newsletters/newsletters.ts';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/overlays/dialog.tsx';
import { useAction } from '../../components/overlays/use-action.ts';
import { Section } from '../../components/section.tsx';
import { RelativeTime } from '../../components/text/relative-time.tsx';
import { DraftConflict } from './draft-conflict.tsx';
import { LetterFields } from './letter-fields.tsx';
import { idIn, type Source, textIn } from './mailing-draft.ts';
import { MailingPreview, type Shown } from './mailing-preview.tsx';
import { SendDialog } from './send-dialog.tsx';
import { TestDialog } from './test-dialog.tsx';
import { type Start, useDraft } from './use-draft.ts';
import { useMailingForm } from './use-mailing-form.ts';

type Draft = ReturnType<typeof useDraft>;

interface ComposeProps {
  userId: string;
  source: Source;
  start: Start;
  headingRef: Ref<HTMLHeadingElement>;
  /** Called when a draft was saved from a new text. */
  onNewDraft(source: Source): void;
  onLeave(): void;
}

/** The form of an announcement email. */
export function ComposeMailing({ userId, source, start, headingRef, onNewDraft, onLeave }: ComposeProps) {
  const draft = useDraft({ userId, source, start, onNewDraft });
  const { letter, saving } = draft;
  const leave = async () => {
    await draft.discard();
    onLeave();
  };
  // It was sent even if its draft can't be deleted.
  const form = useMailingForm({ letter, onSent: () => leave().catch(onLeave) });
  const [shown, setShown] = useState<Shown>({ view: 'consumer', language: 'en' });
  const [dialog, setDialog] = useState<'test' | 'discard'>();
  const discarding = useAction(leave);
  const change = (changes: Parameters<Draft['change']>[0]) => {
    draft.change(changes);
    form.forgetIssues();
  };
  const close = () => setDialog(undefined);
  return (
    <div className="flex flex-col gap-5">
      <div className="-ml-4">
        <Button variant="quiet" onClick={onLeave}>
          {words.back}
        </Button>
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <Section title={letter.person ? words.writeToOne : words.write} headingRef={headingRef}>
          <form
            ref={form.fields}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void form.counting.run();
            }}
            className="flex flex-col gap-5"
          >
            <LetterFields draft={draft} onChange={change} form={form} />
            {draft.conflict && (
              <DraftConflict
                conflict={draft.conflict}
                onSaveMine={draft.overwrite}
                onTakeTheirs={draft.takeTheirs}
              />
            )}
            <SavedNote draft={draft} />
            <div className="flex flex-wrap gap-3">
              <Button
                type="submit"
                variant="primary"
                busy={form.counting.isBusy ? words.counting(form.soFar) : undefined}
              >
                {words.count}
              </Button>
              <Button
                variant="secondary"
                busy={saving.isBusy ? words.savingDraft : undefined}
                onClick={() => void saving.run()}
              >
                {words.saveDraft}
              </Button>
              <Button variant="secondary" onClick={() => form.check(false) && setDialog('test')}>
                {words.sendTest}
              </Button>
              <Button variant="quiet" onClick={() => setDialog('discard')}>
                {words.discard}
              </Button>
            </div>
          </form>
        </Section>
        <div className="lg:sticky lg:top-24 lg:self-start">
          <MailingPreview letter={letter} shown={shown} onShow={setShown} />
        </div>
      </div>
      {form.count && (
        <SendDialog
          letter={textIn(letter)}
          count={form.count}
          failure={form.failure}
          isBusy={form.sending.isBusy}
          onSend={(sendAt) => void form.sending.run(sendAt)}
          onClose={form.closeCount}
        />
      )}
      {dialog === 'test' && <TestDialog letter={letter} shown={shown} onClose={close} />}
      {dialog === 'discard' && (
        <ConfirmDialog
          title={words.discardTitle}
          words={idIn(source, 'draft') === undefined ? words.discardText : words.discardShared}
          confirm={words.discard}
          danger
          onConfirm={() => void discarding.run()}
          onClose={close}
        />
      )}
    </div>
  );
}

/** Says where the form's content is stored. */
function SavedNote({ draft }: { draft: Draft }) {
  const { savedBy, savedAt } = draft.saved;
  if (!draft.isUnsaved && (!savedBy || savedAt === undefined)) return null;
  return (
    <p className="text-sm text-muted">
      {draft.isUnsaved || !savedBy || savedAt === undefined ? (
        words.kept
      ) : (
        <>
          {words.savedBy(savedBy.name)}, <RelativeTime time={savedAt} />
        </>
      )}
    </p>
  );
}
