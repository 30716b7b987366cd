import { describe, expect } from 'vitest';
import { DAY, NOTICES_PER_DAY } from '#shared/limits.ts';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import { createContactMessage, listContactMessages } from '#shared/site/contact-endpoints.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { countNotices } from '#tests/support/mailbox.ts';

useOwnCloud();

const application = () => ({
  contactName: 'Ada of the pantry',
  contactEmail: 'ada@creel.example',
  organizationName: 'Harbor pantry',
  organizationType: 'food_bank' as const,
  servingArea: 'Portland, ME',
  currentCapacity: '40 families a week',
  experience: 'Five years of a weekly pantry',
  availability: 'Tuesdays and Fridays',
  termsAccepted: true as const,
});

const key = () => crypto.randomUUID();

describe('a community aid application', () => {
  it('is stored, emailed once to the site and once to the applicant, and answered with its id', async () => {
    const idempotencyKey = key();
    const send = () => cloud.call(createAidApplication, { body: application(), idempotencyKey });
    const answers = [await send(), await send()];
    await cloud.settled();
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const mails = cloud.mails();
    expect(mails.map((mail) => mail.to).sort()).toEqual(['ada@creel.example', 'community@creel.example']);
    const notice = mails.find((mail) => mail.to === 'community@creel.example');
    expect(notice?.subject).toBe('Community aid application: Harbor pantry');
    expect(notice?.text).toContain('40 families a week');
  });

  it.each([
    ['contactName', '', 'Your name is required'],
    ['contactEmail', 'nobody', 'Please enter a valid email address'],
    ['organizationWebsite', 'not a site', 'Please enter a full web address, such as https://example.org'],
    ['contactPhone', 'call me', 'Please enter a valid phone number'],
    ['servingArea', ' ', 'Serving area is required'],
    ['currentCapacity', '', 'Current capacity is required'],
    ['experience', '', 'Experience is required'],
    ['availability', '', 'Availability is required'],
    ['termsAccepted', false, 'Please agree to the terms and conditions to continue.'],
  ])('with %s = %j is refused: %s', async (field, value, message) => {
    const body = { ...application(), [field]: value } as ReturnType<typeof application>;
    const answer = await cloud.call(createAidApplication, { body, idempotencyKey: key() });
    expect(answer.status).toBe(422);
    expect(answer.error.issues).toEqual([{ path: field, message }]);
  });
});

describe('notices to the site’s mailbox', () => {
  it('end at a daily number; the last one says so, and further entries are in the dashboard', async () => {
    await countNotices(cloud, NOTICES_PER_DAY - 1);
    const write = (subject: string) => {
      const body = { name: 'Ben', email: 'ben@creel.example', subject, message: 'Hi', flavour: 'consumer' };
      return cloud.call(createContactMessage, { body: body as never, idempotencyKey: key() });
    };
    await write('The last one');
    await cloud.settled();
    await write('One too many');
    await cloud.settled();
    const notices = cloud.mails().filter(({ to }) => to === 'hello@creel.example');
    expect(notices.map(({ subject }) => subject)).toEqual(['Contact: The last one']);
    expect(notices[0]?.text).toContain(`This was notice number ${NOTICES_PER_DAY}`);
    const admin = await aPerson(cloud, { groups: ['admin'] });
    const { items } = (await cloud.call(listContactMessages, { token: admin.accessToken })).body;
    expect(items.map(({ subject }) => subject)).toEqual(['One too many', 'The last one']);
    // A day later the next one is emailed.
    cloud.clock.advance(DAY + 1000);
    await write('The next day');
    await cloud.settled();
    expect(cloud.mails().map(({ subject }) => subject)).toContain('Contact: The next day');
  });
});

describe('a contact message', () => {
  const message = () => ({
    name: 'Ben',
    email: 'ben@creel.example',
    subject: 'Opening hours\r\nBcc: everyone@creel.example',
    message: '<b>When</b> are you at the dock?',
    flavour: 'community' as const,
  });

  it('reaches the site’s mailbox as text and cannot add headers or markup', async () => {
    await cloud.call(createContactMessage, { body: message(), idempotencyKey: key() });
    await cloud.settled();
    const mail = cloud.mails().find((each) => each.subject.startsWith('Contact:'));
    expect(mail?.subject).toBe('Contact: Opening hours Bcc: everyone@creel.example');
    expect(mail?.html).toContain('&lt;b&gt;When&lt;/b&gt;');
    expect(cloud.mails().some((each) => each.to.includes('everyone'))).toBe(false);
  });

  it('is refused with 429 and the time to wait after five in an hour', async () => {
    const send = () => cloud.call(createContactMessage, { body: message(), idempotencyKey: key() });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count++) statuses.push((await send()).status);
    expect(statuses.at(-1)).toBe(429);
    const refused = await send();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.error.code).toBe('too_many_requests');
  });
});
