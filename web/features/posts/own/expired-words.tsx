import { editingExpired } from '#words/posts/rules.ts';
import { useSiteRules } from '../../../lib/site/site-rules.ts';

/** Explains how long posts can be edited by the site's rules. */
export function ExpiredWords() {
  return editingExpired.description(useSiteRules().freshHours);
}
