/** The settings as their form holds them, where what is empty is text too. */
import * as z from 'zod/mini';
import { type SiteBanner, type SiteContact, type SiteSettings, siteSettings } from '#shared/site/schemas.ts';
import { localMinute } from '../../lib/time/local-minute.ts';

export interface FormValues {
  contact: {
    name: string;
    /** A line for each line. */
    address: string;
    phone: string;
    email: string;
    social: { name: string; url: string };
  };
  banner: {
    text: string;
    link: { label: string; url: string };
    /** Of this place, as `datetime-local` writes it. */
    from: string;
    until: string;
    tone: SiteBanner['tone'];
  };
  switchedOff: SiteSettings['switchedOff'];
}

const localTime = (time: string | undefined) => (time === undefined ? '' : localMinute(Date.parse(time)));

export function valuesOf({ contact, banner, switchedOff }: SiteSettings): FormValues {
  const { name = '', address = [], phone = '', email = '', social = { name: '', url: '' } } = contact;
  return {
    contact: { name, address: address.join('\n'), phone, email, social },
    banner: {
      text: banner?.text ?? '',
      link: banner?.link ?? { label: '', url: '' },
      from: localTime(banner?.from),
      until: localTime(banner?.until),
      tone: banner?.tone ?? 'info',
    },
    switchedOff,
  };
}

const isFilled = (text: string) => text.trim() !== '';

type Filled<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Without the fields that are empty. */
function filled<T extends object>(fields: T): Filled<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(entries) as Filled<T>;
}

const pair = <T extends object>(fields: T): T | undefined =>
  Object.values(fields).some((value) => isFilled(String(value))) ? fields : undefined;

function contactOf({ name, address, phone, email, social }: FormValues['contact']): SiteContact {
  const lines = address.split('\n').filter(isFilled);
  const texts = { name: name.trim(), phone: phone.trim(), email: email.trim() };
  return filled({ ...texts, address: lines.length > 0 ? lines : undefined, social: pair(social) });
}

function bannerOf({ text, link, from, until, tone }: FormValues['banner']) {
  const optional = filled({ link: pair(link), from: timeOf(from), until: timeOf(until) });
  return isFilled(text) || Object.keys(optional).length > 0 ? { text, tone, ...optional } : undefined;
}

/** An invalid time goes to the contract unchanged, which then says so. */
function timeOf(local: string): string {
  const time = new Date(local);
  return Number.isNaN(time.getTime()) ? local : time.toISOString();
}

/** The form's values in the paths of the contract, which checks them. */
export const settingsForm = z.pipe(
  z.transform(
    ({ contact, banner, switchedOff }: FormValues): z.input<typeof siteSettings> => ({
      contact: contactOf(contact),
      ...filled({ banner: bannerOf(banner) }),
      switchedOff,
    }),
  ),
  siteSettings,
);

/** The settings as far as the form is right, for the preview. */
export function settingsIn(values: FormValues): SiteSettings | undefined {
  const read = z.safeParse(settingsForm, values);
  return read.success ? read.data : undefined;
}
