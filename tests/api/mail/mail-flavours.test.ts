/** Each site writes under its own address, and its emails lead to its own host. */
import { describe, expect } from 'vitest';
import { getMe } from '#shared/accounts/endpoints.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { createReport } from '#shared/moderation/endpoints.ts';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import { changeAddress, type TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, write } from '#tests/support/correspondence.ts';
import { signUpFisherman } from '#tests/support/fishermen.ts';
import { countNotices } from '#tests/support/mailbox.ts';
import { actOn } from '#tests/support/reports.ts';

const SENDERS = {
  consumer: 'Creel <no-reply@creel.example>',
  community: 'Creel <no-reply@community.creel.example>',
};
const MAILBOXES = { consumer: 'hello@creel.example', community: 'community@creel.example' };
const other = (flavour: Flavour) => (flavour === 'community' ? 'consumer' : 'community');

async function mailsOf({ email }: { email: string }) {
  await cloud.settled();
  return cloud.mails().filter(({ to }) => to === email);
}

function expectFace(mail: { from: string; html: string; text: string } | undefined, flavour: Flavour) {
  expect(mail?.from).toBe(SENDERS[flavour]);
  expectNamed(mail, flavour);
}

function expectNamed(mail: { html: string; text: string } | undefined, flavour: Flavour) {
  for (const words of [mail?.html, mail?.text]) {
    expect(words).toContain(cloud.origin(flavour));
    expect(words).toContain(MAILBOXES[flavour]);
    expect(words).not.toContain(cloud.origin(other(flavour)));
    expect(words).not.toContain(MAILBOXES[other(flavour)]);
  }
}

describe.each(FLAVOURS)('a person who signed up at the %s site', (flavour) => {
  const aFisherman = (): Promise<TestUser> => signUpFisherman(cloud, { flavour });

  it('gets a code that names the site, and its welcome email', async () => {
    const [welcome, code] = await mailsOf(await aFisherman());
    // The user pool has one sender for both sites.
    expect(code?.from).toBe(SENDERS.consumer);
    expectNamed(code, flavour);
    expect(welcome?.subject).toBe('Welcome to Creel');
    expectFace(welcome, flavour);
  });

  it('gets emails about a message, a warning and a changed address from it', async () => {
    const [person, omar, admin] = await Promise.all([
      aFisherman(),
      aPerson(cloud),
      aPerson(cloud, { groups: ['admin'] }),
    ]);
    await write(cloud, omar, person);
    const reported = { reportedUserId: person.userId, reportType: 'spam', description: 'Spam.' } as const;
    const { id } = (await cloud.call(createReport, { token: omar.accessToken, body: reported })).body;
    await actOn(cloud, admin, id, { action: 'warn', note: 'Not here.' });
    await mailsOf(person);
    await changeAddress(cloud, person, `new-${person.email}`);
    await cloud.call(getMe, { token: person.accessToken });
    const mails = (await mailsOf(person)).slice(0, -2);
    expect(mails).toHaveLength(3);
    for (const mail of mails) expectFace(mail, flavour);
  });
});

describe('an aid application', () => {
  it('belongs to the community site, whose staff gets the email', async () => {
    const contactEmail = 'pantry-of-the-harbor@creel.example';
    // Emails of other tests today count too.
    await countNotices(cloud, 0);
    const applied = await cloud.call(createAidApplication, {
      body: {
        contactName: 'Ada Finn',
        contactEmail,
        organizationName: 'Harbor pantry of both sites',
        organizationType: 'food_bank',
        servingArea: 'Portland',
        currentCapacity: '40 families a week',
        experience: 'Ten years',
        availability: 'Weekdays',
        termsAccepted: true,
      },
    });
    expect(applied.status).toBe(201);
    const [receipt] = await mailsOf({ email: contactEmail });
    expectFace(receipt, 'community');
    const notices = await mailsOf({ email: MAILBOXES.community });
    expect(notices.filter(({ subject }) => subject.includes('both sites'))).toHaveLength(1);
  });
});
