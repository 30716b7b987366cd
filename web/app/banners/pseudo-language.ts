/**
 * Shows every text of the site with accents, in brackets and longer by 40 %, as other languages may be: what is cut off
 * or wider than the screen then shows. Texts that people wrote stay as they are.
 */

const KEPT = '[dir=auto], textarea, script, style';

/** "Home" → "[Hômê~~]". A text without letters, or changed before, stays. */
function pseudo(text: string): string {
  if (!/\p{L}/u.test(text) || text.trim().startsWith('[')) return text;
  const longer = text.replace(/\p{L}+/gu, (word) => word + '~'.repeat(Math.round(word.length * 0.4)));
  return longer
    .replace(/[aeiou]/gi, '$&\u0302')
    .normalize()
    .replace(/\S.*\S|\S/s, '[$&]');
}

function change(node: Node): void {
  const changed = pseudo(node.nodeValue ?? '');
  if (changed !== node.nodeValue && !node.parentElement?.closest(KEPT)) node.nodeValue = changed;
}

function changeAll(root: Node): void {
  if (root instanceof Text) change(root);
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) change(texts.currentNode);
}

changeAll(document.body);
new MutationObserver((records) => {
  for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) changeAll(node);
}).observe(document.body, { subtree: true, childList: true, characterData: true });

export {};
