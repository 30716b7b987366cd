/** Writing endpoints lead to the same emails in each language, and none of their texts stays in English. */
import { beforeAll, describe, expect, it } from 'vitest';
import { refusedDayMail } from '#lambdas/posts/jobs.ts';
import { webhookOffMail } from '#lambdas/webhooks/jobs.ts';
import { webhook } from '#lambdas/webhooks/store/items.ts';
import { setLanguage } from '#shared/accounts/endpoints.ts';
import {
  answerInvitationRequest,
  createInvitationRequest,
  decideInvitationRequest,
  listInvitationRequests,
} from '#shared/invitations/endpoints.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#shared/languages.ts';
import { createSubscription } from '#shared/newsletters/subscription-endpoints.ts';
import { decideAidApplication } from '#shared/organizations/admin-endpoints.ts';
import { createAidApplication } from '#shared/organizations/application-endpoints.ts';
import { inviteOrganizationMember } from '#shared/organizations/endpoints.ts';
import { DAY_REFUSALS } from '#shared/series/refusals.ts';
import { aScene, EVERY_WRITE, type Scene } from '#tests/api/faults/every-write.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { upload } from '#tests/support/builders.ts';
import { type LocalCloud, startLocalCloud } from '#tests/support/cloud/local-cloud.ts';
import { setAttribute } from '#tests/support/cloud/table.ts';
import { A_FISHERMAN } from '#tests/support/cloud/users.ts';
import { englishIn } from '#tests/support/foreign-words.ts';
import { anInvitationRequest } from '#tests/support/invitations.ts';
import { anApplication, aStranger, createOrganization } from '#tests/support/organizations.ts';
import { repeatPledge } from '#tests/support/pledge-series.ts';
import { aSubscription } from '#tests/support/subscriptions.ts';
import { anActiveWebhook } from '#tests/support/webhooks.ts';
import { welcomeTitle } from '#words/people/emails.ts';

const LONGEST_MS = 10 * 60_000;

type Mail = ReturnType<LocalCloud['mails']>[number];

/**
 * Calls endpoints for people who chose the language with an account or on a page.
 * @param writes names of the endpoints
 * @returns the emails to these people, without welcomes, which are sent before the choice; and those of the endpoints whose emails had texts that
 * earlier ones did not have
 */
async function mailsIn(language: Language, writes: readonly string[]) {
  const cloud = await startLocalCloud(undefined, { longestDelayMs: 0 });
  const readers = new Set<string>();
  const mails = () => cloud.mails().filter(({ to, subject }) => readers.has(to) && subject !== welcomeTitle);
  const speaking: LocalCloud = {
    ...cloud,
    async createUser(user) {
      const person = await cloud.createUser(user);
      readers.add(person.email);
      await cloud.call(setLanguage, { token: person.accessToken, body: { language } });
      return person;
    },
  };
  try {
    const { uploadId } = await upload(cloud, await cloud.createUser());
    const scene = await aScene(speaking, uploadId);
    const known = new Set<string>();
    const withNewTexts: string[] = [];
    for (const write of EVERY_WRITE.filter(({ name }) => writes.includes(name))) {
      const send = await write.prepare(scene);
      expect((await send()).status, write.name).toBeLessThan(300);
      await cloud.settled();
      const before = known.size;
      for (const text of mails().flatMap(textsOf)) known.add(withoutFigures(text));
      if (known.size > before) withNewTexts.push(write.name);
    }
    await turnWebhookOff(scene);
    await refuseDays(scene);
    for (const stranger of await writeToStrangers(scene, language)) readers.add(stranger);
    await cloud.settled();
    return { mails: mails(), withNewTexts };
  } finally {
    await cloud.stop();
  }
}

/** Without one whose applicant has an account, and applies on an English page. */
const WRITES = EVERY_WRITE.map(({ name }) => name).filter((name) => name !== 'decideAidApplication');

/** No endpoint turns a webhook off: its program does. */
async function turnWebhookOff({ cloud, owner }: Scene): Promise<void> {
  const organizationId = await createOrganization(cloud, owner);
  const { webhookId, madeAt: offAt } = await anActiveWebhook(cloud, organizationId);
  const key = webhook.key({ organizationId, number: '1' });
  for (const [name, value] of Object.entries({ offAt, offReason: 'gone', state: 'off' }))
    await setAttribute(cloud, key, name, value);
  await runJobs(cloud, webhookOffMail.of({ organizationId, webhookId, offAt }));
}

/** Emails about days of a series that the rules refuse, for each reason. */
async function refuseDays({ cloud }: Scene): Promise<void> {
  const { params } = await repeatPledge(cloud, await cloud.createUser({ fisherman: A_FISHERMAN }));
  for (const [index, reason] of DAY_REFUSALS.entries())
    await runJobs(cloud, refusedDayMail.of({ ...params, day: `2026-12-0${index + 1}`, reason }));
}

/** People without an account, on pages in the language. @returns their addresses */
async function writeToStrangers({ cloud, owner, admin }: Scene, language: Language): Promise<string[]> {
  const headers = { 'accept-language': language };
  const { accessToken: token } = admin;
  const [approved, declined] = [anApplication(), anApplication()];
  const settings = { place: '04101', radiusMiles: 20, mealsPerWeek: 300, coldStorage: [] };
  const decline = { decision: 'decline', reason: 'Too far.' } as const;
  for (const [body, decision] of [
    [approved, { decision: 'approve', ...settings }],
    [declined, decline],
  ] as const) {
    const applied = await cloud.call(createAidApplication, { headers, body });
    const params = { applicationId: applied.body.id };
    await cloud.call(decideAidApplication, { token, params, body: decision });
  }

  const subscription = aSubscription();
  await cloud.call(createSubscription, { headers, body: subscription });

  const [invited, refused] = [anInvitationRequest(), anInvitationRequest()];
  for (const body of [invited, refused]) await cloud.call(createInvitationRequest, { headers, body });
  await cloud.settled();
  const { items } = (await cloud.call(listInvitationRequests, { token, query: { limit: '100' } })).body;
  const asked = ({ email }: typeof invited) => {
    const requestId = items.find((each) => each.email === email)?.id ?? '';
    return { token, params: { requestId } };
  };
  await cloud.call(answerInvitationRequest, { ...asked(invited), body: { text: 'Which harbor?' } });
  await cloud.call(decideInvitationRequest, { ...asked(invited), body: { decision: 'approve' } });
  await cloud.call(decideInvitationRequest, { ...asked(refused), body: decline });

  const member = { email: aStranger(), role: 'collector' } as const;
  const params = { organizationId: await createOrganization(cloud, owner) };
  await cloud.call(inviteOrganizationMember, { headers, token: owner.accessToken, params, body: member });
  return [
    ...[approved, declined].map(({ contactEmail }) => contactEmail),
    ...[subscription, invited, refused, member].map(({ email }) => email),
  ];
}

const textsOf = ({ subject, html }: Mail): string[] => [
  subject,
  ...html
    .replace(/^.*?<body[^>]*>/s, '')
    .split(/<[^>]*>/)
    .map((text) => text.trim()),
];

/** Hours, days and ids differ from one email to the next. */
const withoutFigures = (text: string) => text.replace(/\S*\d\S*/g, '#');

/** Names, and what people wrote. */
const WRITTEN: string[] = [
  ...[
    'Pat Doe',
    'Ruth Alder',
    'Omar Finn',
    'Lou Marsh',
    'Kim Reyes',
    'Harbor Kitchen',
    'Portland, ME',
    '10 lb',
    '12 lb',
  ],
  ...[
    'Is there cod left?',
    'I would take 5 lb on Friday.',
    'Is there some left?',
    'Cod is back',
    'Cod for the weekend',
    'Sells watches.',
    'Both say so.',
  ],
  ...[
    'The season opens',
    'hello@creel.example',
    'community@creel.example',
    'Meet us',
    'on the pier',
    '1 Example Wharf',
    'Which harbor?',
    'p11111.webhooks.creel.example',
    'Too far.',
    'Spam',
  ],
  ...['No watches.', 'No van.', 'The cooler failed.', 'Cod for the weekend', 'Cod', '40 lb', 'Re:'],
];

let english: Awaited<ReturnType<typeof mailsIn>>;
beforeAll(async () => {
  english = await mailsIn(DEFAULT_LANGUAGE, WRITES);
}, LONGEST_MS);

describe.each(LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE))('in %s', (language) => {
  it('every email is in the language of its reader', { timeout: LONGEST_MS }, async () => {
    const { mails } = await mailsIn(language, english.withNewTexts);
    expect(mails.length).toBeGreaterThan(50);
    const others = mails.filter(({ html }) => !html.includes(`<html lang="${language}">`));
    expect(others.map(({ subject }) => subject)).toEqual([]);
    const known = new Set(english.mails.flatMap(textsOf));
    const found = englishIn(language, mails.flatMap(textsOf), known, WRITTEN);
    expect(found).toEqual([]);
  });
});
