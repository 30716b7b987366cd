/**
 * The app's colours for pages that are rendered without its styles, limited to those used there. A test compares them
 * with web/styles/tokens.css.
 */
export const FLAVOUR_COLORS = `
:root{color-scheme:light dark;
--surface:#f3f7f8;--raised:#ffffff;--ink:#0c2340;--muted:#4a5d72;--line:#cfdae0;--accent-text:#b0400a;--focus:#0b63c5}
[data-flavour="community"]{--surface:#faf5ea;--raised:#fffdf8;--muted:#54606c;--line:#dfd5c1;--accent-text:#14705b}
@media (prefers-color-scheme:dark){
:root{--surface:#0b1826;--raised:#132537;--ink:#eef4f6;--muted:#a9bbca;--line:#29415a;--accent-text:#ff9a63;--focus:#8cc4ff}
[data-flavour="community"]{--surface:#121a20;--raised:#1b262d;--ink:#f4f0e6;--muted:#b3bcbd;--line:#35464f;--accent-text:#6fd9bf}}
`;
