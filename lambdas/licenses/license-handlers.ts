/** Licenses of fishermen: what they keep, and what managers check. */

import * as endpoints from '#shared/licenses/endpoints.ts';
import { endpoint } from '../core/endpoint.ts';
import { presentOne } from '../core/present-one.ts';
import type { StoredLicenses } from '../people/store/license-items.ts';
import { personIn, readPublicNames } from '../people/store/public-names.ts';
import type { Found } from '../table/index.ts';
import { getsLandingReminder, setLandingReminder as storeLandingReminder } from './store/landing-reminder.ts';
import * as store from './store/licenses.ts';

export const getLicenses = endpoint(endpoints.getLicenses, async ({ actor: { userId } }) =>
  toOwn((await store.findLicenses(userId)) ?? store.NONE),
);

export const setLicenses = endpoint(endpoints.setLicenses, async ({ body, actor: { userId }, now }) =>
  toOwn(await store.replaceLicenses(userId, body, now)),
);

export const listLicenses = endpoint(endpoints.listLicenses, async ({ query: { state, ...page }, now }) => {
  const { items, ...rest } = await store.listLicenses(state, page, now);
  return { ...rest, items: await present(items) };
});

export const checkLicense = endpoint(
  endpoints.checkLicense,
  async ({ params: { userId }, body, actor: { userId: actorId }, now }) => {
    const changed = await store.checkLicense({ ...body, userId, actorId, now });
    return await presentOne(present, changed);
  },
);

export const getLandingReminder = endpoint(endpoints.getLandingReminder, async ({ actor: { userId } }) => ({
  isOn: await getsLandingReminder(userId),
}));

export const setLandingReminder = endpoint(
  endpoints.setLandingReminder,
  async ({ body: { isOn }, actor: { userId }, now }) => {
    await storeLandingReminder(userId, isOn, now);
    return { isOn };
  },
);

const toOwn = ({ licenses, isReminded }: StoredLicenses) => ({ licenses: [...licenses], isReminded });

/** Adds the names of their fishermen. */
async function present(found: readonly Found<StoredLicenses>[]) {
  const names = await readPublicNames(found.map(({ sk }) => sk));
  return found.map(({ sk, licenses }) => ({ ...personIn(names, sk), licenses: [...licenses] }));
}
