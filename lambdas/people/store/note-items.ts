import { defineItem, listIn } from '../../table/index.ts';

export interface StoredPersonNote {
  id: string;
  text: string;
  /** User id of the administrator. */
  writtenBy: string;
  /** ISO 8601. */
  writtenAt: string;
}

/** A note that administrators keep about a person. It lies apart from the person's other items, which each of their own visits reads. */
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
