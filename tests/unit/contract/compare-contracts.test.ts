/** The comparison with the last release, in `npm run check`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { compareContracts } from '#bin/openapi/compare-contracts.ts';
import type { Schema } from '#bin/openapi/compare-schemas.ts';
import { undecided } from '#bin/openapi/last-release.ts';

const text: Schema = { type: 'string' };
const number: Schema = { type: 'number' };
const nothing: Schema = { type: 'null' };
const boat: Schema = {
  type: 'object',
  properties: { name: text, length: number },
  required: ['name'],
  additionalProperties: false,
};
const json = (schema: Schema) => ({ 'application/json': { schema } });

const operation = {
  parameters: [{ name: 'sort', in: 'query', required: false, schema: text }],
  requestBody: { required: true, content: json(boat) },
  responses: { 200: { content: json({ $ref: '#/components/schemas/Boat' }) } },
  'x-access': 'member' as string | string[],
};
const withOperation = (changes: Partial<typeof operation>, answered = boat) => ({
  paths: { '/api/boats': { post: { ...operation, ...changes } } },
  components: { schemas: { Boat: answered } },
});
const before = withOperation({});

const key = 'POST /api/boats:';
const query = (schema: Schema, required = false) => ({
  parameters: [{ name: 'sort', in: 'query', required, schema }],
});

describe('a change of an endpoint', () => {
  it.each([
    ['only organizers can call it', { 'x-access': ['organizers'] }],
    ['query.sort is removed', { parameters: [] }],
    ['query.sort is required', query(text, true)],
    ['query.sort takes only listed values', query({ type: 'string', enum: ['name'] })],
    ['status 200 is removed', { responses: { 200: undefined, 201: operation.responses[200] } }],
  ])('breaks callers: %s', (change, changes) => {
    expect(compareContracts(before, withOperation(Object(changes)))).toEqual([`${key} ${change}`]);
  });

  it('breaks callers if it is the end', () => {
    expect(compareContracts(before, { ...before, paths: {} })).toEqual([`${key} is removed`]);
  });

  it('breaks nobody if more people can call it, or with less', () => {
    const after = withOperation({
      'x-access': 'anyone',
      requestBody: { ...operation.requestBody, required: false },
      parameters: [...operation.parameters, { name: 'page', in: 'query', required: false, schema: number }],
    });
    expect(compareContracts(before, after)).toEqual([]);
  });
});

/** The changes of a body's or an answer's field `name`. */
function changesOf(place: 'body' | 'answer', from: Schema, to: Schema): string[] {
  const of = (name: Schema) => {
    const changed = { ...boat, properties: { name, length: number } };
    return place === 'body'
      ? withOperation({ requestBody: { required: true, content: json(changed) } })
      : withOperation({}, changed);
  };
  return compareContracts(of(from), of(to)).map((line) => line.slice(`${key} ${place}.`.length));
}

describe('a field that callers send', () => {
  it.each<[string, Schema, Schema]>([
    ['name is number instead of string', text, number],
    ['name has another maxLength: 9', { type: 'string', maxLength: 10 }, { type: 'string', maxLength: 9 }],
    ['name has another minimum: 1', number, { type: 'number', minimum: 1 }],
    ['name has another pattern: "a"', text, { type: 'string', pattern: 'a' }],
    ['name has another type: "integer"', number, { type: 'integer' }],
    ['name no longer takes b', { type: 'string', enum: ['a', 'b'] }, { type: 'string', enum: ['a'] }],
    ['name is string instead of null', { anyOf: [text, nothing] }, text],
    ['name.length is removed', boat, { ...boat, properties: { name: text } }],
    ['name.length is required', boat, { ...boat, required: ['name', 'length'] }],
    ['name[] is number instead of string', { type: 'array', items: text }, { type: 'array', items: number }],
  ])('is narrower: %s', (change, from, to) => {
    expect(changesOf('body', from, to)).toEqual([change]);
    expect(changesOf('body', to, from).filter((each) => each === change)).toEqual([]);
  });

  it.each<[string, Schema, Schema]>([
    ['longer', { type: 'string', maxLength: 9 }, { type: 'string', maxLength: 10 }],
    ['of one value more', { type: 'string', const: 'a' }, { type: 'string', enum: ['a', 'b'] }],
    ['null as well', text, { anyOf: [text, nothing] }],
    ['optional', boat, { ...boat, required: [] }],
    ['of one field more', boat, { ...boat, properties: { ...boat.properties, year: number } }],
    ['anything', text, {}],
  ])('may become wider: %s', (_, from, to) => {
    expect(changesOf('body', from, to)).toEqual([]);
  });
});

describe('a field of the answer', () => {
  it.each<[string, Schema, Schema]>([
    ['name is number instead of string', text, number],
    ['name can be null', text, { anyOf: [text, nothing] }],
    ['name.length is removed', boat, { ...boat, properties: { name: text } }],
    ['name.name can be absent', boat, { ...boat, required: [] }],
  ])('breaks readers: %s', (change, from, to) => {
    expect(changesOf('answer', from, to)).toEqual([change]);
  });

  it.each<[string, Schema, Schema]>([
    ['another value', { type: 'string', enum: ['a'] }, { type: 'string', enum: ['a', 'b'] }],
    [
      'another field',
      boat,
      { ...boat, properties: { ...boat.properties, year: number }, required: ['name', 'year'] },
    ],
    ['another rule', text, { type: 'string', maxLength: 9 }],
  ])('may get %s', (_, from, to) => {
    expect(changesOf('answer', from, to)).toEqual([]);
  });
});

describe('a decision', () => {
  it('allows the changes that it names', () => {
    const root = mkdtempSync(join(tmpdir(), 'creel-decisions-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, 'docs/decisions'), { recursive: true });
    writeFileSync(join(root, 'docs/decisions/one.md'), `- \`${key} body.name\n  is removed\` since then.\n`);
    expect(undecided(root, [`${key} body.name is removed`, `${key} is removed`])).toEqual([
      `${key} is removed`,
    ]);
  });
});
