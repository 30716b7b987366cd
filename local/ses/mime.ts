import { decodeWords } from './encoded-words.ts';
import { decodeCharset, decodeTransfer } from './transfer-encoding.ts';

export interface Message {
  /** Decoded, by lower-case name; of several of one name, the first. */
  readonly headers: Record<string, string>;
  readonly text: string;
  readonly html: string;
}

interface Part {
  readonly headers: Record<string, string>;
  readonly body: string;
}

const deepestNesting = 10;

/** Reads a message as it is sent: its headers, and the first part of plain text and of HTML that is no attachment. */
export function parseMessage(raw: Uint8Array): Message {
  // One character for each byte, until a part says what its bytes mean.
  const message = splitPart(Buffer.from(raw).toString('latin1'));
  const leaves = findLeaves(message, 0).filter(
    ({ headers }) => !/^attachment/i.test(headers['content-disposition'] ?? ''),
  );
  const content = (type: string) => {
    const leaf = leaves.find(({ headers }) => mediaType(headers) === type);
    return leaf ? decodeBody(leaf) : '';
  };
  const headers = Object.entries(message.headers).map(([name, value]) => [name, decodeHeader(value)]);
  return { headers: Object.fromEntries(headers), text: content('text/plain'), html: content('text/html') };
}

function splitPart(text: string): Part {
  const [head = ''] = /^(?:.+\r?\n)*/.exec(text) ?? [];
  const headers: Record<string, string> = {};
  for (const line of head.replace(/\r?\n(?=[ \t])/g, '').split(/\r?\n/)) {
    const [, name, value] = /^([^\s:]+):[ \t]*(.*)$/.exec(line) ?? [];
    if (name !== undefined && value !== undefined) headers[name.toLowerCase()] ??= value;
  }
  return { headers, body: text.slice(head.length).replace(/^\r?\n/, '') };
}

function findLeaves(part: Part, depth: number): Part[] {
  const boundary = parameter(part.headers['content-type'], 'boundary');
  if (!mediaType(part.headers).startsWith('multipart/') || !boundary || depth > deepestNesting) return [part];
  const [, ...pieces] = `\r\n${part.body}`.split(`\n--${boundary}`);
  const end = pieces.findIndex((piece) => piece.startsWith('--'));
  return pieces
    .slice(0, end < 0 ? pieces.length : end)
    .map((piece) => splitPart(piece.replace(/^[ \t]*\r?\n/, '').replace(/\r$/, '')))
    .flatMap((child) => findLeaves(child, depth + 1));
}

function decodeBody({ headers, body }: Part): string {
  const encoding = (headers['content-transfer-encoding'] ?? '7bit').trim().toLowerCase();
  return decodeCharset(
    decodeTransfer(body, encoding),
    parameter(headers['content-type'], 'charset') ?? 'utf-8',
  );
}

function decodeHeader(value: string): string {
  return decodeWords(decodeCharset(Buffer.from(value, 'latin1'), 'utf-8'));
}

function mediaType(headers: Record<string, string>): string {
  return (headers['content-type'] ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? '';
}

function parameter(header: string | undefined, name: string): string | undefined {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(header ?? '') ?? [];
  return quoted ?? plain;
}
