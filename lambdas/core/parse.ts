import * as z from 'zod/mini';
import { AppError, type ErrorCode, type FieldIssue } from '#shared/contract/errors.ts';
import { fieldIssues } from '#shared/contract/issues.ts';
import { MAX_BODY_BYTES, MAX_BODY_DEPTH } from '#shared/limits.ts';
import * as words from '#words/general/refusals.ts';
import type { ApiEvent } from './call.ts';

/** @throws AppError with `code` if the value doesn't match; for invalid fields, with the first field's message */
export function parseWith<Output>(
  schema: z.ZodMiniType<Output>,
  value: unknown,
  code: ErrorCode = 'invalid_fields',
): Output {
  const parsed = z.safeParse(schema, wellFormed(value));
  if (parsed.success) return parsed.data;
  if (code !== 'invalid_fields') throw new AppError(code);
  throw invalidFields(fieldIssues(parsed.error));
}

/**
 * Replaces lone surrogates, which the table, an email and a page would each handle in their own way.
 * @throws AppError `malformed_request` if the value is nested too deeply
 */
function wellFormed(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_BODY_DEPTH) throw new AppError('malformed_request', words.bodyTooDeep);
  if (Array.isArray(value)) return value.map((each) => wellFormed(each, depth + 1));
  const fields = Object.entries(value).map(([name, field]) => [
    name.toWellFormed(),
    wellFormed(field, depth + 1),
  ]);
  return Object.fromEntries(fields);
}

function invalidFields(issues: readonly FieldIssue[]): AppError {
  return new AppError('invalid_fields', issues[0]?.message, { issues });
}

/** Returns the JSON body of a request. @throws AppError for a wrong type, size or JSON, or if it isn't an object */
export function readJsonBody(event: ApiEvent): unknown {
  const contentType = event.headers['content-type'] ?? '';
  if (!/^application\/json(?:\s*;|$)/i.test(contentType)) throw new AppError('unsupported_content_type');
  const text = event.isBase64Encoded
    ? Buffer.from(event.body ?? '', 'base64').toString('utf8')
    : (event.body ?? '');
  if (Buffer.byteLength(text) > MAX_BODY_BYTES) throw new AppError('too_large');
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new AppError('invalid_fields', words.bodyNotObject);
  }
  return body;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_request', words.bodyNotJson, { cause });
  }
}

/** @throws AppError with these issues, if there are any */
export function refuse(issues: readonly FieldIssue[]): void {
  if (issues.length > 0) throw invalidFields(issues);
}
