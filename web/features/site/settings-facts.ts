/** The settings as a list of facts in words, and the differences between two versions. */
import { FEATURES } from '#shared/feature-names.ts';
import { LANGUAGE_NAMES } from '#shared/languages.ts';
import type { SiteSettings } from '#shared/site/schemas.ts';
import { OTHER_LANGUAGES, type OtherLanguage } from '#shared/text/in-languages.ts';
import { dateTime } from '#words/general/format.ts';
import * as words from '#words/site/settings.ts';
import type { Difference } from './differences.tsx';

const timeWords = (time: string | undefined) => time && dateTime(new Date(time));

type Fact = [name: string, fact: string | undefined];

const inLanguage = (name: string, language: OtherLanguage) => `${name} (${LANGUAGE_NAMES[language]})`;

function factsOf({ contact, banner, switchedOff }: SiteSettings): Fact[] {
  return [
    [words.name, contact.name],
    ...OTHER_LANGUAGES.map((language): Fact => [inLanguage(words.name, language), contact.names?.[language]]),
    [words.address, contact.address?.join(', ')],
    [words.phone, contact.phone],
    [words.email, contact.email],
    [words.social, contact.social && `${contact.social.name} (${contact.social.url})`],
    [words.banner, banner?.text],
    ...OTHER_LANGUAGES.flatMap((language): Fact[] => {
      const { text, linkLabel } = banner?.inLanguages?.[language] ?? {};
      return [
        [inLanguage(words.banner, language), text],
        [inLanguage(words.bannerLink, language), linkLabel],
      ];
    }),
    [words.bannerLink, banner?.link && `${banner.link.label} (${banner.link.url})`],
    [words.from, timeWords(banner?.from)],
    [words.until, timeWords(banner?.until)],
    [words.tone, banner && words.tones[banner.tone]],
    ...FEATURES.map((feature): [string, string] => [
      words.featureNames[feature],
      switchedOff.includes(feature) ? words.off : words.on,
    ]),
  ];
}

export function differencesBetween(before: SiteSettings, after: SiteSettings): Difference[] {
  const was = factsOf(before);
  return factsOf(after).flatMap(([name, fact], index) => {
    const earlier = was[index]?.[1];
    if (fact === earlier) return [];
    return [{ name, before: earlier ?? words.nothing, after: fact ?? words.nothing }];
  });
}
