import type { Mail } from '@creel/local-aws/ses';
import { inboxStyle } from './style.ts';

/** The list of emails, newest first; `recipient` filters it. */
export function listPage(mails: readonly Mail[], recipient: string): string {
  const rows = mails.map(
    (mail) => html`<li><a href="/_inbox/${mail.id}">
      <span class="line"><strong>${mail.subject || 'No subject'}</strong>${timeOf(mail)}</span>
      <span class="line quiet"><span class="cut">to ${mail.to}</span></span>
      <span class="line quiet"><span class="cut">${mail.text.trim().slice(0, 120)}</span></span>
    </a></li>`,
  );
  const empty = recipient
    ? html`<p class="card empty">No mail for an address with “${recipient}” in it.</p>`
    : html`<p class="card empty">No mail yet. Whatever this local site sends, to whomever, arrives here.</p>`;
  const body = html`<header><h1>Inbox</h1><a class="action" href="/_inbox">Look again</a></header>
    <main>
      <form action="/_inbox" role="search">
        <label>Recipient <input type="search" name="to" value="${recipient}" autocomplete="off"></label>
        <button>Show</button>
      </form>
      ${mails.length > 0 ? html`<ol>${rows}</ol>` : empty}
    </main>`;
  return page('Inbox', body);
}

export function mailPage(mail: Mail): string {
  const subject = mail.subject || 'No subject';
  const rows = [
    ['From', mail.from],
    ['To', mail.to],
  ].filter(([, value]) => value);
  const body = html`<header><a class="action" href="/_inbox">All mails</a>${timeOf(mail)}</header>
    <main>
      <h1>${subject}</h1>
      <dl>${rows.map(([name = '', value = '']) => row(name, value))}</dl>
      ${mail.html ? frame(mail, subject) : html`<div class="card"><pre>${linked(mail.text)}</pre></div>`}
      ${mail.html && mail.text ? folded('As plain text', html`<pre>${linked(mail.text)}</pre>`) : ''}
      ${folded('Headers', html`<dl>${Object.entries(mail.headers).map(([name, value]) => row(name, value))}</dl>`)}
    </main>`;
  return page(subject, body);
}

export function missingPage(): string {
  const body = html`<header><h1>No such mail</h1><a class="action" href="/_inbox">All mails</a></header>
    <main><p class="card empty">It was never here, or newer ones have taken its place.</p></main>`;
  return page('No such mail', body);
}

/** Shows the email's own HTML, without scripts and without access to its surroundings. Its links open in a new tab. */
function frame(mail: Mail, subject: string): Html {
  const content = `<base target="_blank">${mail.html}`;
  return html`<div class="card"><iframe title="${subject}" srcdoc="${content}"
    sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></div>`;
}

function linked(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((piece, index) => (index % 2 === 1 ? html`<a href="${piece}">${piece}</a>` : html`${piece}`));
}

function folded(title: string, content: Html): Html {
  return html`<details class="card"><summary>${title}</summary>${content}</details>`;
}

function row(name: string, value: string): Html {
  return html`<dt>${name}</dt><dd>${value}</dd>`;
}

function timeOf({ at }: Mail): Html {
  const format = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return html`<time class="quiet" datetime="${at}">${new Intl.DateTimeFormat('en-GB', format).format(new Date(at))}</time>`;
}

function page(title: string, body: Html): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Creel inbox</title>
<style>${new Html(inboxStyle)}</style>
</head>
<body>${body}</body>
</html>`.markup;
}

/** HTML text. A template escapes all other text. */
class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Content = Html | string | number | readonly Html[];

/** A template that escapes its values, for text and for quoted attributes, except for values made by `html`. */
function html(texts: TemplateStringsArray, ...values: readonly Content[]): Html {
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
