/** Texts that are made to keep whoever reads them busy. A single read shows the fault of a text. */
import * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { MAX_BODY_BYTES, STORY_LENGTH } from '#shared/limits.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { inLines, inOneLine } from '#shared/text/plain-text.ts';
import { shorten } from '#shared/text/shorten.ts';
import { withoutContacts } from '#shared/text/without-contacts.ts';
import { type Bench, say, sized } from './bench.ts';

const filledWith = (text: string) => text.repeat(Math.floor((MAX_BODY_BYTES - 100) / text.length));

/** Each goes on and on, and then does not end as what it looks like would. */
const TEXTS = [
  `${filledWith('a')}!`,
  `${filledWith('1')}!`,
  `${filledWith('a-')}!`,
  `a${filledWith(' ')}a`,
  `a${filledWith('\n')}a`,
  `a@${filledWith('a')}!`,
  `a@${filledWith('a.')}!`,
  `http://${filledWith('.')}<`,
  `http://${filledWith('a.')} x`,
  `https://${filledWith('.')} x`,
  `https://${filledWith('a.')} x`,
  `/${filledWith('/')} x`,
  `2026-01-01T00:00:00.${filledWith('0')}x`,
  filledWith('+'),
  filledWith('&'),
  filledWith('e\u0301'),
  filledWith('[at]'),
  filledWith('a.'),
];

const MOST_TEXTS = sized(TEXTS.length, 1);

/** Functions that read a stored text of a person, at most a story long. */
const READERS: Record<string, (text: string) => string> = {
  inLines,
  inOneLine,
  shorten: (text) => shorten(text, 100),
  withoutContacts,
};

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** An input that fits a schema, with this text wherever it takes one. */
function withText(schema: JsonSchema, text: string): unknown {
  const { type, enum: choices, properties = {}, items = {}, anyOf, oneOf = anyOf } = schema;
  if (oneOf) {
    const [chosen = {}] = oneOf.toSorted((one, other) => rank(one) - rank(other));
    return withText(chosen, text);
  }
  if (schema.const !== undefined) return schema.const;
  if (choices) return choices[0];
  if (type === 'object') {
    const fields = Object.entries(properties).map(([name, field]) => [name, withText(field, text)]);
    return Object.fromEntries(fields);
  }
  if (type === 'array') return [withText(items, text)];
  if (type === 'boolean') return true;
  return type === 'number' || type === 'integer' ? 1 : text;
}

/** Of several possibilities the one with the most texts. */
const rank = ({ type, ...schema }: JsonSchema) =>
  type === 'object' ? 0 : type === 'string' && schema.const === undefined ? 1 : 2;

export const measureTexts: Bench = async function* () {
  let longest = { took: 0, of: '', text: '' };
  for (const { of, schema } of asked()) {
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    for (const text of TEXTS.slice(0, MOST_TEXTS)) {
      const took = timeToRead(schema, withText(described, text));
      if (took > longest.took) longest = { took, of, text: text.slice(0, 20) };
    }
  }
  for (const [of, read] of Object.entries(READERS))
    for (const text of TEXTS.slice(0, MOST_TEXTS)) {
      const took = processorTimeOf(() => read(text.slice(0, STORY_LENGTH)));
      if (took > longest.took) longest = { took, of, text: text.slice(0, 20) };
    }
  say(`  the longest: ${longest.of}, "${longest.text}…"`);
  yield { name: 'texts.longest', value: longest.took };
};

/** All inputs that a caller can send. */
const asked = () =>
  ENDPOINTS.flatMap((endpoint: EndpointDefinition) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = endpoint[part];
      return schema ? [{ of: `${part} of ${endpoint.name}`, schema }] : [];
    }),
  );

const timeToRead = (schema: z.core.$ZodType, value: unknown): number =>
  processorTimeOf(() => z.safeParse(schema, value));

/** Milliseconds of this thread's processor time, whatever else the machine does. */
function processorTimeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(before).user / 1000;
}
