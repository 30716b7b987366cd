import { PERSON_NOTE_LENGTH } from '#shared/limits.ts';
import { addPersonNote, deletePersonNote, listPersonNotes } from '#shared/people/endpoints.ts';
import { type PersonNote, type PersonNoteBody, personNoteBody } from '#shared/people/schemas.ts';
import { dateTime } from '#words/general/format.ts';
import * as words from '#words/people/people.ts';
import { Button } from '../../components/button.tsx';
import { LongTextField } from '../../components/forms/bound-fields.tsx';
import { FormFoot } from '../../components/forms/form-foot.tsx';
import { ConfirmedAction } from '../../components/overlays/confirmed-action.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { ReadList } from '../../components/read.tsx';
import { Written } from '../../components/text/written.tsx';
import { call } from '../../lib/api/api-client.ts';
import { useEndpointList } from '../../lib/api/use-endpoint-list.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { CardSection } from './card.tsx';

/** Notes that administrators keep about the person. */
export function NotesSection({ userId }: { userId: string }) {
  const list = useEndpointList(listPersonNotes, { params: { userId } }, { isChangedElsewhere: true });
  const reload = async () => void (await list.retry());
  return (
    <CardSection title={words.notes}>
      <p className="text-muted">{words.notesLead}</p>
      <ReadList
        list={list}
        failed={words.notesNotLoaded}
        moreFailed={words.notesNotLoaded}
        empty={words.noNotes}
        label={words.notes}
        className="grid gap-3"
        keyOf={({ id }) => id}
      >
        {(note) => <Note note={note} userId={userId} reload={reload} />}
      </ReadList>
      <NoteForm userId={userId} reload={reload} />
    </CardSection>
  );
}

interface NotesProps {
  userId: string;
  reload(): Promise<void>;
}

function Note({ note, userId, reload }: NotesProps & { note: PersonNote }) {
  const { id, text, writtenBy, writtenAt } = note;
  const when = dateTime(new Date(writtenAt));
  const remove = async () => {
    await call(deletePersonNote, { params: { userId, noteId: id } });
    await reload();
    toast({ title: words.noteDeleted, kind: 'good' });
  };
  return (
    <div className="border-b border-line pb-2">
      <Written as="p">{text}</Written>
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm text-muted">
        {words.noteBy(writtenBy.name, when)}
        <ConfirmedAction
          variant="quiet"
          className="-mx-4"
          label={words.deleteNote}
          aria-label={words.deleteNoteOf(writtenBy.name, when)}
          title={words.deleteNoteTitle}
          text={words.deleteNoteText}
          busy={words.deleting}
          danger
          action={remove}
          failed={words.noteNotDeleted}
        />
      </p>
    </div>
  );
}

function NoteForm({ userId, reload }: NotesProps) {
  const form = useContractForm<PersonNoteBody, PersonNoteBody>({
    schema: personNoteBody,
    defaults: { text: '' },
    creates: `note.${userId}`,
    async send(body, idempotencyKey) {
      await call(addPersonNote, { params: { userId }, body, idempotencyKey });
      await reload();
      form.reset();
      toast({ title: words.noteAdded, kind: 'good' });
    },
  });
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-3">
      <LongTextField form={form} name="text" label={words.newNote} rows={3} limit={PERSON_NOTE_LENGTH} />
      <FormFoot failure={form.failure}>
        <Button
          type="submit"
          variant="secondary"
          busy={form.formState.isSubmitting ? words.addingNote : undefined}
        >
          {words.addNote}
        </Button>
      </FormFoot>
    </form>
  );
}
