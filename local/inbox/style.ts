/** The styles of the inbox: the product's text colours and its orange, light and dark. */
export const inboxStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f6f8f9, #0d1b2a);
  --raised: light-dark(#ffffff, #14273b);
  --line: light-dark(#d5dde3, #2a4058);
  --ink: light-dark(#0e2338, #eef4f8);
  --muted: light-dark(#4d6072, #a9bccd);
  --accent: light-dark(#b33c00, #ff9a5c);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--ink);
  font: 17px/1.5 system-ui, sans-serif;
}
header, main { max-width: 46rem; margin: 0 auto; padding: 0 16px; }
header { display: flex; align-items: center; justify-content: space-between; gap: 16px; padding-block: 20px 12px; }
main { padding-bottom: 48px; }
main h1 { margin-bottom: 12px; }
h1 { font-size: 24px; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.action { display: inline-flex; align-items: center; min-height: 44px; }
form { display: flex; gap: 8px; align-items: end; margin: 0 0 16px; }
label { flex: 1; font-size: 14px; color: var(--muted); }
input, button {
  font: inherit;
  min-height: 48px;
  border: 1px solid var(--line);
  border-radius: 8px;
  padding: 0 12px;
  background: var(--raised);
  color: var(--ink);
}
input { width: 100%; display: block; }
ol { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
li + li { border-top: 1px solid var(--line); }
li a { display: block; padding: 12px 16px; background: var(--raised); color: inherit; text-decoration: none; }
li a:hover strong { color: var(--accent); }
li a:focus-visible { outline-offset: -3px; border-radius: 12px; }
.line { display: flex; justify-content: space-between; gap: 16px; }
.quiet, dt { color: var(--muted); font-size: 14px; }
strong { overflow-wrap: anywhere; font-weight: 600; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
.cut { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.card { background: var(--raised); border: 1px solid var(--line); border-radius: 12px; overflow: hidden; }
.empty { padding: 48px 24px; text-align: center; color: var(--muted); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px 16px; margin: 0 0 16px; overflow-wrap: anywhere; }
dd { margin: 0; }
iframe { display: block; width: 100%; height: 70vh; border: 0; background: #fff; }
pre { margin: 0; padding: 16px; white-space: pre-wrap; overflow-wrap: anywhere; font: 15px/1.5 ui-monospace, monospace; }
details { margin-top: 16px; }
summary { min-height: 44px; display: flex; align-items: center; padding: 0 16px; cursor: pointer; }
details dl { padding: 0 16px; font-size: 14px; }
`;
