import { rm } from 'node:fs/promises';
import { S3Error } from './errors.ts';
import { describeObject, requireSupported } from './object-headers.ts';
import { checkPolicy, type SizeLimits } from './post-policy.ts';
import { type Received, receiveToFile } from './receive.ts';
import { type Answer, encodeKey, header, pathPrefix, type S3Request } from './request.ts';
import { commitAndAnnounce, type Service, wholeSecond } from './service.ts';
import { verifyPolicySignature } from './signature.ts';
import type { StoredObject } from './store.ts';
import { readUploadForm } from './upload-form.ts';
import { element, xmlDocument } from './xml.ts';

type Form = ReadonlyMap<string, string>;

/** An upload by HTML form: the policy in it says what may be sent, and is what is signed. */
export async function postObject(service: Service, request: S3Request): Promise<Answer> {
  const { bucket } = request;
  const body = service.store.newBody(bucket);
  try {
    const { form, received } = await readUploadForm(request, async (fields, file) => {
      const form = expandKey(fields, file.name);
      const limits = await authorise(service, bucket, form);
      const maxBytes = Math.min(limits.max, service.maxUploadBytes);
      const received = await receiveToFile(body.file, file.content, { maxBytes });
      if (received.size < limits.min) throw new S3Error('EntityTooSmall');
      return { form, received };
    });
    const object = describe(service, body.name, form, received);
    commitAndAnnounce(service, bucket, object, 'Post', () => {});
    return answer(request, object, form.get('success_action_status'));
  } catch (error) {
    await rm(body.file, { force: true });
    throw error;
  }
}

async function authorise(service: Service, bucket: string, form: Form): Promise<SizeLimits> {
  const policy = form.get('policy');
  if (!policy) throw new S3Error('AccessDenied');
  await verifyPolicySignature(form, policy, service);
  const limits = checkPolicy(policy, new Map([...form, ['bucket', bucket]]), service.now());
  requireSupported(form, form.get('key') ?? '');
  if (form.has('success_action_redirect') || form.has('redirect')) {
    throw new S3Error('NotImplemented', 'success_action_redirect is not implemented by the local S3');
  }
  return limits;
}

function describe(service: Service, body: string, form: Form, received: Received): StoredObject {
  return {
    key: form.get('key') ?? '',
    body,
    size: received.size,
    etag: received.md5.toString('hex'),
    lastModified: wholeSecond(service.now()),
    ...describeObject(form),
  };
}

function expandKey(fields: Form, fileName: string): Form {
  const key = fields.get('key') ?? '';
  return new Map(fields).set(
    'key',
    key.replaceAll(/\$\{filename\}/g, () => fileName),
  );
}

function answer(request: S3Request, object: StoredObject, wished: string | undefined): Answer {
  const status = wished === '200' || wished === '201' ? Number(wished) : 204;
  const location = `http://${header(request, 'host')}${pathPrefix}/${request.bucket}/${encodeKey(object.key)}`;
  const etag = `"${object.etag}"`;
  const headers = { location, etag };
  if (status !== 201) return { status, headers };
  const body = element('PostResponse', [
    element('Location', location),
    element('Bucket', request.bucket),
    element('Key', object.key),
    element('ETag', etag),
  ]);
  return { status, headers, body: xmlDocument(body) };
}
