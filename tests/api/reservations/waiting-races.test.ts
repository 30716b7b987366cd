/** Waiting lists take so many people and no more, also if they all join at once, and nobody whom the fisherman blocked. */
import { describe, expect } from 'vitest';
import { blockUser } from '#shared/messages/endpoints.ts';
import { getCatchWaiting, joinWaiting, leaveWaiting } from '#shared/reservations/endpoints.ts';
import { MOST_WAITING } from '#shared/reservations/rules.ts';
import { cloud, it } from '#tests/support/browser/fixtures.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { aPerson } from '#tests/support/correspondence.ts';
import { aReservationScene } from '#tests/support/reservations.ts';

const join = ({ accessToken: token }: TestUser, catchId: string) =>
  cloud.call(joinWaiting, { token, params: { catchId }, body: { amount: 5 } });

describe('a waiting list', () => {
  it('takes 50 people and no more if 60 join at once, and one more after one has left', async () => {
    const { catchId } = await aReservationScene(cloud);
    const people = await Promise.all(Array.from({ length: 60 }, () => aPerson(cloud)));
    const answers = await Promise.all(people.map((person) => join(person, catchId)));
    const waits = people.filter((_, index) => answers[index]?.status === 200);
    expect(waits).toHaveLength(MOST_WAITING);
    const [late] = people.filter((person) => !waits.includes(person));
    const [first] = waits;
    if (!late || !first) throw new Error('Nobody was refused');
    expect((await join(late, catchId)).error.message).toBe('Too many people wait for this catch already.');
    expect((await join(first, catchId)).status).toBe(200);
    await cloud.call(leaveWaiting, { token: first.accessToken, params: { catchId } });
    expect((await join(late, catchId)).status).toBe(200);
  });

  it('refuses a person whom the fisherman has blocked', async () => {
    const { fisherman, buyer, catchId } = await aReservationScene(cloud);
    await cloud.call(blockUser, { token: fisherman.accessToken, params: { userId: buyer.userId } });
    expect((await join(buyer, catchId)).error.message).toBe('You can’t reserve this fisherman’s catches.');
    const params = { catchId };
    const { body } = await cloud.call(getCatchWaiting, { token: buyer.accessToken, params });
    expect(body.isWaiting).toBe(false);
  });
});
