import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Html, html, styleElement } from '#lambdas/core/html.ts';

/** Returns the text that a browser shows for escaped text. */
const read = (markup: string) =>
  markup.replace(/&(amp|lt|gt|quot|#39|#96);/g, (entity) => ENTITIES[entity] ?? entity);
const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#96;': '`',
};

describe('a value in a text', () => {
  it('cannot open a tag', () => {
    expect(html`<p>${'"><script>alert(1)</script>'}</p>`.text).toBe(
      '<p>&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    );
  });

  it('is shown as it was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (value) => {
        const { text } = html`${value}`;
        expect(text).not.toMatch(/[<>"'`]/);
        expect(read(text)).toBe(value);
      }),
    );
  });

  it('keeps lines and all alphabets', () => {
    expect(html`${'Nguyễn 日本語 مرحبا 🐟\nsecond'}`.text).toBe('Nguyễn 日本語 مرحبا 🐟\nsecond');
  });

  it('loses control characters, half characters and changes of direction', () => {
    expect(html`${'a\u0000b\u001bc\u202ed\u2066e'}`.text).toBe('abcde');
    expect(html`${'a\ud800'}`.text).toBe('a\ufffd');
  });

  it('may be very long', () => {
    const { text } = html`<p>${'<'.repeat(200_000)}</p>`;
    expect(text).toBe(`<p>${'&lt;'.repeat(200_000)}</p>`);
  });

  it('is left out if it is absent', () => {
    expect(html`a${undefined}${false}b`.text).toBe('ab');
  });

  it('is written if it is zero', () => {
    expect(html`${0}`.text).toBe('0');
  });
});

describe('a value in an attribute', () => {
  it('cannot end the quotes', () => {
    expect(html`<p title="${'" onload="x'}">`.text).toBe('<p title="&quot; onload=&quot;x">');
    expect(html`<p title='${"' onload='x"}'>`.text).toBe("<p title='&#39; onload=&#39;x'>");
  });

  it('is refused without quotes', () => {
    expect(() => html`<p title=${'x'}>`).toThrow(TypeError);
    expect(() => html`<p class="${'a'}" title= ${'x'}>`).toThrow(TypeError);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    ' /x',
    '',
  ])('is not an address if it is %j', (address) => {
    expect(() => html`<a href="${address}">x</a>`).toThrow(TypeError);
    expect(() => html`<img class="${'a'}" src="${address}">`).toThrow(TypeError);
  });

  it('cannot change the host of a path', () => {
    expect(() => html`<a href="/${'/elsewhere.example'}">x</a>`).toThrow(TypeError);
  });

  it('can be an address of this site or of the web', () => {
    expect(html`<a href="${'/pledge/1'}">x</a>`.text).toBe('<a href="/pledge/1">x</a>');
    expect(html`<a href="${'https://creel.example/'}">x</a>`.text).toBe(
      '<a href="https://creel.example/">x</a>',
    );
  });
});

describe('markup in markup', () => {
  it('is inserted unchanged, also in lists', () => {
    expect(html`<ul>${[html`<li>${'<'}</li>`, html`<li>b</li>`]}</ul>`.text).toBe(
      '<ul><li>&lt;</li><li>b</li></ul>',
    );
  });

  it('is distinguished from an object that only looks like it', () => {
    const forged = JSON.parse('{"text":"<script>"}');
    expect(() => html`${forged}`).toThrow(TypeError);
    expect(html`${new Html('<b>')}`.text).toBe('<b>');
  });

  it('cannot be in a style or a script', () => {
    expect(() => html`<style>${'a'}</style>`).toThrow(TypeError);
    expect(() => html`<script>let a = "${'a'}"</script>`).toThrow(TypeError);
  });
});

it('a style element has the hash that browsers compute', () => {
  const { element, source } = styleElement('p{color:red}');
  expect(element.text).toBe('<style>p{color:red}</style>');
  expect(source).toBe("'sha256-p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='");
});
