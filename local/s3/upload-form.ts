import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import { S3Error } from './errors.ts';
import { detachedBody } from './receive.ts';
import type { S3Request } from './request.ts';

export interface FormFile {
  readonly name: string;
  readonly content: Readable;
}

type Fields = ReadonlyMap<string, string>;

/**
 * Reads a multipart form to its end. `take` gets the field `file` and the fields before it, by lower-case name; S3
 * ignores those behind it. Throws what `take` throws, and when there is no file or the form breaks off.
 */
export async function readUploadForm<T>(
  request: S3Request,
  take: (fields: Fields, file: FormFile) => Promise<T>,
): Promise<T> {
  const parser = startParser(request);
  const fields = new Map<string, string>();
  const found: { file?: Promise<T> } = {};
  parser.on('field', (name, value, info) => {
    if (info.nameTruncated || info.valueTruncated) parser.destroy(new S3Error('MalformedPOSTRequest'));
    if (!found.file) fields.set(name.toLowerCase(), value);
  });
  parser.on('file', (field, content, info) => {
    if (field !== 'file' || found.file) return content.resume();
    found.file = take(fields, { name: info.filename ?? '', content });
    found.file.catch(() => parser.destroy());
  });

  const [form] = await Promise.allSettled([pipeline(detachedBody(request.body), parser)]);
  const [file] = await Promise.allSettled([found.file]);
  if (file.status === 'rejected' && file.reason instanceof S3Error) throw file.reason;
  if (form.status === 'rejected') throw new S3Error('MalformedPOSTRequest');
  if (file.status === 'rejected') throw file.reason;
  if (file.value === undefined) {
    throw new S3Error('InvalidArgument', 'POST requires exactly one file upload per request.');
  }
  return file.value;
}

function startParser(request: S3Request): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits: { fields: 100, fieldSize: 20 * 1024, files: 1 } });
  } catch {
    throw new S3Error('MalformedPOSTRequest');
  }
}
