/** The OpenAPI 3.1 document, derived from the registry. */
import * as z from 'zod/mini';
import { apiErrors } from '#words/general/api-errors.ts';
import { annualReport } from './annual-reports/schemas.ts';
import { claimCard, claimRecord } from './claims/schemas.ts';
import { standingClaim } from './claims/standing.ts';
import { NEXT_CURSOR_HEADER } from './contract/csv.ts';
import { type EndpointDefinition, needsToken, possibleErrors, successStatus } from './contract/endpoint.ts';
import { ERROR_STATUSES, type ErrorCode, errorAnswer } from './contract/errors.ts';
import { GATEWAY_REFUSALS, gatewayRefusal, isGatewayRefusal } from './contract/gateway-refusals.ts';
import { coordinates, time } from './fields.ts';
import { fishermanCard } from './fishermen/schemas.ts';
import { apiKey, newKey } from './keys/schemas.ts';
import { landingCard, landingRecord, ownLanding, ownLandingCard } from './landings/schemas.ts';
import { landingSeries } from './landings/series.ts';
import { reportDetails } from './moderation/schemas.ts';
import { mailing } from './newsletters/schemas.ts';
import { organizationDetails } from './organizations/schemas.ts';
import { photo } from './photos/schemas.ts';
import { catchCard, catchRecord, ownCatch } from './posts/catches/schemas.ts';
import { mealsOnOffer } from './posts/pledges/meals-on-offer.ts';
import { pickup } from './posts/pledges/pickup.ts';
import { handling, ownPledge, pledgeCard, pledgePhoto, pledgeRecord } from './posts/pledges/schemas.ts';
import { pledgeSeries } from './posts/pledges/series.ts';
import { ENDPOINTS } from './registry.ts';
import { reservationCard, reservationRecord } from './reservations/schemas.ts';
import { siteBanner, siteVersion } from './site/schemas.ts';
import { speciesShown } from './species/schemas.ts';

type Json = Record<string, unknown>;

/** Schemas that several responses share. The document lists each once, under these names. */
const ANSWERS = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  AnnualReport: annualReport,
  ApiKey: apiKey,
  Catch: catchRecord,
  CatchCard: catchCard,
  Claim: claimRecord,
  ClaimCard: claimCard,
  Coordinates: coordinates,
  FishermanCard: fishermanCard,
  Handling: handling,
  Landing: landingRecord,
  LandingCard: landingCard,
  LandingSeries: landingSeries,
  Mailing: mailing,
  MealsOnOffer: mealsOnOffer,
  NewApiKey: newKey,
  Organization: organizationDetails,
  OwnCatch: ownCatch,
  OwnLanding: ownLanding,
  OwnLandingCard: ownLandingCard,
  OwnPledge: ownPledge,
  Photo: photo,
  Pickup: pickup,
  Pledge: pledgeRecord,
  PledgeCard: pledgeCard,
  PledgePhoto: pledgePhoto,
  PledgeSeries: pledgeSeries,
  Report: reportDetails,
  Reservation: reservationRecord,
  ReservationCard: reservationCard,
  SiteBanner: siteBanner,
  SiteVersion: siteVersion,
  SpeciesShown: speciesShown,
  StandingClaim: standingClaim,
  Time: time,
}))
  ANSWERS.add(schema, { id });

/** Parts that the operations of one document refer to. */
interface Components {
  schemas: Json;
  responses: Json;
}

function bodySchema(schema: z.ZodMiniType) {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return rest;
}

/** Moves referenced schemas to `schemas`. */
function answerSchema(schema: z.ZodMiniType, { schemas }: Components): Json {
  const json = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any', metadata: ANSWERS });
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _dialect, $defs = {}, ...rest } = JSON.parse(text);
  Object.assign(schemas, $defs);
  return rest;
}

/** @param version of the product */
export function openApiDocument(version: string) {
  const paths: Record<string, Json> = {};
  const components: Components = { schemas: {}, responses: {} };
  components.schemas.Error = answerSchema(errorAnswer, components);
  components.schemas.GatewayRefusal = answerSchema(gatewayRefusal, components);
  for (const definition of ENDPOINTS) {
    const path = `/api${definition.path}`;
    const operation = operationOf(definition, components);
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operation };
  }
  return {
    openapi: '3.1.0' as const,
    info: { title: 'Creel', version, description: 'Fresh catches, fed communities.' },
    paths,
    components: {
      ...components,
      parameters: { IdempotencyKey: IDEMPOTENCY_KEY },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        apiKey: { type: 'http', scheme: 'bearer', bearerFormat: 'creel_<id>_<secret>' },
      },
    },
  };
}

function operationOf(definition: EndpointDefinition, components: Components): Json {
  return {
    operationId: definition.name,
    summary: definition.summary,
    description: accessWords(definition),
    security: securityOf(definition),
    parameters: [
      ...parametersOf('path', definition.params),
      ...parametersOf('query', definition.query),
      ...(definition.idempotent === true ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
    ],
    ...(definition.body && {
      requestBody: {
        required: definition.method !== 'DELETE',
        content: { 'application/json': { schema: bodySchema(definition.body) } },
      },
    }),
    responses: {
      [successStatus(definition)]: {
        description: 'Done',
        ...answerOf(definition, components),
      },
      ...errorResponses(possibleErrors(definition), components),
    },
    'x-access': definition.access,
    ...(definition.scope !== undefined && { 'x-scope': definition.scope }),
    ...(definition.deprecated && { deprecated: true, 'x-sunset': definition.deprecated.endsOn }),
    ...(definition.cache && { 'x-edge-cache': definition.cache }),
  };
}

/** Either of them is enough. OpenAPI 3.1 allows the names of scopes for schemes other than OAuth's. */
function securityOf(definition: EndpointDefinition): Json[] {
  const { scope } = definition;
  const byKey = scope === undefined ? [] : [{ apiKey: [scope] }];
  if (needsToken(definition)) return [{ accessToken: [] }, ...byKey];
  return byKey.length > 0 ? [{}, ...byKey] : [];
}

function answerOf({ answer, csvFileName, mediaType }: EndpointDefinition, components: Components): Json {
  if (mediaType !== undefined) return { content: { [mediaType]: { schema: textOrBytes(mediaType) } } };
  if (csvFileName === undefined)
    return { content: { 'application/json': { schema: answerSchema(answer, components) } } };
  const description = 'The cursor of the next page; absent on the last one.';
  return {
    headers: { [NEXT_CURSOR_HEADER]: { description, schema: { type: 'string' } } },
    content: { 'text/csv': { schema: { type: 'string' } } },
  };
}

/** Bytes have no type in OpenAPI 3.1. */
const textOrBytes = (mediaType: string): Json =>
  mediaType.startsWith('text/') ? { type: 'string' } : { contentMediaType: mediaType };

const IDEMPOTENCY_KEY: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: true,
  description: 'A repeat with the same key and body gets the same response and acts only once.',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
};

function accessWords({ access }: EndpointDefinition): string {
  if (access === 'anyone') return 'Anyone can call this.';
  if (access === 'member') return 'Signed-in people can call this.';
  return `Members of these groups can call this: ${access.join(', ')}.`;
}

function parametersOf(place: 'path' | 'query', schema: z.ZodMiniType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = bodySchema(schema);
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const ERROR = { $ref: '#/components/schemas/Error' };
const ERROR_OR_REFUSAL = { anyOf: [ERROR, { $ref: '#/components/schemas/GatewayRefusal' }] };

/** The document lists each error response once, named after its status and possible codes. */
function errorResponses(codes: readonly ErrorCode[], { responses }: Components): Json {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUSES[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => {
      const name = [status, ...group].join('.');
      responses[name] = errorResponse(status, group);
      return [status, { $ref: `#/components/responses/${name}` }];
    }),
  );
}

function errorResponse(status: number, codes: readonly ErrorCode[]): Json {
  const words = codes.map((code) => `\`${code}\`: ${apiErrors[code]}`);
  return {
    description: [...words, ...gatewayWords(status)].join('\n\n'),
    content: { 'application/json': { schema: isGatewayRefusal(status) ? ERROR_OR_REFUSAL : ERROR } },
  };
}

function gatewayWords(status: number): string[] {
  if (!isGatewayRefusal(status)) return [];
  return [
    `Or the gateway's own response, before the request reaches the API: \`{"message":"${GATEWAY_REFUSALS[status].message}"}\``,
  ];
}
