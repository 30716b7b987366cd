import { type Flavour, PRODUCT_NAME, TAGLINE } from '#shared/flavours.ts';
import { type Html, html } from '../core/html.ts';

interface MailPage {
  flavour: Flavour;
  title: string;
  /** Paragraphs and facts, in their order. */
  body: readonly Block[];
}

/** A paragraph, or a list of facts with their names. */
type Block = string | readonly (readonly [name: string, value: string])[];

const COLOURS = {
  consumer: { ground: '#f3f7f8', accent: '#b0400a' },
  community: { ground: '#faf5ea', accent: '#14705b' },
} as const;

/** The same content as HTML and as plain text. Mail programs know few styles, and those only on the elements themselves. */
export function mailPage({ flavour, title, body }: MailPage): { html: string; text: string } {
  const { ground, accent } = COLOURS[flavour];
  const page = html`<!doctype html>
<html lang="en"><body style="margin:0;background:${ground};font:16px/1.5 system-ui,Segoe UI,Roboto,Arial,sans-serif;color:#0c2340">
<div style="max-width:560px;margin:0 auto;padding:24px 16px">
<p style="font:700 20px Georgia,serif;margin:0 0 16px">${PRODUCT_NAME}</p>
<div style="background:#ffffff;border-top:4px solid ${accent};border-radius:12px;padding:24px">
<h1 style="font:700 24px/1.25 Georgia,serif;margin:0 0 12px">${title}</h1>
${body.map(htmlBlock)}
</div>
<p style="color:#4a5d72;font-size:14px">${TAGLINE}</p>
</div></body></html>`;
  const text = [title, ...body.map(textBlock), `--\n${PRODUCT_NAME}: ${TAGLINE}`].join('\n\n');
  return { html: page.text, text };
}

function htmlBlock(block: Block): Html {
  if (typeof block === 'string') return html`<p style="margin:0 0 12px;white-space:pre-line">${block}</p>`;
  const rows = block.map(
    ([name, value]) =>
      html`<tr><td style="padding:4px 16px 4px 0;color:#4a5d72;vertical-align:top">${name}</td><td style="padding:4px 0;white-space:pre-line">${value}</td></tr>`,
  );
  return html`<table role="presentation" style="border-collapse:collapse;margin:0 0 12px">${rows}</table>`;
}

function textBlock(block: Block): string {
  return typeof block === 'string' ? block : block.map(([name, value]) => `${name}: ${value}`).join('\n');
}
