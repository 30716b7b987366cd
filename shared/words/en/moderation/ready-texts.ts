import { isolated } from '../../../text/isolated.ts';

/** Short texts that administrators can choose as a reason. */
export const title = 'Ready texts';
export const lead =
  'When you give a reason, you can pick one of these and change it. All administrators share them.';
export const none = 'There are no ready texts yet.';
export const notLoaded = 'The ready texts could not be loaded.';
export const add = 'Add a text';
export const edit = 'Edit';
export const editNamed = (text: string) => `Edit ${isolated(text)}`;
export const editTitle = 'Edit a ready text';
export const name = 'Name';
export const nameHint = 'Only administrators see it.';
export const text = 'Text';
export const textHint = 'The person gets it as it stands, unless you change it.';
export const tooMany = (max: number) => `At most ${max} ready texts`;
export const save = 'Save';
export const saved = 'Ready text saved';
export const remove = 'Delete';
export const removeNamed = (text: string) => `Delete ${isolated(text)}`;
export const removeTitle = (text: string) => `Delete ${isolated(text)}?`;
export const removeText = 'Nobody can pick it anymore. Reasons that were already sent stay as they are.';
export const removing = 'Deleting...';
export const removed = 'Ready text deleted';
/** Next to the field of a reason. */
export const pick = 'Ready text';
export const write = 'Write your own';
