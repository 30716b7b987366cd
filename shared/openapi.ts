/** The OpenAPI 3.1 document, derived from the registry. */
import * as z from 'zod/mini';
import { apiErrors } from '#words/api-errors.ts';
import { NEXT_CURSOR_HEADER } from './contract/csv.ts';
import { type EndpointDefinition, needsToken, possibleErrors, successStatus } from './contract/endpoint.ts';
import { ERROR_STATUSES, type ErrorCode, errorAnswer } from './contract/errors.ts';
import { GATEWAY_REFUSALS, gatewayRefusal, isGatewayRefusal } from './contract/gateway-refusals.ts';
import { ENDPOINTS } from './registry.ts';

type Json = Record<string, unknown>;

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** @param version of the product */
export function openApiDocument(version: string) {
  const paths: Record<string, Json> = {};
  for (const definition of ENDPOINTS) {
    const path = `/api${definition.path}`;
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operationOf(definition) };
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: 'Creel', version, description: 'Fresh catches, fed communities.' },
    paths,
    components: {
      schemas: {
        Error: schemaOf(errorAnswer, 'output'),
        GatewayRefusal: schemaOf(gatewayRefusal, 'output'),
      },
      securitySchemes: { accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}

function operationOf(definition: EndpointDefinition): Json {
  return {
    operationId: definition.name,
    summary: definition.summary,
    description: accessWords(definition),
    security: needsToken(definition) ? [{ accessToken: [] }] : [],
    parameters: [
      ...parametersOf('path', definition.params),
      ...parametersOf('query', definition.query),
      ...(definition.idempotent === true ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(definition.body && {
      requestBody: {
        required: definition.method !== 'DELETE',
        content: { 'application/json': { schema: schemaOf(definition.body, 'input') } },
      },
    }),
    responses: {
      [successStatus(definition)]: {
        description: 'Done',
        ...answerOf(definition),
      },
      ...errorResponses(possibleErrors(definition)),
    },
    'x-access': definition.access,
    ...(definition.cache && { 'x-edge-cache': definition.cache }),
  };
}

function answerOf({ answer, isCsv }: EndpointDefinition): Json {
  if (!isCsv) return { content: { 'application/json': { schema: schemaOf(answer, 'output') } } };
  const description = 'The cursor of the next page; absent on the last one.';
  return {
    headers: { [NEXT_CURSOR_HEADER]: { description, schema: { type: 'string' } } },
    content: { 'text/csv': { schema: { type: 'string' } } },
  };
}

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A repeat with the same key and body gets the same answer and acts only once.',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
};

function accessWords({ access }: EndpointDefinition): string {
  if (access === 'anyone') return 'Anyone may call this.';
  if (access === 'member') return 'Signed-in people may call this.';
  return `Members of these groups may call this: ${access.join(', ')}.`;
}

function parametersOf(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const ERROR = { $ref: '#/components/schemas/Error' };
const ERROR_OR_REFUSAL = { anyOf: [ERROR, { $ref: '#/components/schemas/GatewayRefusal' }] };

function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUSES[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: [
          ...group.map((code) => `\`${code}\`: ${apiErrors[code]}`),
          ...gatewayWords(status),
        ].join('\n\n'),
        content: {
          'application/json': { schema: isGatewayRefusal(status) ? ERROR_OR_REFUSAL : ERROR },
        },
      },
    ]),
  );
}

function gatewayWords(status: number): string[] {
  if (!isGatewayRefusal(status)) return [];
  return [
    `Or the gateway's own, before the API is asked: \`{"message":"${GATEWAY_REFUSALS[status].message}"}\``,
  ];
}
