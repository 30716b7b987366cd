import type { Impact } from '#shared/impact/schemas.ts';
import { longDate } from '#words/general/dates.ts';
import * as words from '#words/impact/impact.ts';
import { Button } from '../../components/button.tsx';
import { copyText } from '../../components/text/copy-text.ts';

/** One sentence to quote about the site, with the date of its figures. */
export function Quote({ impact: { totals, asOf } }: { impact: Impact }) {
  const sentence = words.quote(totals, longDate(new Date(asOf), 'UTC'));
  return (
    <figure className="grid justify-items-start gap-3 rounded-card border border-line bg-raised p-5">
      <blockquote className="max-w-read text-lg wrap-anywhere">{sentence}</blockquote>
      <Button data-needs-script variant="secondary" onClick={() => void copyText(sentence, words.quoteCopy)}>
        {words.copyQuote}
      </Button>
    </figure>
  );
}
