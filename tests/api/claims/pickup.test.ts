/** The place and times for picking up pledged meals: the owner sees them in the API, the public never does. */
import { describe, expect } from 'vitest';
import { getMyPledge } from '#shared/posts/own-endpoints.ts';
import { getPledge, listPledges, updatePledge } from '#shared/posts/pledges/endpoints.ts';
import { cloud, it, ruth, usePeople } from '#tests/support/browser/fixtures.ts';
import { aPledge, postPledge } from '#tests/support/builders.ts';
import { refusalOf } from '#tests/support/cloud/refusal.ts';
import { hoursFromNow } from '#tests/support/hours-from-now.ts';

usePeople();

const slot = (start: number, end: number) => ({ start: hoursFromNow(start), end: hoursFromNow(end) });
const PLACE = 'Pier 3, the blue shed behind the ice house';

const own = async (pledgeId: string) =>
  (await cloud.call(getMyPledge, { token: ruth.accessToken, params: { pledgeId } })).body;

const edit = (pledgeId: string, body: { version: number } & Record<string, unknown>) =>
  cloud.call(updatePledge, { token: ruth.accessToken, params: { pledgeId }, body });

describe('the pickup of a pledge', () => {
  it('is stored with it, with the times in order', async () => {
    const [first, second] = [slot(1, 3), slot(20, 21)];
    const { id } = await postPledge(cloud, ruth, { pickup: { place: ` ${PLACE} `, slots: [second, first] } });
    expect((await own(id)).pickup).toEqual({ place: PLACE, slots: [first, second] });
  });

  it('is not in any public response', async () => {
    const posted = await postPledge(cloud, ruth, { pickup: { place: PLACE, slots: [slot(1, 3)] } });
    const params = { pledgeId: posted.id };
    const answers = [
      posted,
      (await cloud.call(getPledge, { params })).body,
      (await cloud.call(listPledges, { query: { fisherman: ruth.userId } })).body,
    ];
    expect(JSON.stringify(answers)).not.toMatch(/pickup|blue shed/);
    const page = await (await cloud.request(`/pledge/${posted.id}`)).text();
    expect(page).not.toContain('blue shed');
  });

  it('stays if an edit does not include it, and can be changed and removed', async () => {
    const pickup = { place: PLACE, slots: [slot(1, 3)] };
    const { id } = await postPledge(cloud, ruth, { pickup });
    expect((await edit(id, { version: 1, story: 'Later.' })).body.pickup).toEqual(pickup);
    const later = { place: 'Harbor gate', slots: [slot(2, 4)] };
    expect((await edit(id, { version: 2, pickup: later })).body.pickup).toEqual(later);
    expect((await edit(id, { version: 3, pickup: { place: '', slots: [] } })).body.pickup).toBeUndefined();
    expect((await own(id)).pickup).toBeUndefined();
  });

  it('is refused with the field that has an error', async () => {
    const json = aPledge({ pickup: { place: PLACE, slots: [slot(1, 2), slot(-3, -1)] } });
    const headers = { 'idempotency-key': 'a-pickup-of-yesterday' };
    const answer = await cloud.request('/api/pledges', {
      method: 'POST',
      token: ruth.accessToken,
      json,
      headers,
    });
    expect((await refusalOf(answer)).issues).toEqual([
      { path: 'pickup.slots.1.end', message: 'This pickup time is over. Choose a later one' },
    ]);
  });
});
