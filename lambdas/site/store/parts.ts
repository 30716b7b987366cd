/** The parts of the settings: their defaults, and their audit entries. */
import type { AuditAction } from '#shared/audit/actions.ts';
import type { Flavour } from '#shared/flavours.ts';
import type { ReadyTextSettings } from '#shared/moderation/ready-texts.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import { dealerRuleFacts, speciesFacts } from '#shared/site/rules.ts';
import type { LimitSettings, SpeciesSettings } from '#shared/site/rules-schemas.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { auditedChange } from '../../audit/store/audit.ts';
import type { AuditEntry } from '../../audit/store/items.ts';

export interface PartSettings extends Record<Flavour, SiteSettings> {
  species: SpeciesSettings;
  limits: LimitSettings;
  readyTexts: ReadyTextSettings;
}

type AllSettings = SiteSettings & SpeciesSettings & LimitSettings & ReadyTextSettings;

/** Reads settings without the person and time of the last change, with defaults for what nobody has set. */
type SettingsOf<Settings> = (stored: Partial<AllSettings>) => Settings;

/** By default all features are on, and the contact form is the only known contact. */
const ofFace: SettingsOf<SiteSettings> = ({ contact = {}, banner, switchedOff = [] }) => ({
  contact,
  ...(banner && { banner }),
  switchedOff,
});

export const SETTINGS_OF: { readonly [P in keyof PartSettings]: SettingsOf<PartSettings[P]> } = {
  consumer: ofFace,
  community: ofFace,
  species: ({ species = DEFAULT_RULES.species }) => ({ species }),
  limits: ({
    freshHours = DEFAULT_RULES.freshHours,
    fairness = DEFAULT_RULES.fairness,
    signUpsPerHour = DEFAULT_RULES.signUpsPerHour,
    dealerRules = DEFAULT_RULES.dealerRules,
  }) => ({ freshHours, fairness, signUpsPerHour, dealerRules }),
  readyTexts: ({ readyTexts = [] }) => ({ readyTexts }),
};

type Audited<Settings> = (
  before: Settings,
  after: Settings,
) => Omit<AuditEntry<AuditAction>, 'actorId' | 'subject'>;

const auditedFace: Audited<SiteSettings> = (before, after) => ({
  action: 'site-changed',
  ...auditedChange(toldOf(before), toldOf(after), ['phone', 'email']),
});

/** Separate from the settings, so that functions that only read settings don't bundle it. */
export const AUDITED: { readonly [P in keyof PartSettings]: Audited<PartSettings[P]> } = {
  consumer: auditedFace,
  community: auditedFace,
  species: (before, after) => ({
    action: 'species-changed',
    ...auditedChange(
      { species: speciesFacts(before.species, after.species) },
      { species: speciesFacts(after.species, before.species) },
    ),
  }),
  limits: (before, after) => ({
    action: 'limits-changed',
    ...auditedChange(limitFacts(before), limitFacts(after)),
  }),
  // They are written to people.
  readyTexts: () => ({ action: 'ready-texts-changed', before: {}, after: {}, onlyNamed: ['readyTexts'] }),
};

const limitFacts = ({ fairness, dealerRules, ...limits }: LimitSettings) => ({
  ...limits,
  ...fairness,
  dealerRules: dealerRuleFacts(dealerRules),
});

/** Returns the values of a site's settings that the audit records. */
function toldOf({ contact, banner, switchedOff }: SiteSettings) {
  const { name, names = {}, address, phone, email, social } = contact;
  const texts = Object.entries(banner?.inLanguages ?? {}).map(
    ([language, { text, linkLabel }]) => [language, [text, linkLabel].filter(Boolean).join(', ')] as const,
  );
  return {
    contactName: inLanguages(name, Object.entries(names)),
    address,
    phone,
    email,
    socialName: social?.name,
    socialUrl: social?.url,
    bannerText: inLanguages(banner?.text, texts),
    bannerLink: banner?.link && `${banner.link.label} ${banner.link.url}`,
    bannerFrom: banner?.from,
    bannerUntil: banner?.until,
    bannerTone: banner?.tone,
    switchedOff,
  };
}

/** An English text with those of other languages. */
const inLanguages = (
  text: string | undefined,
  others: readonly (readonly [language: string, text: string])[],
) => (others.length === 0 ? text : [text ?? '', ...others.map((other) => other.join(': '))]);
