import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { needsToken, possibleErrors, successStatus } from '#shared/contract/endpoint.ts';
import { ERROR_STATUSES } from '#shared/contract/errors.ts';
import { SCOPES } from '#shared/contract/scopes.ts';
import { openApiDocument } from '#shared/openapi.ts';
import { ENDPOINTS } from '#shared/registry.ts';

/** The parts of OpenAPI 3.1 that a client generator reads: https://spec.openapis.org/oas/v3.1.0 */
const jsonContent = z.strictObject({ 'application/json': z.strictObject({ schema: z.looseObject({}) }) });
const csvContent = z.strictObject({ 'text/csv': z.strictObject({ schema: z.looseObject({}) }) });
const calendarContent = z.strictObject({ 'text/calendar': z.strictObject({ schema: z.looseObject({}) }) });
const pdfContent = z.strictObject({ 'application/pdf': z.strictObject({ schema: z.looseObject({}) }) });
const response = z.strictObject({
  description: z.string().check(z.minLength(1)),
  headers: z.optional(z.record(z.string(), z.looseObject({ schema: z.looseObject({}) }))),
  content: z.union([jsonContent, csvContent, calendarContent, pdfContent]),
});
const parameter = z.strictObject({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  description: z.optional(z.string()),
  schema: z.looseObject({}),
});
const operation = z.strictObject({
  operationId: z.string(),
  summary: z.string(),
  description: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(z.union([parameter, z.strictObject({ $ref: z.string() })])),
  requestBody: z.optional(z.strictObject({ required: z.boolean(), content: jsonContent })),
  responses: z.record(
    z.string().check(z.regex(/^[2-5]\d\d$/)),
    z.union([response, z.strictObject({ $ref: z.string() })]),
  ),
  'x-access': z.union([z.enum(['anyone', 'member']), z.array(z.string())]),
  'x-scope': z.optional(z.enum(SCOPES)),
  deprecated: z.optional(z.literal(true)),
  'x-sunset': z.optional(z.iso.date()),
  'x-edge-cache': z.optional(z.strictObject({ seconds: z.int(), staleSeconds: z.int() })),
});
const document = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(
    z.string().check(z.regex(/^\/api\//)),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), operation),
  ),
  components: z.looseObject({
    schemas: z.record(z.string(), z.looseObject({})),
    responses: z.record(z.string(), response),
    parameters: z.record(z.string(), parameter),
    securitySchemes: z.record(z.string(), z.looseObject({ type: z.string() })),
  }),
});

// As it is sent, since JSON leaves out some values.
const published: unknown = JSON.parse(JSON.stringify(openApiDocument('1.2.3')));
const parsed = z.parse(document, published);
const operations = Object.entries(parsed.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, each]) => ({
    ...{ path, method, ...each },
    parameters: each.parameters.map(parameterOf),
  })),
);

function parameterOf(given: z.infer<typeof parameter> | { $ref: string }) {
  if (!('$ref' in given)) return given;
  return z.parse(parameter, parsed.components.parameters[given.$ref.split('/').at(-1) ?? '']);
}

describe('the OpenAPI document', () => {
  it('contains the version of the product', () => {
    expect(parsed.info.version).toBe('1.2.3');
  });

  it('contains every endpoint once, under its own name', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      ENDPOINTS.map(({ name }) => name).sort(),
    );
  });

  it('requires a token only for endpoints that need one, and accepts API keys where they have a scope', () => {
    const protectedOnes = operations
      .filter(({ security }) => security.some((each) => 'accessToken' in each))
      .map((each) => each.operationId);
    expect(protectedOnes.sort()).toEqual(
      ENDPOINTS.filter(needsToken)
        .map(({ name }) => name)
        .sort(),
    );
    const forKeys = operations
      .filter(({ security }) => security.some((each) => 'apiKey' in each))
      .map(({ operationId, security, 'x-scope': scope }) => {
        expect(security.at(-1)).toEqual({ apiKey: [scope] });
        return operationId;
      });
    expect(forKeys.sort()).toEqual(
      ENDPOINTS.filter(({ scope }) => scope !== undefined)
        .map(({ name }) => name)
        .sort(),
    );
    for (const { security } of operations)
      for (const name of security.flatMap(Object.keys))
        expect(parsed.components.securitySchemes).toHaveProperty(name);
  });

  it('declares exactly the parameters of each path', () => {
    for (const { path, parameters, operationId } of operations) {
      const inPath = parameters.filter((each) => each.in === 'path');
      expect(
        inPath.map(({ name }) => `{${name}}`),
        operationId,
      ).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
      const names = parameters.map((each) => `${each.in} ${each.name}`);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it.each(ENDPOINTS)('lists every response of $name', (endpoint) => {
    const found = operations.find(({ operationId }) => operationId === endpoint.name);
    const statuses = possibleErrors(endpoint).map((code) => ERROR_STATUSES[code]);
    const expected = [...new Set([successStatus(endpoint), ...statuses])].map(String);
    expect(Object.keys(found?.responses ?? {}).sort()).toEqual(expected.sort());
    expect(found?.requestBody !== undefined).toBe(endpoint.body !== undefined);
    const asksForKey = found?.parameters.some(({ name }) => name === 'Idempotency-Key');
    expect(asksForKey).toBe(endpoint.idempotent === true);
  });

  it('references only things that exist', () => {
    const references = [...JSON.stringify(published).matchAll(/"\$ref":"([^"]+)"/g)].map(
      ([, target = '']) => target,
    );
    expect(references.length).toBeGreaterThan(0);
    for (const target of new Set(references)) {
      const [, kind = '', name = ''] =
        /^#\/components\/(schemas|responses|parameters)\/([\w.]+)$/.exec(target) ?? [];
      expect(parsed.components, target).toHaveProperty([kind, name]);
    }
  });
});
