import { ulid } from 'ulid';
import { CONTACT_MESSAGE_LIFETIME, HOUR } from '#shared/limits.ts';
import * as adminEndpoints from '#shared/site/admin-endpoints.ts';
import * as contactEndpoints from '#shared/site/contact-endpoints.ts';
import * as siteEndpoints from '#shared/site/endpoints.ts';
import * as planEndpoints from '#shared/site/plan-endpoints.ts';
import { PLANS } from '#shared/site/plans.ts';
import { dealerRuleIssues, speciesListIssues } from '#shared/site/rules.ts';
import * as systemEndpoints from '#shared/site/system-endpoints.ts';
import type { Version } from '#shared/site/version.ts';
import * as words from '#words/general/refusals.ts';
import { addressDigest } from '../core/caller-address.ts';
import { endpoint } from '../core/endpoint.ts';
import { refuse } from '../core/parse.ts';
import { environment } from '../environment.ts';
import { readPublicNames } from '../people/store/public-names.ts';
import { countAgainstLimit, expiryAfter, put, readCurrentPage, transact } from '../table/index.ts';
import { contactMessage, contactMessages } from './store/items.ts';
import { readSite } from './store/site.ts';
import * as store from './store/site-settings.ts';

/** The message is stored first; the table's stream emails it, so a failed email doesn't lose the message. */
export const createContactMessage = endpoint(
  contactEndpoints.createContactMessage,
  async ({ body, address, rememberAnswer, now }) => {
    await countAgainstLimit(
      {
        name: 'contact',
        who: addressDigest(address),
        max: 5,
        windowMs: HOUR,
        message: words.contactTooMany,
      },
      now,
    );
    const id = ulid(now.getTime());
    const expiresAt = expiryAfter(CONTACT_MESSAGE_LIFETIME, now);
    const stored = { ...body, id, createdAt: now.toISOString(), expiresAt };
    await transact([put(contactMessage.item({ id }, stored)), rememberAnswer({ id })]);
    return { id };
  },
);

export const listContactMessages = endpoint(contactEndpoints.listContactMessages, async ({ query, now }) => {
  const { items, ...rest } = await readCurrentPage(contactMessages, query, now);
  const messages = items.map(({ id, name, email, subject, message, flavour, createdAt }) => ({
    id,
    name,
    email,
    subject,
    message,
    flavour,
    createdAt,
  }));
  return { ...rest, items: messages };
});

export const getSite = endpoint(siteEndpoints.getSite, ({ query }) => readSite(query.flavour));

export const listPlans = endpoint(planEndpoints.listPlans, async () => ({ items: PLANS }));

export const getHealth = endpoint(systemEndpoints.getHealth, async () => ({
  status: 'ok' as const,
  version: environment('VERSION'),
  stage: environment('STAGE'),
}));

interface Document {
  openapi: '3.1.0';
  info: object;
}

export const getOpenApi = endpoint(systemEndpoints.getOpenApi, async () => {
  // The file is made when functions are bundled: all schemas and the code that converts them would be a third of
  // this function.
  const { readFile } = await import('node:fs/promises');
  const { openapi, info, ...rest }: Document = JSON.parse(
    await readFile(new URL('./openapi.json', import.meta.url), 'utf8'),
  );
  return { openapi, info: { ...info, version: environment('VERSION') }, ...rest };
});

export const getSiteSettings = endpoint(adminEndpoints.getSiteSettings, async () => {
  const [consumer, community, species, limits] = await Promise.all([
    store.readSiteVersion('consumer').then(withName),
    store.readSiteVersion('community').then(withName),
    store.readSiteVersion('species').then(withName),
    store.readSiteVersion('limits').then(withName),
  ]);
  return { consumer, community, species, limits };
});

export const setSiteSettings = endpoint(
  adminEndpoints.setSiteSettings,
  async ({ body: { flavour, version, ...settings }, actor, now }) =>
    withName(await store.changeSiteSettings(flavour, settings, { version, actorId: actor.userId, now })),
);

export const listSiteVersions = endpoint(
  adminEndpoints.listSiteVersions,
  async ({ query: { flavour, ...page }, now }) => {
    const { items, ...rest } = await store.listSiteVersions(flavour, page, now);
    return { ...rest, items: await withNames(items) };
  },
);

export const setSpecies = endpoint(
  adminEndpoints.setSpecies,
  async ({ body: { version, ...settings }, actor, now }) =>
    withName(
      await store.changeSiteSettings('species', settings, {
        version,
        actorId: actor.userId,
        now,
        check: (before) => refuse(speciesListIssues(settings.species, before.species)),
      }),
    ),
);

export const listSpeciesVersions = endpoint(adminEndpoints.listSpeciesVersions, async ({ query, now }) => {
  const { items, ...rest } = await store.listSiteVersions('species', query, now);
  return { ...rest, items: await withNames(items) };
});

export const setLimits = endpoint(
  adminEndpoints.setLimits,
  async ({ body: { version, ...settings }, actor, now }) => {
    const { dealerRules = (await store.readSiteVersion('limits')).dealerRules } = settings;
    const changed = await store.changeSiteSettings(
      'limits',
      { ...settings, dealerRules },
      {
        version,
        actorId: actor.userId,
        now,
        check: () => refuse(dealerRuleIssues(dealerRules, now.toISOString().slice(0, 10))),
      },
    );
    return withName(changed);
  },
);

export const listLimitsVersions = endpoint(adminEndpoints.listLimitsVersions, async ({ query, now }) => {
  const { items, ...rest } = await store.listSiteVersions('limits', query, now);
  return { ...rest, items: await withNames(items) };
});

/** Adds the names of the people who saved the versions. */
async function withNames<Settings>(versions: readonly Version<Settings>[]): Promise<Version<Settings>[]> {
  const names = await readPublicNames(versions.map(({ changedBy }) => changedBy));
  return versions.map((version) => {
    const name = version.changedBy !== undefined ? names.get(version.changedBy) : undefined;
    return { ...version, changedByName: name };
  });
}

async function withName<Settings>(version: Version<Settings>): Promise<Version<Settings>> {
  const [named = version] = await withNames([version]);
  return named;
}
