import { parseSync } from 'vite';

/** The sentences of one file. */
export interface Text {
  file: string;
  sentences: readonly string[];
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** Returns each string of a module of texts, with a word in place of each inserted value. */
export function textOfModule(file: string, source: string): Text {
  const found: string[] = [];
  collectStrings(parseSync(file, source).program, found);
  return { file, sentences: found.flatMap(splitSentences) };
}

/** Returns the comments of a module, without comment marks and code. */
export function textOfComments(file: string, source: string): Text {
  const blocks = parseSync(file, source).comments.map(({ value }) =>
    value.replaceAll(/^[\s*]+/gm, ' ').replaceAll(/`[^`]*`/g, 'Code'),
  );
  return { file, sentences: blocks.flatMap(splitSentences) };
}

const NO_TEXT = ['ImportDeclaration', 'ExportAllDeclaration', 'TSLiteralType', 'BinaryExpression'];

function collectStrings(node: unknown, found: string[]): void {
  if (Array.isArray(node)) for (const each of node) collectStrings(each, found);
  if (!isNode(node) || NO_TEXT.includes(node.type)) return;
  if (node.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
  if (node.type === 'TemplateLiteral' && Array.isArray(node.quasis))
    found.push(node.quasis.map(({ value }) => value.cooked).join('this'));
  for (const [name, child] of Object.entries(node)) if (name !== 'key') collectStrings(child, found);
}

interface Node {
  type: string;
  value?: unknown;
  quasis?: unknown;
}

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && 'type' in node;

/** Returns paragraphs, list items, headings and table cells without code blocks, with a word in place of inline code. */
export function textOfPage(file: string, source: string): Text {
  const prose = source
    .replaceAll(/^```.*?^```$/gms, '')
    .replaceAll(/(?<=\n\n)(?: {4}.*\n)+/g, '')
    .replaceAll(/`[^`]*`/g, 'Code')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/https?:\S+/g, 'Code')
    .replaceAll(/\*\*?/g, '');
  const blocks = prose
    .split(/\n\s*\n|\n(?=\s*(?:[-*]|\d+\.|#+) )|(?<=^#.*)\n|\|/m)
    .map((block) => block.replace(/^\s*(?:[-*]|\d+\.|#+) /, '').trim());
  return { file, sentences: blocks.flatMap(splitSentences) };
}

function splitSentences(text: string): string[] {
  const plain = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
  return [...SENTENCES.segment(plain)]
    .map(({ segment }) => segment.trim())
    .filter((each) => wordsOf(each).length > 0);
}

export function wordsOf(sentence: string): string[] {
  return [...WORDS.segment(sentence)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}
