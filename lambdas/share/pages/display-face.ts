import { readFile } from 'node:fs/promises';
import { type Answer, fileAnswer } from '../answer.ts';

/** The build puts it beside the bundle, from web/styles/fonts. */
export function displayFace(): Answer {
  return fileAnswer('font/woff2', () => readFile(new URL('./besley.woff2', import.meta.url)));
}
