/** Request bodies are limited, since an unlimited list or text would be stored and would cost money at each read. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { EndpointDefinition } from '#shared/contract/endpoint.ts';
import { amount } from '#shared/posts/catches/schemas.ts';
import { ENDPOINTS } from '#shared/registry.ts';

interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  maxLength?: number;
  maxItems?: number;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
}

/** Returns the paths of lists and texts in a schema without a limit. */
function unbounded(schema: JsonSchema, path: string): string[] {
  const { anyOf = [], oneOf = [], properties = {}, items } = schema;
  const isOpenList = schema.type === 'array' && schema.maxItems === undefined;
  const isOpenText =
    schema.type === 'string' &&
    [schema.maxLength, schema.const, schema.enum, schema.format, schema.pattern].every(
      (bound) => bound === undefined,
    );
  return [
    ...(isOpenList || isOpenText ? [path] : []),
    ...[...anyOf, ...oneOf].flatMap((each) => unbounded(each, path)),
    ...Object.entries(properties).flatMap(([name, each]) => unbounded(each, `${path}.${name}`)),
    ...(items ? unbounded(items, `${path}[]`) : []),
  ];
}

describe('the request body', () => {
  const parts = ENDPOINTS.flatMap((endpoint: EndpointDefinition) =>
    endpoint.body ? [{ of: endpoint.name, schema: endpoint.body }] : [],
  );

  it.each(parts)('of $of has a limit for each list and text', ({ of, schema }) => {
    const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    expect(unbounded(described, of)).toEqual([]);
  });
});

describe('a price', () => {
  it.each([0, 0.01, 0.1, 12.5, 19.99, 100_000])('may be %d dollars', (dollars) => {
    expect(amount.safeParse(dollars).success).toBe(true);
  });

  it.each([-1, 1e-9, 12.345, 0.001, 100_000.01])('may not be %d dollars', (dollars) => {
    expect(amount.safeParse(dollars).success).toBe(false);
  });
});
