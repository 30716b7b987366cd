/** Posts and uploads for tests. */
import { readFileSync } from 'node:fs';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { HOUR } from '#shared/limits.ts';
import { setPro } from '#shared/people/endpoints.ts';
import { createUpload, getUpload } from '#shared/photos/endpoints.ts';
import type { UploadKind, UploadState, UploadTicket } from '#shared/photos/schemas.ts';
import { createCatch } from '#shared/posts/catches/own-endpoints.ts';
import { createPledge } from '#shared/posts/pledges/endpoints.ts';
import { createProfile, updateProfile } from '#shared/profiles/endpoints.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { countCalls } from './cloud/table.ts';
import { A_FISHERMAN, type TestUser } from './cloud/users.ts';

export type CatchInput = BodyInput<typeof createCatch>;
export type PledgeInput = BodyInput<typeof createPledge>;

export const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString();

export function aCatch(changes: Partial<CatchInput> = {}): CatchInput {
  return {
    species: 'cod',
    location: 'Portland, ME',
    description: 'Long-lined east of the ledge.',
    disposition: 'whole',
    condition: 'fresh',
    quantity: '40 lb',
    caughtDate: hoursAgo(5),
    paymentType: 'mandatory',
    amount: 6.5,
    unit: 'per_pound',
    contactMethod: 'phone',
    contactInfo: '(207) 555-0142',
    pickupOptions: ['dock'],
    ...changes,
  };
}

export function aPledge(changes: Partial<PledgeInput> = {}): PledgeInput {
  return {
    species: 'haddock',
    location: 'Portland, ME',
    story: 'A good week.',
    disposition: 'fillet',
    catchDate: hoursAgo(5),
    mealsPledged: 24,
    handling: { storage: 'iced' },
    ...changes,
  };
}

type Named<Input> = Partial<Input> & {
  /** Renames the person if it differs. */
  fishermanName?: string;
};

/** Posts a catch and returns the record. A person without a fisherman profile gets one. */
export async function postCatch(
  cloud: LocalCloud,
  user: TestUser,
  { fishermanName, ...changes }: Named<CatchInput> = {},
) {
  const post = () => cloud.call(createCatch, { token: user.accessToken, body: aCatch(changes) });
  return (await postAs(cloud, user, fishermanName, post)).body;
}

export async function postPledge(
  cloud: LocalCloud,
  user: TestUser,
  { fishermanName, ...changes }: Named<PledgeInput> = {},
) {
  const post = () => cloud.call(createPledge, { token: user.accessToken, body: aPledge(changes) });
  return (await postAs(cloud, user, fishermanName, post)).body;
}

async function postAs<Answer extends { status: number }>(
  cloud: LocalCloud,
  user: TestUser,
  name: string | undefined,
  post: () => Promise<Answer>,
): Promise<Answer> {
  if (name !== undefined) await nameFisherman(cloud, user, name);
  const answer = await post();
  if (answer.status === 403) await nameFisherman(cloud, user, A_FISHERMAN);
  // Many posts by one person represent several days of posting, so the limit is reset.
  else if (answer.status === 429) await countCalls(cloud, user, 'post', 0);
  else return answer;
  return await post();
}

async function nameFisherman(cloud: LocalCloud, { accessToken: token }: TestUser, name: string) {
  const profileType = 'fisherman';
  const made = await cloud.call(createProfile, { token, body: { profileType, name } });
  if (made.status !== 409) return;
  await cloud.call(updateProfile, { token, params: { profileType }, body: { name } });
}

/** A person whose posts are Pro. */
export async function aPro(cloud: LocalCloud, fisherman: string): Promise<TestUser> {
  const [admin, user] = await Promise.all([
    cloud.createUser({ groups: ['admin'] }),
    cloud.createUser({ fisherman }),
  ]);
  const params = { userId: user.userId };
  await cloud.call(setPro, { token: admin.accessToken, params, body: { isPro: true } });
  return user;
}

const photoFile = (name: string) => readFileSync(new URL(`./photos/${name}.jpg`, import.meta.url));

/** A photo from a real camera. */
export function cameraFile(name: 'DSCN0010' | 'Landscape_6' | 'Portrait_8' = 'DSCN0010'): Buffer {
  return photoFile(name);
}

/** A photo that is processed very fast, for tests that don't depend on its pixels. */
export const smallFile = (): Buffer => photoFile('small');

interface PhotoFile {
  file?: Buffer;
  contentType?: string;
  kind?: UploadKind;
}

export async function askForUpload(
  cloud: LocalCloud,
  user: TestUser,
  { file = smallFile(), contentType = 'image/jpeg', kind = 'catch' }: PhotoFile = {},
): Promise<UploadTicket> {
  const answer = await cloud.call(createUpload, {
    token: user.accessToken,
    body: { kind, contentType, size: file.length },
  });
  return answer.body;
}

/** Sends bytes to the address of a ticket, and returns S3's response. */
export function sendFile(ticket: UploadTicket, file: Buffer, headers: Record<string, string> = {}) {
  return fetch(ticket.url, {
    method: ticket.method,
    headers: { ...ticket.headers, ...headers },
    body: new Uint8Array(file),
  });
}

/** Uploads a file and returns the upload's status once its processing has ended. */
export async function upload(cloud: LocalCloud, user: TestUser, photo: PhotoFile = {}): Promise<UploadState> {
  const { file = smallFile() } = photo;
  const ticket = await askForUpload(cloud, user, { ...photo, file });
  const stored = await sendFile(ticket, file);
  if (!stored.ok) throw new Error(`S3 answered ${stored.status}: ${await stored.text()}`);
  await cloud.settled();
  return await stateOf(cloud, user, ticket.uploadId);
}

export async function stateOf(cloud: LocalCloud, user: TestUser, uploadId: string): Promise<UploadState> {
  return (await cloud.call(getUpload, { token: user.accessToken, params: { uploadId } })).body;
}
