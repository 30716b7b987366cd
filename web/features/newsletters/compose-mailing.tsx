import { type Ref, useState } from 'react';
import { MAIL_CONTENT_LENGTH } from '#shared/limits.ts';
import { cancel } from '#words/general/form.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Field } from '../../components/forms/field.tsx';
import { FormFoot } from '../../components/forms/form-foot.tsx';
import { TextArea, TextInput } from '../../components/forms/inputs.tsx';
import { ConfirmDialog, Dialog } from '../../components/overlays/dialog.tsx';
import { Section } from '../../components/section.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { useMe } from '../../lib/session/session.tsx';
import { AudienceField } from './audience-field.tsx';
import type { AudienceCount } from './count-audience.ts';
import { MailingPreview, type PreviewView } from './mailing-preview.tsx';
import { useMailingForm } from './use-mailing-form.ts';

interface ComposeMailingProps {
  headingRef: Ref<HTMLHeadingElement>;
  onLeave(): void;
}

/** Writes an email to many. The draft stays on this device until it is sent. */
export function ComposeMailing({ headingRef, onLeave }: ComposeMailingProps) {
  const userId = useMe()?.user.id;
  return userId === undefined ? null : <Compose userId={userId} headingRef={headingRef} onLeave={onLeave} />;
}

function Compose({ userId, headingRef, onLeave }: ComposeMailingProps & { userId: string }) {
  const form = useMailingForm(userId, onLeave);
  const [view, setView] = useState<PreviewView>('consumer');
  const [isDiscarding, setDiscarding] = useState(false);
  const { draft, testing, counting, sending, count } = form;
  const errorOf = (path: string) => form.issues.find((issue) => issue.path === path)?.message;
  return (
    <div className="flex flex-col gap-5">
      <div className="-ml-4">
        <Button variant="quiet" onClick={onLeave}>
          {words.back}
        </Button>
      </div>
      <div className="grid gap-8 lg:grid-cols-2">
        <Section title={words.write} headingRef={headingRef}>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void counting.run();
            }}
            className="flex flex-col gap-5"
          >
            <AudienceField onChange={form.chooseAudience} error={errorOf('audience')} />
            <Field label={words.subject} error={errorOf('subject')}>
              {(control) => (
                <TextInput
                  {...control}
                  value={draft.subject}
                  onChange={({ target }) => form.change({ subject: target.value })}
                />
              )}
            </Field>
            <Field label={words.content} hint={words.contentHint} error={errorOf('content')}>
              {(control) => (
                <TextArea
                  {...control}
                  rows={12}
                  value={draft.content}
                  limit={MAIL_CONTENT_LENGTH}
                  length={draft.content.length}
                  onChange={({ target }) => form.change({ content: target.value })}
                />
              )}
            </Field>
            <p className="text-sm text-muted">{words.kept}</p>
            <div className="flex flex-wrap gap-3">
              <Button
                type="submit"
                variant="primary"
                busy={counting.isBusy ? words.counting(form.soFar) : undefined}
              >
                {words.count}
              </Button>
              <Button
                variant="secondary"
                busy={testing.isBusy ? words.sendingTest : undefined}
                onClick={() => void testing.run(view === 'community' ? 'community' : 'consumer')}
              >
                {words.sendTest}
              </Button>
              <Button variant="quiet" onClick={() => setDiscarding(true)}>
                {words.discard}
              </Button>
            </div>
          </form>
        </Section>
        <MailingPreview draft={draft} view={view} onView={setView} />
      </div>
      {count && (
        <SendDialog
          count={count}
          failure={form.failure}
          isBusy={sending.isBusy}
          onSend={() => void sending.run()}
          onClose={form.closeCount}
        />
      )}
      {isDiscarding && (
        <ConfirmDialog
          title={words.discardTitle}
          words={words.discardText}
          confirm={words.discard}
          danger
          onConfirm={() => {
            form.discard();
            setDiscarding(false);
          }}
          onClose={() => setDiscarding(false)}
        />
      )}
    </div>
  );
}

interface SendDialogProps {
  count: AudienceCount;
  failure: string | undefined;
  isBusy: boolean;
  onSend(): void;
  onClose(): void;
}

/** Says how many get the email, and who does not, before it goes out. */
function SendDialog({ count, failure, isBusy, onSend, onClose }: SendDialogProps) {
  const { recipients, unwanted, suppressed, withoutAddress } = count;
  const isAdmin = useMe()?.roles.includes('admin') ?? false;
  const [missing] = withoutAddress;
  const canSend = recipients > 0 && missing === undefined;
  return (
    <Dialog onClose={onClose} title={words.confirmTitle(recipients)}>
      <div className="flex flex-col gap-4">
        {unwanted + suppressed > 0 && <p>{words.leftOutBefore(unwanted, suppressed)}</p>}
        <p>{missing ? words.noAddress(missing) : recipients > 0 ? words.confirmText : words.nobody}</p>
        {missing && !isAdmin && <p>{words.askForAddress}</p>}
        <FormFoot failure={failure} className="justify-end">
          <Button variant="secondary" onClick={onClose}>
            {cancel}
          </Button>
          {missing && isAdmin && (
            <ButtonLink to={`${PATHS.admin}/settings?face=${missing}`}>{words.enterAddress}</ButtonLink>
          )}
          {canSend && (
            <Button variant="primary" busy={isBusy ? words.starting : undefined} onClick={onSend}>
              {words.send}
            </Button>
          )}
        </FormFoot>
      </div>
    </Dialog>
  );
}
