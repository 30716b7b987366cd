/** Emails about claims: the recipients, once for each event, and only while it is still true. */
import { describe, expect } from 'vitest';
import { claimMail, claimNews } from '#lambdas/claims/jobs.ts';
import { decideClaim } from '#shared/claims/admin-endpoints.ts';
import { HOUR } from '#shared/limits.ts';
import { setMailPreferences } from '#shared/mail/endpoints.ts';
import { everyChange } from '#tests/api/faults/changes.ts';
import { runJobs } from '#tests/api/faults/jobs.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import {
  aClaimScene,
  type ClaimScene,
  cancel,
  claimSoon,
  codeOf,
  collect,
  miss,
  missBefore,
  serve,
} from '#tests/support/claims.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson, signedInAgain } from '#tests/support/correspondence.ts';
import { mailsTo, theMailTo, unsubscribeLinks } from '#tests/support/mailbox.ts';
import { addMember } from '#tests/support/organizations.ts';
import { settle } from '#tests/support/site.ts';

useOwnCloud();

const aScene = () => aClaimScene(cloud);

async function claimTen(scene: ClaimScene) {
  const claim = await claimSoon(cloud, scene);
  await cloud.settled();
  return claim;
}

const subjects = async (person: TestUser) => (await mailsTo(cloud, person)).map(({ subject }) => subject);
const quiet = ({ accessToken: token }: TestUser) =>
  cloud.call(setMailPreferences, { token, body: { claims: false } });

describe('a claim', () => {
  it('is emailed to the fisherman at once, with the number of meals, the time and the collector', async () => {
    const scene = await aScene();
    const { id } = await claimTen(scene);
    const mail = await theMailTo(cloud, scene.fisherman);
    expect(mail.subject).toBe('Harbor Kitchen claims 10 of your meals');
    for (const fact of ['Hello Ruth Alder,', 'Haddock', 'Portland, ME', 'Kim Reyes', /Pickup: .*E[SD]T/])
      expect(mail.text).toMatch(fact);
    expect(mail.html).toContain(`href="${cloud.origin()}/claim/${id}"`);
    // A fisherman who unsubscribed would not expect anybody at the dock.
    expect(mail.headers).not.toHaveProperty('list-unsubscribe');
    expect(await mailsTo(cloud, scene.kitchen.coordinator)).toEqual([]);
  });

  it('is emailed with a link to the site that has claims', async () => {
    const [admin, somebody] = await Promise.all([cloud.createUser({ groups: ['admin'] }), aPerson(cloud)]);
    const { id: claimId } = await claimTen(await aScene());
    await settle(cloud, admin, 'consumer', { switchedOff: ['claims'] });
    const { userId } = somebody;
    await runJobs(cloud, claimMail.of({ claimId, news: 'claimed', userId, side: 'fisherman' }));
    const { html } = await theMailTo(cloud, somebody);
    expect(html).toContain(`href="${cloud.origin('community')}/claim/${claimId}"`);
    await settle(cloud, admin, 'consumer', {});
  });

  it('is not emailed if it was canceled before the email was sent', async () => {
    const scene = await aScene();
    const { id: claimId } = await claimTen(scene);
    await cancel(cloud, scene.fisherman, claimId);
    const somebody = await aPerson(cloud);
    const { userId } = somebody;
    await runJobs(cloud, claimNews.of({ claimId, news: 'claimed' }));
    await runJobs(cloud, claimMail.of({ claimId, news: 'claimed', userId, side: 'fisherman' }));
    expect(await mailsTo(cloud, somebody)).toEqual([]);
  });

  it('is emailed to the fisherman with the reason if its organization cancels it, whatever their choices', async () => {
    const scene = await aScene();
    await quiet(scene.fisherman);
    const { id } = await claimTen(scene);
    await cancel(cloud, scene.kitchen.coordinator, id, 'The <van> broke down.');
    const [mail] = await mailsTo(cloud, scene.fisherman);
    expect(mail?.subject).toBe('Harbor Kitchen cancelled its claim of 10 meals');
    expect(mail?.text).toContain('> The <van> broke down.');
    expect(mail?.html).toContain('The &lt;van&gt; broke down.');
    expect(await subjects(scene.kitchen.coordinator)).toEqual([]);
  });

  it('is emailed to coordinators and the claimant if the fisherman cancels it, in the community design', async () => {
    const scene = await aScene();
    const { organizationId } = scene.kitchen;
    const [claiming, other] = await Promise.all([aPerson(cloud), aPerson(cloud)]);
    await addMember(cloud, organizationId, claiming, 'collector');
    await addMember(cloud, organizationId, other, 'collector');
    const kitchen = { organizationId, coordinator: claiming };
    const { id } = await claimTen({ ...scene, kitchen });
    await cancel(cloud, scene.fisherman, id, 'The cooler failed.');
    for (const person of [claiming, scene.kitchen.coordinator]) {
      const mail = await theMailTo(cloud, person);
      expect(mail.subject).toBe('Ruth Alder cancelled your claim of 10 meals');
      expect(mail.text).toContain('> The cooler failed.');
      expect(mail.html).toContain(`href="${cloud.origin('community')}/claim/${id}"`);
    }
    expect(await subjects(other)).toEqual([]);
  });
});

describe('emails about the meals afterwards', () => {
  it('go to the organization after collection and to the fisherman after serving, once, also after a correction', async () => {
    const scene = await aScene();
    const { fisherman, kitchen } = scene;
    const claim = await claimTen(scene);
    await collect(cloud, fisherman, claim.id, { code: await codeOf(cloud, kitchen.coordinator, claim.id) });
    expect(await subjects(kitchen.coordinator)).toEqual(['Your organization collected 10 meals']);
    for (const meals of [0, 9, 8]) {
      await serve(cloud, kitchen.coordinator, claim.id, meals);
      await cloud.settled();
    }
    const [mail, ...others] = await mailsTo(cloud, fisherman);
    expect(mail?.subject).toBe('9 of your meals were eaten');
    expect(mail?.html).toContain(`href="${cloud.origin()}/pledge/${scene.pledgeId}"`);
    expect(others.map(({ subject }) => subject)).toEqual(['Harbor Kitchen claims 10 of your meals']);
  });

  it('can be turned off', async () => {
    const scene = await aScene();
    const { fisherman, kitchen } = scene;
    const claim = await claimTen(scene);
    await quiet(fisherman);
    await collect(cloud, fisherman, claim.id, { code: await codeOf(cloud, kitchen.coordinator, claim.id) });
    const { header } = unsubscribeLinks(await theMailTo(cloud, kitchen.coordinator));
    expect(header.href).toContain(cloud.origin('community'));
    await serve(cloud, kitchen.coordinator, claim.id, 8);
    expect(await subjects(fisherman)).toEqual(['Harbor Kitchen claims 10 of your meals']);
  });

  it('go to the organization if nobody came', async () => {
    const scene = await aScene();
    const { id } = await claimTen(scene);
    cloud.clock.advance(1.1 * HOUR);
    await miss(cloud, await signedInAgain(cloud, scene.fisherman), id);
    const mail = await theMailTo(cloud, scene.kitchen.coordinator);
    expect(mail.subject).toBe('Nobody came for 10 meals');
    expect(mail.text).toContain('Ruth Alder waited');
  });
});

describe('a claim that nobody collects', () => {
  it('sends an email to both sides when it has expired', async () => {
    await cloud.runDue();
    const scene = await aScene();
    await claimTen(scene);
    const { fisherman, kitchen } = scene;
    cloud.clock.advance(2 * HOUR);
    await cloud.runDue();
    expect((await subjects(fisherman))[0]).toBe('Harbor Kitchen did not collect 10 meals');
    expect(await subjects(kitchen.coordinator)).toEqual(['Your claim of 10 meals has expired']);
  });
});

describe('a claim that waits for approval', () => {
  async function aWaitingScene() {
    const scene = await aScene();
    await missBefore(cloud, scene.kitchen, [1, 30, 89]);
    const claim = await claimTen(scene);
    const manager = await cloud.createUser({ groups: ['community_aid_manager'] });
    const decide = (body: { decision: 'approve' | 'decline'; reason?: string }) =>
      cloud.call(decideClaim, { token: manager.accessToken, params: { claimId: claim.id }, body });
    return { ...scene, claim, decide };
  }

  it('sends an email to the site, and to both sides once it is approved', async () => {
    const { fisherman, kitchen, decide } = await aWaitingScene();
    const notice = cloud
      .mails()
      .find(({ subject }) => subject === 'A claim from Harbor Kitchen needs your approval');
    expect(notice?.text).toContain(`${cloud.origin('community')}/admin/community-aid?view=claims`);
    expect(await subjects(fisherman)).toEqual([]);
    await decide({ decision: 'approve' });
    expect(await subjects(fisherman)).toEqual(['Harbor Kitchen claims 10 of your meals']);
    expect(await subjects(kitchen.coordinator)).toEqual(['Your claim of 10 meals was approved']);
  });

  it('sends an email with the reason only to the organization when it is declined', async () => {
    const { fisherman, kitchen, decide } = await aWaitingScene();
    await decide({ decision: 'decline', reason: 'Please call us first.' });
    const mail = await theMailTo(cloud, kitchen.coordinator);
    expect(mail.subject).toBe('Your claim of 10 meals was not approved');
    expect(mail.text).toContain('> Please call us first.');
    expect(await subjects(fisherman)).toEqual([]);
  });
});

describe('emails about claims', () => {
  it('arrive once, however often, late and in whatever order the changes are delivered', async () => {
    const scene = await aScene();
    const first = await claimTen(scene);
    await cancel(cloud, scene.fisherman, first.id);
    await claimTen(scene);
    const people = [scene.fisherman, scene.kitchen.coordinator];
    const before = await Promise.all(people.map(subjects));
    expect(before).toEqual([
      ['Harbor Kitchen claims 10 of your meals', 'Harbor Kitchen claims 10 of your meals'],
      ['Ruth Alder cancelled your claim of 10 meals'],
    ]);
    const changes = (await everyChange(cloud)).filter(({ dynamodb }) =>
      dynamodb?.Keys?.pk?.S?.startsWith('CLAIM#'),
    );
    expect(changes.length).toBeGreaterThan(2);
    for (const Records of [changes, changes.toReversed(), [...changes, ...changes]]) {
      expect(await cloud.runtime.invoke('react-to-changes', { Records })).toEqual({ batchItemFailures: [] });
      expect(await Promise.all(people.map(subjects))).toEqual(before);
    }
  });

  it('remind the organization once of a pickup that still takes place', async () => {
    const scene = await aScene();
    const dropped = await claimTen(scene);
    await cancel(cloud, scene.kitchen.coordinator, dropped.id);
    const kept = await claimTen(scene);
    for (const { id: claimId } of [kept, kept, dropped])
      await runJobs(cloud, claimNews.of({ claimId, news: 'reminder' }));
    expect(await subjects(scene.kitchen.coordinator)).toEqual(['Your pickup of 10 meals is soon']);
  });
});
