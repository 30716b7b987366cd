/** The look of pages in frames: the site's colours, and the faces of the device. */
import { styleElement } from '../../core/html.ts';

/** The app's colours, those that are used here; a test compares them with web/styles/tokens.css. */
const TOKENS = `
:root{color-scheme:light dark;
--surface:#f3f7f8;--raised:#ffffff;--ink:#0c2340;--muted:#4a5d72;--line:#cfdae0;--accent-text:#b0400a;--focus:#0b63c5}
[data-flavour="community"]{--surface:#faf5ea;--raised:#fffdf8;--muted:#54606c;--line:#dfd5c1;--accent-text:#14705b}
@media (prefers-color-scheme:dark){
:root{--surface:#0b1826;--raised:#132537;--ink:#eef4f6;--muted:#a9bbca;--line:#29415a;--accent-text:#ff9a63;--focus:#8cc4ff}
[data-flavour="community"]{--surface:#121a20;--raised:#1b262d;--ink:#f4f0e6;--muted:#b3bcbd;--line:#35464f;--accent-text:#6fd9bf}}
`;

const FRAMED = `
*{box-sizing:border-box;margin:0}
html{font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;background:var(--surface);color:var(--ink);overflow-wrap:anywhere}
body{padding:16px;display:grid;gap:16px}
main{display:grid;gap:12px}
h1{font-size:20px;line-height:1.2;text-wrap:balance}
a{color:var(--accent-text);font-weight:600;text-underline-offset:.2em;display:inline-flex;align-items:center;min-height:44px}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
ul{display:grid;gap:12px;list-style:none;padding:0;grid-template-columns:repeat(auto-fill,minmax(min(100%,240px),1fr))}
li{border:1px solid var(--line);border-radius:12px;background:var(--raised);padding:6px 16px 12px}
li p{font-size:14px}li p+p,footer{color:var(--muted);font-size:14px}
.note{border-left:3px solid var(--accent);padding-left:12px}
`;

export const { element: embedStyle, source: embedStyleSource } = styleElement(
  (TOKENS + FRAMED).replaceAll('\n', ''),
);
