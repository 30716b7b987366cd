/** The look of the rendered pages: one constant style sheet, so that the content security policy can name it. No page has a script. */
import { styleElement } from '../core/html.ts';

/** The app's own display face, at an address that these pages know: the app's names change with every build. */
export const DISPLAY_FACE_PATH = '/share/besley.woff2';

/** The app's colours, those that these pages use; a test compares them with web/styles/tokens.css. */
export const TOKENS = `
:root{color-scheme:light dark;
--surface:#f3f7f8;--raised:#ffffff;--sunken:#e3ebee;--ink:#0c2340;--muted:#4a5d72;--line:#cfdae0;
--accent:#ef5f17;--accent-ink:#0c2340;--accent-text:#b0400a;--good:#12694a;--warn:#8a5200;--focus:#0b63c5}
[data-flavour="community"]{--surface:#faf5ea;--raised:#fffdf8;--sunken:#eee6d6;--muted:#54606c;--line:#dfd5c1;
--accent:#2c9c83;--accent-text:#14705b}
@media (prefers-color-scheme:dark){
:root{--surface:#0b1826;--raised:#132537;--sunken:#1b3147;--ink:#eef4f6;--muted:#a9bbca;--line:#29415a;
--accent:#ff7f3a;--accent-ink:#0b1826;--accent-text:#ff9a63;--good:#6fd3a4;--warn:#f2bd5c;--focus:#8cc4ff}
[data-flavour="community"]{--surface:#121a20;--raised:#1b262d;--sunken:#25333b;--ink:#f4f0e6;--muted:#b3bcbd;--line:#35464f;
--accent:#58c9ad;--accent-text:#6fd9bf}}
`;

const PAGE = `
@font-face{font-family:Besley;src:url(${DISPLAY_FACE_PATH}) format("woff2");font-weight:500 800;font-display:optional}
*{box-sizing:border-box;margin:0}
html{font:17px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;background:var(--surface);color:var(--ink);
-webkit-text-size-adjust:100%;overflow-wrap:anywhere}
body{min-height:100svh;display:flex;flex-direction:column}
a{color:var(--accent-text);text-underline-offset:.2em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
h1,h2,.figure,.brand,.card strong{font-family:Besley,Rockwell,"Roboto Serif",Georgia,"Noto Serif",serif;line-height:1.15;text-wrap:balance}
h1{font-size:32px}h2{font-size:20px}h1,h2{font-weight:650}
.figure{font-size:44px;font-weight:700;font-variant-numeric:tabular-nums;color:var(--accent-text)}
.banner{background:var(--accent);color:var(--accent-ink);font-weight:500}.banner.good{background:var(--good);color:var(--raised)}
.banner.warning{background:var(--warn);color:var(--raised)}.banner a{color:inherit;display:inline-block;padding-block:9px}
.banner p{max-width:1120px;margin-inline:auto;padding:4px 16px;min-height:44px;display:flex;flex-wrap:wrap;align-items:center;column-gap:12px}
header,main,footer{width:100%;max-width:1120px;margin-inline:auto;padding-inline:16px}
header{display:flex;align-items:center;gap:12px;padding-block:12px}
.brand{display:flex;align-items:center;gap:8px;min-height:44px;color:inherit;font-size:20px;font-weight:700;text-decoration:none}
.mark{fill:none;stroke:currentColor;stroke-width:2;stroke-linecap:round;stroke-linejoin:round}.tone{fill:var(--accent);stroke:none}
.tagline{color:var(--muted);font-size:14px;margin-left:auto;display:none}
main{flex:1;padding-block:8px 40px}
footer{padding-block:20px 28px;border-top:1px solid var(--line);color:var(--muted);font-size:14px}
.eyebrow{color:var(--muted);font-size:14px;font-weight:600}
.quiet{color:var(--muted)}
.stack{display:grid;gap:20px;align-content:start;min-width:0}
.pledge{display:grid;gap:24px;grid-template-areas:"photo" "words" "more"}
.pledge>.first{grid-area:photo}.pledge>.stack{grid-area:words}.pledge>.more{grid-area:more}
.hero{display:grid;gap:4px}
.hero .figure{font-size:72px;line-height:1}
figure{display:grid;gap:6px}
figcaption{color:var(--muted);font-size:14px}
.photo{display:block;width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:12px;background:var(--sunken)}
.none{display:grid;place-items:center;aspect-ratio:4/3;border-radius:12px;border:1px solid var(--line);background:var(--raised);color:var(--muted)}
.none .mark{width:40%;height:auto;max-width:200px;stroke-width:.8}
.more{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:12px;align-content:start}
dl{display:grid;border-top:1px solid var(--line)}
dl div{display:flex;gap:16px;justify-content:space-between;padding-block:10px;border-bottom:1px solid var(--line)}
dt{color:var(--muted);flex:none}
dd{text-align:right;min-width:0}
dd a{display:inline-block;padding-block:9px;margin-block:-9px}
blockquote{border-left:3px solid var(--accent);padding-left:16px;white-space:pre-line;max-width:68ch}
.figures{display:grid;grid-template-columns:1fr 1fr;gap:12px;list-style:none;padding:0}
.figures li{border:1px solid var(--line);border-radius:12px;background:var(--raised);padding:16px;display:grid;gap:4px}
.bar{display:block;width:100%;height:16px;border-radius:8px;background:var(--sunken)}
.bar .claimed{fill:var(--accent);opacity:.45}.bar .served{fill:var(--accent)}
.actions{display:grid;gap:12px}
.button{display:grid;place-items:center;min-height:48px;padding:8px 24px;border-radius:12px;border:1px solid var(--line);
background:var(--raised);color:var(--ink);font-weight:600;text-decoration:none;text-align:center}
.primary{background:var(--accent);border-color:var(--accent);color:var(--accent-ink)}
.address{display:block;padding:12px;border:1px solid var(--line);border-radius:12px;background:var(--raised);
font:14px/1.4 ui-monospace,monospace;user-select:all;-webkit-user-select:all}
.cards{display:grid;gap:12px;list-style:none;padding:0}
.card{display:grid;grid-template-columns:112px 1fr;gap:14px;color:inherit;text-decoration:none;border:1px solid var(--line);
border-radius:12px;background:var(--raised);overflow:hidden;height:100%}
.card picture{display:block}
.card .photo,.card .none{width:112px;height:100%;min-height:112px;aspect-ratio:auto;border-radius:0;border:0;background:var(--sunken)}
.card p{font-size:14px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.card .words{padding:10px 12px 10px 0;display:grid;gap:2px;align-content:center;min-width:0}
.card strong{font-size:20px;color:var(--accent-text);line-height:1.2}
.problem{max-width:40rem;padding-block:32px}
@media (min-width:768px){html{font-size:16px}.tagline{display:block}header{padding-block:20px}
.actions{grid-template-columns:repeat(auto-fit,minmax(200px,max-content))}
.cards{grid-template-columns:repeat(auto-fill,minmax(320px,1fr));gap:16px}}
@media (min-width:900px){.pledge{grid-template:"photo words" auto "more words" 1fr/minmax(0,1fr) minmax(0,1fr);column-gap:48px}
.figures{grid-template-columns:repeat(4,1fr)}h1{font-size:34px}}
`;

export const compact = (css: string) => css.replaceAll('\n', '');

export const { element: style, source: styleSource } = styleElement(compact(TOKENS + PAGE));
