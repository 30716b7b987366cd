/** The settings as form values, where an empty field is an empty string. */
import * as z from 'zod/mini';
import {
  type SiteBanner,
  type SiteContact,
  type SiteSettings,
  siteBanner,
  siteContact,
  siteSettings,
} from '#shared/site/schemas.ts';
import type { OtherLanguage } from '#shared/text/in-languages.ts';
import { issuesBy } from '../../lib/forms/form-rules.ts';
import { localMinute } from '../../lib/time/local-minute.ts';

export interface FormValues {
  contact: {
    name: string;
    names: Record<OtherLanguage, string>;
    /** One line of text per line of the address. */
    address: string;
    phone: string;
    email: string;
    social: { name: string; url: string };
  };
  banner: {
    text: string;
    link: { label: string; url: string };
    /** Local time, in the format of `datetime-local`. */
    from: string;
    until: string;
    tone: SiteBanner['tone'];
    inLanguages: Record<OtherLanguage, { text: string; linkLabel: string }>;
  };
  switchedOff: SiteSettings['switchedOff'];
}

const localTime = (time: string | undefined) => (time === undefined ? '' : localMinute(Date.parse(time)));

const eachLanguage = <Value>(make: (language: OtherLanguage) => Value): Record<OtherLanguage, Value> => ({
  es: make('es'),
  pt: make('pt'),
  vi: make('vi'),
});
const NO_NAMES = eachLanguage(() => '');
const NO_TEXTS = { text: '', linkLabel: '' };

export function valuesOf({ contact, banner, switchedOff }: SiteSettings): FormValues {
  const { name = '', names, address = [], phone = '', email = '', social = { name: '', url: '' } } = contact;
  return {
    contact: { name, names: { ...NO_NAMES, ...names }, address: address.join('\n'), phone, email, social },
    banner: {
      text: banner?.text ?? '',
      link: banner?.link ?? { label: '', url: '' },
      from: localTime(banner?.from),
      until: localTime(banner?.until),
      tone: banner?.tone ?? 'info',
      inLanguages: eachLanguage((language) => ({ ...NO_TEXTS, ...banner?.inLanguages?.[language] })),
    },
    switchedOff,
  };
}

const isFilled = (text: string) => text.trim() !== '';

type Filled<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Returns the fields that are not empty. */
function filled<T extends object>(fields: T): Filled<T> {
  const entries = Object.entries(fields).filter(
    ([, value]) => value !== undefined && isFilled(String(value)),
  );
  return Object.fromEntries(entries) as Filled<T>;
}

/** Undefined if there are none. */
const some = <T extends object>(fields: T): T | undefined =>
  Object.keys(fields).length > 0 ? fields : undefined;

/** The texts that are not empty, by language. */
const textsOf = (texts: FormValues['banner']['inLanguages']) =>
  some(filled(eachLanguage((language) => some(filled(texts[language])))));

const pair = <T extends object>(fields: T): T | undefined =>
  Object.values(fields).some((value) => isFilled(String(value))) ? fields : undefined;

function contactOf({ name, names, address, phone, email, social }: FormValues['contact']): SiteContact {
  const lines = address.split('\n').filter(isFilled);
  const texts = { name: name.trim(), phone: phone.trim(), email: email.trim() };
  return filled({
    ...texts,
    names: some(filled(names)),
    address: lines.length > 0 ? lines : undefined,
    social: pair(social),
  });
}

function bannerOf({ text, link, from, until, tone, inLanguages }: FormValues['banner']) {
  const optional = filled({
    link: pair(link),
    from: timeOf(from),
    until: timeOf(until),
    inLanguages: textsOf(inLanguages),
  });
  return isFilled(text) || Object.keys(optional).length > 0 ? { text, tone, ...optional } : undefined;
}

/** An invalid time is passed on unchanged: the contract then refuses it. */
function timeOf(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? local : time.toISOString();
}

const readForm = ({ contact, banner, switchedOff }: FormValues): z.input<typeof siteSettings> => ({
  contact: contactOf(contact),
  ...filled({ banner: bannerOf(banner) }),
  switchedOff,
});

/** The form's values in the paths of the contract, which checks them. */
export const settingsForm = z.pipe(z.transform(readForm), siteSettings);

const issuesOf = issuesBy(siteSettings);

/** The settings without invalid fields, for the preview. */
export function settingsIn(values: FormValues): SiteSettings {
  const { contact, banner } = readForm(values);
  const wrong = issuesOf({ contact, banner }).map(({ path }) => path.split('.').slice(0, 2).join('.'));
  const rightOf = (part: string, fields: object = {}) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !wrong.includes(`${part}.${name}`)));
  return {
    contact: z.safeParse(siteContact, rightOf('contact', contact)).data ?? {},
    ...filled({ banner: z.safeParse(siteBanner, rightOf('banner', banner)).data }),
    switchedOff: values.switchedOff,
  };
}
