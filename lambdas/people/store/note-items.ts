import { defineItem, listIn } from '../../table/index.ts';

export interface StoredPersonNote {
  id: string;
  text: string;
  /** User id of the administrator. */
  writtenBy: string;
  /** ISO 8601. */
  writtenAt: string;
}

/**
 * An administrator's note about a person. It has its own partition, since the person's own partition is read on each of
 * their visits.
 */
export const personNote = defineItem<StoredPersonNote>()('note about a person', {
  pk: 'NOTES-ABOUT#{userId}',
  sk: '{id}',
  owner: {
    list: notesAbout,
    exported: { not: 'Only administrators may read it. The privacy page says that there may be some.' },
    erased: 'delete',
  },
});

export function notesAbout(userId: string) {
  return listIn<StoredPersonNote>(`NOTES-ABOUT#${userId}`);
}
