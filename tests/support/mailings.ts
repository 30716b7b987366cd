/** People and an email service for emails to many recipients. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ulid } from 'ulid';
import { mailChoices, suppression } from '#lambdas/mail/store/items.ts';
import { hashOfAddress } from '#lambdas/mail/store/suppressions.ts';
import { mailing, mailingContent, type StoredMailing } from '#lambdas/newsletters/store/items.ts';
import { account } from '#lambdas/people/store/items.ts';
import { personEntry } from '#lambdas/people/store/list-items.ts';
import { siteSettings } from '#lambdas/site/store/items.ts';
import type { BodyInput } from '#shared/contract/endpoint.ts';
import { FLAVOURS } from '#shared/flavours.ts';
import { DAY } from '#shared/limits.ts';
import { createMailing } from '#shared/newsletters/endpoints.ts';
import type { SiteContact } from '#shared/site/schemas.ts';
import type { LocalCloud } from './cloud/local-cloud.ts';
import { putItems } from './cloud/table-client.ts';
import type { TestUser } from './cloud/users.ts';

type MailingBody = BodyInput<typeof createMailing>;

export const aLetter = () => ({
  subject: 'The season opens',
  content: '## Cod is back\n\nMeet us **on the pier**.',
});

export const aMailing = (changes: Partial<MailingBody> = {}): MailingBody => ({
  ...aLetter(),
  audience: 'flavour.community',
  expected: 0,
  ...changes,
});

/** A mailing without a job for its parts, so that it stays in progress until it is stopped. */
export const anEndlessMailing = (id: string): StoredMailing => ({
  id,
  subject: 'The season opens',
  audience: 'role.buyer',
  by: '00000000-0000-4000-8000-000000000000',
  createdAt: '2026-01-05T12:00:00.000Z',
  expected: 3,
  ...{ found: 2, sent: 1, unwanted: 0, suppressed: 0, tooMany: 0, refused: 0, gone: 0 },
  expiresAt: 4_000_000_000,
});

/** A mailing to this audience whose parts failed two days ago and have no job since. */
export async function aGivenUpMailing(
  cloud: LocalCloud,
  { audience = 'role.buyer' }: Pick<Partial<MailingBody>, 'audience'> = {},
): Promise<string> {
  const mailingId = ulid();
  const { subject, content } = aLetter();
  const createdAt = new Date(cloud.clock.now() - 2 * DAY).toISOString();
  const given = { ...anEndlessMailing(mailingId), subject, audience, createdAt };
  const { expiresAt } = given;
  // The content is stored first, so that the stream finds no mailing for it and starts no work.
  await putItems(cloud, [{ ...mailingContent.item({ mailingId }, { content, expiresAt }) }]);
  await cloud.settled();
  await putItems(cloud, [{ ...mailing.item({ mailingId }, given) }]);
  return mailingId;
}

const CONTACT: SiteContact = { address: ['1 Example Wharf', 'Portland, ME 04101'] };

/** Sets postal addresses, which emails to many recipients must have. @param contact of both sites */
export const giveAddresses = (cloud: LocalCloud, contact = CONTACT) =>
  putItems(
    cloud,
    FLAVOURS.map((part) => ({ ...siteSettings.item({ part }, { ...NOBODY, contact }) })),
  );

const NOBODY = { changedAt: '2026-01-05T12:00:00.000Z', changedBy: '00000000-0000-4000-8000-000000000000' };

/** Starts an email to many recipients. */
export const sendMailing = (
  cloud: LocalCloud,
  { accessToken: token }: TestUser,
  changes: Partial<MailingBody> = {},
) => cloud.call(createMailing, { token, body: aMailing(changes) });

const idOf = (number: number) =>
  createHash('sha256')
    .update(String(number))
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

/**
 * Many people who signed up at the community site in the last days.
 * @param count how many; every 10th wants no news, and every 25th has bounced
 * @returns their items, and the addresses of those who should and should not get news
 */
export function aTown(count: number) {
  const wanted: string[] = [];
  const unwanted: string[] = [];
  const items: object[] = [];
  for (let number = 1; number <= count; number++) {
    const userId = idOf(number);
    const email = `neighbor-${number}@creel.example`;
    const addressHash = hashOfAddress(email);
    const createdAt = new Date(Date.now() - DAY - number * 1000).toISOString();
    const person = { userId, email, name: `Neighbor ${number}`, flavour: 'community' as const, createdAt };
    items.push(account.item({ userId }, person), personEntry.item({ createdAt, userId }, { userId }));
    if (number % 10 === 0) items.push(mailChoices.item({ addressHash }, { news: false }));
    else if (number % 25 === 0) {
      const bounced = { reason: 'bounce' as const, suppressedAt: createdAt };
      items.push(suppression.item({ addressHash }, bounced));
    }
    (number % 10 === 0 || number % 25 === 0 ? unwanted : wanted).push(email);
  }
  return { items, wanted, unwanted };
}

/** An email service that stores only the number of emails per address, so that ten thousand of them cost little. */
export interface CountingMailService {
  readonly address: string;
  readonly got: ReadonlyMap<string, number>;
  /** Called before each email is accepted; `false` refuses it as if the service were busy. */
  onMail: (count: number) => boolean | Promise<boolean>;
  close(): Promise<void>;
}

const TAKEN =
  '<SendRawEmailResponse xmlns="http://ses.amazonaws.com/doc/2010-12-01/"><SendRawEmailResult><MessageId>1</MessageId></SendRawEmailResult></SendRawEmailResponse>';
const BUSY =
  '<ErrorResponse><Error><Code>Throttling</Code><Message>Maximum sending rate exceeded.</Message></Error></ErrorResponse>';

export async function startCountingMailService(): Promise<CountingMailService> {
  const got = new Map<string, number>();
  let count = 0;
  const server = createServer(async (message, response) => {
    let body = '';
    for await (const chunk of message) body += chunk;
    const to = new URLSearchParams(body).get('Destinations.member.1') ?? '';
    count += 1;
    const isTaken = await service.onMail(count);
    if (isTaken) got.set(to, (got.get(to) ?? 0) + 1);
    response.writeHead(isTaken ? 200 : 400, { 'content-type': 'text/xml' }).end(isTaken ? TAKEN : BUSY);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const service: CountingMailService = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    got,
    onMail: () => true,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return service;
}
