import { S3Error } from './errors.ts';
import { type Answer, encodeKey, type S3Request } from './request.ts';
import type { Service } from './service.ts';
import type { StoredObject } from './store.ts';
import { element, type Xml, xmlDocument } from './xml.ts';

const mostKeys = 1000;

interface Wish {
  readonly prefix: string;
  readonly delimiter: string;
  readonly maxKeys: number;
  /** Only keys behind this one. */
  readonly after: string;
  /** A common prefix of the page before: what is under it has been told. */
  readonly told: string;
}

interface Page {
  readonly objects: StoredObject[];
  readonly prefixes: string[];
  readonly nextToken?: string;
}

/** ListObjectsV2. */
export function listObjects({ store }: Service, request: S3Request): Answer {
  const { query, bucket } = request;
  const wish = parseWish(query);
  const page = findPage(store.objects(bucket), wish);
  const shown = query.get('encoding-type') === 'url' ? encodeKey : (key: string) => key;
  const body = element('ListBucketResult', [
    element('Name', bucket),
    element('Prefix', shown(wish.prefix)),
    ...optional('Delimiter', shown(wish.delimiter)),
    ...optional('StartAfter', shown(query.get('start-after') ?? '')),
    ...optional('ContinuationToken', query.get('continuation-token') ?? ''),
    ...optional('EncodingType', query.get('encoding-type') ?? ''),
    element('MaxKeys', wish.maxKeys),
    element('KeyCount', page.objects.length + page.prefixes.length),
    element('IsTruncated', page.nextToken !== undefined),
    ...optional('NextContinuationToken', page.nextToken ?? ''),
    ...page.objects.map((object) => describe(object, shown)),
    ...page.prefixes.map((prefix) => element('CommonPrefixes', [element('Prefix', shown(prefix))])),
  ]);
  return { status: 200, body: xmlDocument(body) };
}

function parseWish(query: URLSearchParams): Wish {
  const asked = query.get('max-keys') ?? String(mostKeys);
  if (!/^\d{1,9}$/.test(asked)) throw new S3Error('InvalidArgument', 'max-keys must be a whole number');
  const token = query.get('continuation-token');
  return {
    prefix: query.get('prefix') ?? '',
    delimiter: query.get('delimiter') ?? '',
    maxKeys: Math.min(Number(asked), mostKeys),
    ...(token === null ? { after: query.get('start-after') ?? '', told: '' } : parseToken(token)),
  };
}

function findPage(objects: ReadonlyMap<string, StoredObject>, wish: Wish): Page {
  const page = { objects: [] as StoredObject[], prefixes: [] as string[] };
  let last = { after: wish.after, told: wish.told };
  for (const [key, object] of inOrder(objects)) {
    if (!key.startsWith(wish.prefix) || compareBytes(key, wish.after) <= 0) continue;
    const prefix = commonPrefix(key, wish);
    if (prefix !== undefined && (prefix === wish.told || prefix === page.prefixes.at(-1))) continue;
    if (page.objects.length + page.prefixes.length === wish.maxKeys) {
      // S3 does not call an empty page truncated when none was asked for.
      return wish.maxKeys === 0 ? page : { ...page, nextToken: makeToken(last) };
    }
    if (prefix === undefined) page.objects.push(object);
    else page.prefixes.push(prefix);
    last = { after: key, told: prefix ?? '' };
  }
  return page;
}

function commonPrefix(key: string, { prefix, delimiter }: Wish): string | undefined {
  const at = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
  return at < 0 ? undefined : key.slice(0, at + delimiter.length);
}

function inOrder(objects: ReadonlyMap<string, StoredObject>): [string, StoredObject][] {
  return [...objects].sort(([left], [right]) => compareBytes(left, right));
}

/** S3 orders keys by their UTF-8 bytes, which is not how JavaScript orders strings. */
function compareBytes(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}

function makeToken(position: { after: string; told: string }): string {
  return Buffer.from(JSON.stringify([position.after, position.told])).toString('base64url');
}

function parseToken(token: string): { after: string; told: string } {
  try {
    const [after, told]: unknown[] = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (typeof after === 'string' && typeof told === 'string') return { after, told };
  } catch {
    // The same answer as for a token of the wrong shape.
  }
  throw new S3Error('InvalidArgument', 'The continuation token provided is incorrect');
}

function describe(object: StoredObject, shown: (key: string) => string): Xml {
  return element('Contents', [
    element('Key', shown(object.key)),
    element('LastModified', object.lastModified),
    element('ETag', `"${object.etag}"`),
    element('Size', object.size),
    element('StorageClass', 'STANDARD'),
  ]);
}

function optional(name: string, value: string): Xml[] {
  return value === '' ? [] : [element(name, value)];
}
