/** Short texts that administrators can choose as a reason. */
import * as z from 'zod/mini';
import { isRequired, isTooLong } from '#words/general/field-errors.ts';
import * as words from '#words/moderation/ready-texts.ts';
import { MAX_READY_TEXTS, READY_TEXT_TITLE_LENGTH, REPORT_NOTE_LENGTH } from '../limits.ts';
import { versionFields, versionNumber } from '../site/version.ts';

const line = (field: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, isRequired(field)), z.maxLength(max, isTooLong(field, max)));

export const readyText = z.strictObject({
  title: line(words.name, READY_TEXT_TITLE_LENGTH),
  text: line(words.text, REPORT_NOTE_LENGTH),
});
export type ReadyText = z.output<typeof readyText>;

export const readyTextSettings = z.strictObject({
  readyTexts: z.array(readyText).check(z.maxLength(MAX_READY_TEXTS, words.tooMany(MAX_READY_TEXTS))),
});
export type ReadyTextSettings = z.output<typeof readyTextSettings>;

export const readyTextVersion = z.extend(readyTextSettings, versionFields);

/** @param version the version that the change is based on; if there is a newer one, nothing is changed */
export const readyTextBody = z.extend(readyTextSettings, { version: versionNumber });
