/** Private notes of administrators about people. */
import * as endpoints from '#shared/people/endpoints.ts';
import type { PersonNote } from '#shared/people/schemas.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentOne } from '../core/present-one.ts';
import type { StoredPersonNote } from './store/note-items.ts';
import * as notes from './store/notes.ts';
import { personIn, readPublicNames } from './store/public-names.ts';

export const listPersonNotes = endpoint(
  endpoints.listPersonNotes,
  async ({ params: { userId }, query, now }) => {
    const { items, ...rest } = await notes.listNotes(userId, query, now);
    return { items: await presentNotes(items), ...rest };
  },
);

export const addPersonNote = endpoint(
  endpoints.addPersonNote,
  async ({ params: { userId }, body: { text }, actor, rememberAnswer, now }) => {
    const added = notes.newNote({ text, writtenBy: actor.userId }, now);
    const answer = await presentOne(presentNotes, added);
    await notes.addNote(userId, added, [rememberAnswer(answer)], now);
    return answer;
  },
);

export const deletePersonNote = endpoint(
  endpoints.deletePersonNote,
  async ({ params: { userId, noteId: id }, actor, now }) => {
    await notes.deleteNote({ userId, id, actorId: actor.userId }, now);
    return { deleted: true as const };
  },
);

/** Adds the writers' current names to notes. */
async function presentNotes(stored: readonly StoredPersonNote[]): Promise<PersonNote[]> {
  const names = await readPublicNames(stored.map(({ writtenBy }) => writtenBy));
  return stored.map(({ id, text, writtenAt, writtenBy }) => ({
    id,
    text,
    writtenAt,
    writtenBy: personIn(names, writtenBy),
  }));
}
