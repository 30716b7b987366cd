/** The webhooks of an organization, as its coordinators see and change them. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { AppError } from '#shared/contract/errors.ts';
import {
  changeWebhookSecret,
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhookDelivery,
  replayWebhookEvents,
  testWebhook,
  updateWebhook,
} from '#shared/webhooks/endpoints.ts';
import { WEBHOOK_EVENTS, type Webhook, type WebhookDelivery } from '#shared/webhooks/schemas.ts';
import { addressTaken, eventsMissing } from '#words/webhooks/fields.ts';
import WebhooksSection from '../../../web/features/webhooks/webhooks-section.tsx';
import { when } from '../support/api.ts';
import { aPerson } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, field, inDialog, show } from '../support/show.tsx';

const as = aPerson();
const organizationId = '01J00000000000000000000000';
const HOST = 'hooks.example.org';

const aWebhook = (changes: Partial<Webhook> = {}): Webhook => ({
  id: '01J0000000000000000000000A',
  address: `https://${HOST}/creel`,
  events: ['claim.created'],
  state: 'active',
  createdAt: '2026-11-26T12:00:00.000Z',
  secretMadeAt: '2026-11-26T12:00:00.000Z',
  ...changes,
});

const secret = () => page.getByRole('textbox', { name: 'Secret' });

async function open(items: Webhook[]) {
  when(listWebhooks).answer(() => ({ items }));
  await show(<WebhooksSection organizationId={organizationId} />, { as });
}

describe('webhooks', () => {
  it('are added with an address and events, and show their secret once', async () => {
    const made = when(createWebhook).answer(() => ({
      webhook: aWebhook({ state: 'unverified' }),
      secret: 'whsec_abc',
    }));
    await open([]);
    await expectSeen('No program is told yet.');
    await button('Add a webhook').click();
    await field('Address').fill(` https://${HOST}/creel `);
    await inDialog('Add a webhook').click();
    await expect.element(secret()).toHaveValue('whsec_abc');
    const body = { address: `https://${HOST}/creel`, events: [...WEBHOOK_EVENTS] };
    expect(made).toHaveBeenCalledWith(expect.objectContaining({ params: { organizationId }, body }));
    await expectNoProblems();
    await button('I have copied it').click();
    await expectSeen(
      'Not verified',
      'The address has not replied with the challenge yet. We go on trying for three days.',
    );
    expect(document.body.textContent).not.toContain('whsec_abc');
    await expectNoProblems();
  });

  it('need at least one event, and say why the API refuses one', async () => {
    when(createWebhook).answer(() => new AppError('conflict', addressTaken));
    await open([]);
    await button('Add a webhook').click();
    await field('Address').fill(`https://${HOST}/creel`);
    for (const box of page.getByRole('checkbox').elements()) (box as HTMLElement).click();
    await inDialog('Add a webhook').click();
    await expectSeen(eventsMissing);
    await page.getByRole('checkbox').first().click();
    await inDialog('Add a webhook').click();
    await expectSeen(new RegExp(addressTaken));
  });

  it('are tested, get another secret and end', async () => {
    const tested = when(testWebhook).answer(() => aWebhook());
    when(changeWebhookSecret).answer(() => ({
      webhook: aWebhook({ formerSecretUntil: '2026-11-27T12:00:00.000Z' }),
      secret: 'whsec_new',
    }));
    const ended = when(deleteWebhook).answer(() => ({ deleted: true }));
    await open([aWebhook()]);
    await button(/Send a test to/).click();
    await expectSeen('A test is on its way');
    expect(tested).toHaveBeenCalledOnce();
    await button(/Change the secret of/).click();
    await inDialog('Change secret').click();
    await expect.element(secret()).toHaveValue('whsec_new');
    await button('I have copied it').click();
    await expectSeen(/the old secret works too/);
    when(listWebhooks).answer(() => ({ items: [] }));
    await button(/End the webhook of/).click();
    await inDialog('End webhook').click();
    await expectSeen('No program is told yet.');
    expect(ended).toHaveBeenCalledOnce();
  });

  it('are edited, and say that a new address has to verify itself', async () => {
    const address = 'https://new.example.org/creel';
    const changed = when(updateWebhook).answer(() => aWebhook({ address, state: 'unverified' }));
    await open([aWebhook()]);
    await button(/Edit the webhook of/).click();
    await expect.element(field('Address')).toHaveValue(`https://${HOST}/creel`);
    await expectNoProblems();
    await field('Address').fill(address);
    await inDialog('Save').click();
    await expectSeen('Not verified', address);
    const body = { address, events: ['claim.created'] };
    expect(changed).toHaveBeenCalledWith(expect.objectContaining({ body }));
  });

  it.each([
    [{ state: 'off', offReason: 'gone' }, 'The program replied that it wants no more events.'],
    [{ state: 'off', offReason: 'failing' }, 'For three days, the program accepted nothing that we sent.'],
    [{ failingSince: '2026-11-26T12:00:00.000Z' }, /Nothing has arrived since/],
  ] as const)('say how they are: %j', async (changes, notice) => {
    await open([aWebhook(changes)]);
    await expectSeen(notice);
  });

  it('list what was sent, and send it again', async () => {
    const delivery = (changes: Partial<WebhookDelivery>): WebhookDelivery => ({
      id: 'msg_01KB0Q3V8R0000019F3C2A7B11',
      event: 'claim.created',
      at: '2026-11-26T12:00:00.000Z',
      state: 'given_up',
      attempts: 10,
      status: 503,
      ...changes,
    });
    const waiting = delivery({ id: 'msg_01KB0Q3V8R0000019F3C2A7B12', state: 'waiting', attempts: 1 });
    const timeout = { ...waiting, status: undefined, problem: 'timeout' as const };
    when(listWebhookDeliveries).answer(() => ({ items: [timeout, delivery({})] }));
    const replayed = when(replayWebhookDelivery).answer(() => delivery({ state: 'waiting', attempts: 0 }));
    await open([aWebhook()]);
    await button(/What was sent to/).click();
    await expectSeen(
      /Waiting · 1 attempt · No reply within five seconds/,
      /Given up · 10 attempts · Replied with 503/,
    );
    await expectNoProblems();
    await button(/Send again/).click();
    await expectSeen('It is on its way again');
    expect(replayed).toHaveBeenCalledOnce();
  });

  it('send everything since a time again', async () => {
    when(listWebhookDeliveries).answer(() => ({ items: [] }));
    const replayed = when(replayWebhookEvents).answer(() => ({ events: 2 }));
    await open([aWebhook()]);
    await button(/What was sent to/).click();
    await field('Since').fill('2026-11-20T08:30');
    await button('Send all again').click();
    await expectSeen('2 events are on the way again');
    const body = { since: new Date('2026-11-20T08:30').toISOString() };
    expect(replayed).toHaveBeenCalledWith(expect.objectContaining({ body }));
    await expectNoProblems();
  });
});
