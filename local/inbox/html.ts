/** Text that is HTML already; everything else is escaped when it goes into a template. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Content = Html | string | number | readonly Html[];

/** A template whose values are escaped, for text and for quoted attributes, unless they are made by `html` themselves. */
export function html(texts: TemplateStringsArray, ...values: readonly Content[]): Html {
  return new Html(texts.map((text, index) => text + markupOf(values[index] ?? '')).join(''));
}

function markupOf(content: Content): string {
  if (content instanceof Html) return content.markup;
  if (typeof content === 'string' || typeof content === 'number') return escapeHtml(String(content));
  return content.map(({ markup }) => markup).join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
