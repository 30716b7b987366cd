/** A person's export contains everything that they wrote in any form of the contract. */

import { describe, expect } from 'vitest';
import * as z from 'zod/mini';
import { changesSomething, type EndpointDefinition } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { aScene, EVERY_WRITE, type Scene } from '#tests/api/faults/every-write.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { upload } from '#tests/support/builders.ts';
import { downloadData } from '#tests/support/download-data.ts';

useOwnCloud();

let scene: Scene;
it.beforeAll(async () => {
  const { uploadId } = await upload(cloud, await cloud.createUser());
  scene = await aScene(cloud, uploadId);
});

/**
 * Endpoints whose texts are not a person's own, such as an organization's settings and receipts, other people's
 * addresses, the format of a file or a browser's address for notifications.
 */
const NOT_OWN = new Set([
  'updateOrganization',
  'createKey',
  'inviteOrganizationMember',
  'reviseReceipt',
  'writeAnnualReport',
  'createWebhook',
  'updateWebhook',
  'createUpload',
  'setCatchStock',
  'savePushDevice',
]);

/** Values for texts that must have a certain format. */
const VALUES: Readonly<Record<string, string>> = {
  contactInfo: '(207) 555-0177',
  phone: '(207) 555-0188',
  location: 'Camden, ME',
  species: 'other',
};
const wordsFor = (name: string) => VALUES[name] ?? `Heron ${name}`;

interface Described {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  maxLength?: number;
  properties?: Record<string, Described>;
  oneOf?: Described[];
}

/** Ids, addresses and times have a pattern and are not free text. */
const isText = ({ type, pattern = '', maxLength, ...form }: Described) =>
  type === 'string' &&
  maxLength !== undefined &&
  !pattern.includes('@') &&
  form.enum === undefined &&
  form.const === undefined &&
  form.format === undefined;

/** A field of organization profiles only. */
const NOT_OF_FISHERMEN = 'role';

/** Returns the names of the fields of a body that accept any text. */
function textsOf({ body }: EndpointDefinition): string[] {
  if (!body) return [];
  const described = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Described;
  const { properties = described.oneOf?.[0]?.properties ?? {} } = described;
  return Object.entries(properties).flatMap(([name, field]) =>
    isText(field) && name !== NOT_OF_FISHERMEN ? [name] : [],
  );
}

const inForms = ENDPOINTS.filter(
  (each: EndpointDefinition) =>
    each.access === 'member' && changesSomething(each) && textsOf(each).length > 0 && !NOT_OWN.has(each.name),
);

describe.each(inForms)('$name', (endpoint: EndpointDefinition) => {
  const texts = textsOf(endpoint);

  it(`puts the text of these fields into the export: ${texts.join(', ')}`, async () => {
    const marks = texts.map(wordsFor);
    let token: string | undefined;
    const send = await EVERY_WRITE.find(({ name }) => name === endpoint.name)?.prepare(scene, (sent) => {
      token = sent.token;
      for (const name of texts) Reflect.set(sent.body ?? {}, name, wordsFor(name));
    });
    await send?.();
    const body = await downloadData(cloud, { accessToken: token ?? '' });
    const text = JSON.stringify(body);
    expect(marks.filter((mark) => !text.includes(mark))).toEqual([]);
  });
});
