/** The part of the contract that /developers shows: what a program with an API key can call. */
import * as z from 'zod/mini';
import {
  type EndpointDefinition,
  needsToken,
  possibleErrors,
  successStatus,
} from '#shared/contract/endpoint.ts';
import { ERROR_STATUSES, type ErrorCode } from '#shared/contract/errors.ts';
import { CALL_LIMITS, type CallLimit, HOUR } from '#shared/limits.ts';
import { ENDPOINTS } from '#shared/registry.ts';

/** A key can also be missing, ended, without the scope, or used too often. */
const OF_KEYS: readonly ErrorCode[] = ['not_signed_in', 'not_allowed', 'suspended', 'too_many_requests'];
/** A key never comes from a person at a device. */
const NOT_OF_KEYS: readonly ErrorCode[] = ['second_factor_missing'];

/** @param definitions all endpoints by default */
export function keyContract(definitions: readonly EndpointDefinition[] = ENDPOINTS) {
  const endpoints = definitions.flatMap((each) => (each.scope === undefined ? [] : [describe(each)]));
  const codes = new Set(endpoints.flatMap(({ errors }) => errors));
  const statuses = Object.entries(ERROR_STATUSES).filter(([code]) => codes.has(code as ErrorCode));
  return { errors: Object.fromEntries(statuses), endpoints };
}

function describe(definition: EndpointDefinition) {
  const { name, method, path, scope, query, body, limit, deprecated, idempotent = false } = definition;
  const codes = new Set([...possibleErrors(definition), ...OF_KEYS]);
  return {
    name,
    method,
    path,
    scope,
    isOpenToPartners: !needsToken(definition),
    isIdempotent: idempotent,
    status: successStatus(definition),
    query: fieldsOf(query),
    body: fieldsOf(body),
    errors: Object.keys(ERROR_STATUSES).filter(
      (code): code is ErrorCode => codes.has(code as ErrorCode) && !NOT_OF_KEYS.includes(code as ErrorCode),
    ),
    ...(typeof limit === 'string' && { callsPerHour: callsPerHour(limit) }),
    ...(deprecated && { deprecated }),
  };
}

/** @throws Error for a limit of another time, which the page has no words for */
function callsPerHour(limit: CallLimit): number {
  const { max, windowMs } = CALL_LIMITS[limit];
  if (windowMs !== HOUR) throw new Error(`The limit ${limit} is not of an hour.`);
  return max;
}

/** The names of fields; one that may be absent ends with a question mark. */
function fieldsOf(schema: z.ZodMiniType | undefined): string[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.keys(properties).map((name) => (required.includes(name) ? name : `${name}?`));
}
