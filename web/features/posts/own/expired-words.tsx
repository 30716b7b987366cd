import { editingExpired } from '#words/posts/rules.ts';
import { useSiteRules } from '../../../lib/site/site-rules.ts';

/** Until when posts can be edited, as the site has it. */
export function ExpiredWords() {
  return editingExpired.description(useSiteRules().freshHours);
}
