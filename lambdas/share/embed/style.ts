/** The style of framed pages: the site's colors and the fonts of the device. */
import { FLAVOUR_COLORS } from '#shared/flavour-colors.ts';
import { styleElement } from '../../core/html.ts';

const FRAMED = `
*{box-sizing:border-box;margin:0}
html{font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;background:var(--surface);color:var(--ink);overflow-wrap:anywhere}
body{padding:16px;display:grid;gap:16px}
main{display:grid;gap:12px}
h1{font-size:20px;line-height:1.2;text-wrap:balance}
a{color:var(--accent-text);font-weight:600;text-underline-offset:.2em;display:inline-flex;align-items:center;min-height:44px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
ul{display:grid;gap:12px;list-style:none;padding:0;grid-template-columns:repeat(auto-fill,minmax(min(100%,300px),1fr))}
li{display:flex;gap:12px;align-items:flex-start;border:1px solid var(--line);border-radius:12px;background:var(--raised);padding:12px}
li img{flex:none;width:88px;height:88px;border-radius:8px;object-fit:cover;background:var(--line)}
li p{font-size:14px}li p+p,footer{color:var(--muted);font-size:14px}
.note{border-left:3px solid var(--accent-text);padding-left:12px}
`;

export const { element: embedStyle, source: embedStyleSource } = styleElement(
  (FLAVOUR_COLORS + FRAMED).replaceAll('\n', ''),
);
