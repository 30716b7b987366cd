import { type Flavour, PRODUCT_NAME } from '#shared/flavours.ts';
import type { Language } from '#shared/languages.ts';
import type { SiteContact } from '#shared/site/schemas.ts';
import { Html, html } from '../core/html.ts';
import { mailboxOf } from './site-mailboxes.ts';
import { type EmailWords, linkIn } from './words-in.ts';

interface Unsubscribe {
  /** Name of the kind of email. */
  kind: string;
  url: string;
}

interface MailPage {
  flavour: Flavour;
  words: EmailWords;
  title: string;
  /** The language of the title and of blocks of HTML, if it is not the language of the email. */
  writtenIn?: Language | undefined;
  body: readonly Block[];
  /** Contact of the site with its postal address, for emails that must contain it. */
  contact?: SiteContact;
  /** How to unsubscribe from emails of this kind. */
  unsubscribe?: Unsubscribe;
}

/** A paragraph, a list of named facts, or highlighted content. */
export type Block =
  | string
  | readonly (readonly [name: string, value: string])[]
  /** Text written by somebody else. */
  | { quote: string }
  /** A code to type. */
  | { code: string }
  | { button: string; url: string }
  /** One of several links, each with a note below it. */
  | { link: string; url: string; note?: string }
  /** HTML that is already safe, and the same as plain text. */
  | { html: string; text: string };

const COLOURS = {
  consumer: { ground: '#f3f7f8', accent: '#b0400a', line: '#d5dde3' },
  community: { ground: '#faf5ea', accent: '#14705b', line: '#e2dac6' },
} as const;

const FONT = 'system-ui,Segoe UI,Roboto,Arial,sans-serif';

/** Returns an email as HTML and as plain text. Email programs support few styles, and only on the elements. */
export function mailPage(page: MailPage): { html: string; text: string } {
  const { flavour, words, title, body, contact = {}, unsubscribe } = page;
  const { tagline, language } = words;
  const { writtenIn = language } = page;
  const { ground, accent } = COLOURS[flavour];
  const document = html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title></head>
<body style="margin:0;background:${ground};font:16px/1.5 ${FONT};color:#0c2340">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="font:700 20px Georgia,serif;margin:0 0 16px">${PRODUCT_NAME}</p>
<div style="background:#ffffff;border-top:4px solid ${accent};border-radius:12px;padding:24px">
<h1 lang="${writtenIn}" style="font:700 24px/1.25 Georgia,serif;margin:0 0 12px;overflow-wrap:anywhere">${title}</h1>
${body.map((block) => htmlBlock(block, { flavour, writtenIn }))}
</div>
<p style="color:#4a5d72;font-size:14px;margin:16px 0 0">${tagline}</p>
${addressHtml(words, flavour)}
${contactLines(contact, flavour).map(footHtml)}
${unsubscribe && unsubscribeHtml(words, unsubscribe)}
</div></body></html>`;
  const foot = [
    `${PRODUCT_NAME}: ${tagline}`,
    [linkIn(words, flavour, ''), mailboxOf(flavour)].filter(Boolean).join(', '),
    ...contactLines(contact, flavour),
    ...(unsubscribe ? [words.mail.unsubscribeText(unsubscribe.kind, unsubscribe.url)] : []),
  ];
  const text = [title, ...body.map(textBlock), `--\n${foot.join('\n')}`].join('\n\n');
  return { html: document.text, text };
}

/** Returns the site's contact without the mailbox, which every email contains. */
function contactLines({ name, address = [], phone, email }: SiteContact, flavour: Flavour): string[] {
  const reached = [phone, email !== mailboxOf(flavour) && email];
  return [[name, ...address].filter(Boolean).join(', '), reached.filter(Boolean).join(' · ')].filter(Boolean);
}

const footHtml = (line: string) => html`<p style="color:#4a5d72;font-size:14px;margin:4px 0 0">${line}</p>`;

/** Returns the site's URL and mailbox. */
function addressHtml(words: EmailWords, flavour: Flavour): Html {
  const [home, mailbox] = [linkIn(words, flavour, ''), mailboxOf(flavour)];
  return html`<p style="color:#4a5d72;font-size:14px;margin:4px 0 0"><a href="${home}" style="color:#4a5d72">${new URL(home).host}</a>${mailbox !== undefined && ` · ${mailbox}`}</p>`;
}

const unsubscribeHtml = ({ mail }: EmailWords, { kind, url }: Unsubscribe) =>
  html`<p style="color:#4a5d72;font-size:14px;margin:4px 0 0">${mail.isOn(kind)} <a href="${url}" style="color:#4a5d72">${mail.unsubscribe}</a></p>`;

function htmlBlock(block: Block, { flavour, writtenIn }: { flavour: Flavour; writtenIn: Language }): Html {
  const { accent, ground, line } = COLOURS[flavour];
  if (typeof block === 'string') return html`<p style="margin:0 0 12px;white-space:pre-line">${block}</p>`;
  if ('quote' in block) {
    return html`<p style="margin:0 0 16px;padding:12px 16px;background:${ground};border-left:3px solid ${line};border-radius:4px;white-space:pre-line;overflow-wrap:anywhere">${block.quote}</p>`;
  }
  if ('code' in block) {
    return html`<p style="margin:0 0 12px;font-size:32px;font-weight:700;letter-spacing:.12em">${block.code}</p>`;
  }
  if ('button' in block) {
    return html`<p style="margin:16px 0"><a href="${block.url}" style="display:inline-block;padding:12px 24px;border-radius:10px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${block.button}</a></p>`;
  }
  if ('link' in block) {
    const note = block.note !== undefined && html`<br>${block.note}`;
    return html`<p style="margin:0 0 12px;overflow-wrap:anywhere"><a href="${block.url}" style="color:${accent};font-weight:600">${block.link}</a>${note}</p>`;
  }
  if ('html' in block)
    return html`<div lang="${writtenIn}" style="overflow-wrap:anywhere">${new Html(block.html)}</div>`;
  const rows = block.map(
    ([name, value]) =>
      html`<tr><td style="padding:4px 16px 4px 0;color:#4a5d72;vertical-align:top">${name}</td><td style="padding:4px 0;white-space:pre-line;overflow-wrap:anywhere">${value}</td></tr>`,
  );
  return html`<table role="presentation" style="border-collapse:collapse;margin:0 0 12px">${rows}</table>`;
}

function textBlock(block: Block): string {
  if (typeof block === 'string') return block;
  if ('quote' in block) return block.quote.replace(/^/gm, '> ');
  if ('code' in block) return block.code;
  if ('button' in block) return `${block.button}: ${block.url}`;
  if ('link' in block) return [`${block.link}: ${block.url}`, block.note].filter(Boolean).join('\n');
  if ('html' in block) return block.text;
  return block.map(([name, value]) => `${name}: ${value}`).join('\n');
}
