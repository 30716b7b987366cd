/** The wizard's fields, what they become at the API, and which rules of the contract stand against them. */

import * as z from 'zod/mini';
import type { FieldIssue } from '#shared/contract/errors.ts';
import { fieldIssues } from '#shared/contract/issues.ts';
import { catchDateIssues } from '#shared/posts/catches/rules.ts';
import {
  type CONDITIONS,
  type CONTACT_METHODS,
  catchBody,
  type DISPOSITIONS,
  type PAYMENT_TYPES,
  type PICKUP_OPTIONS,
  type PRICE_UNITS,
} from '#shared/posts/catches/schemas.ts';
import { foodSafetyOf, type STORAGE_KINDS } from '#shared/posts/pledges/food-safety.ts';
import { keepingIssues, pledgeDateIssues } from '#shared/posts/pledges/rules.ts';
import { type PledgeImageType, pledgeBody } from '#shared/posts/pledges/schemas.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import { speciesIssues } from '#shared/site/rules.ts';
import type { SiteRules } from '#shared/site/rules-schemas.ts';
import { OTHER, type Species } from '#shared/species/species.ts';
import { chooseKind as chooseKindMessage } from '#words/posts/rules.ts';
import type { PostBody } from '../../../lib/post-queue/queued-post.ts';
import { toFormPath } from './form-paths.ts';
import { inOrder } from './post-steps.ts';
import { type FormSlot, toPickupSlot } from './slots.ts';

/** As the inputs hold them: text until it is sent; empty means not chosen. */
export interface PostForm {
  species: Species | '';
  customSpecies: string;
  location: string;
  story: string;
  kind: PostKind | '';
  disposition: (typeof DISPOSITIONS)[number] | '';
  /** Local time of an `<input type="datetime-local">`; one for both kinds, so that it stays when someone decides anew. */
  caughtDate: string;
  // 3a Marketplace listing details
  quantity: string;
  condition: (typeof CONDITIONS)[number];
  paymentType: (typeof PAYMENT_TYPES)[number] | '';
  amount: string;
  unit: (typeof PRICE_UNITS)[number];
  contactMethod: (typeof CONTACT_METHODS)[number];
  contactInfo: string;
  pickupOptions: (typeof PICKUP_OPTIONS)[number][];
  customPickupLocation: string;
  /** A credit is to make it a Pro post. */
  useCredit: boolean;
  // 3b Pledge completion
  meals: string;
  storage: (typeof STORAGE_KINDS)[number];
  icedAt: string;
  temperature: string;
  pickupPlace: string;
  slots: FormSlot[];
}

export const EMPTY_FORM: PostForm = {
  species: '',
  customSpecies: '',
  location: '',
  story: '',
  kind: '',
  disposition: '',
  caughtDate: '',
  quantity: '',
  condition: 'fresh',
  paymentType: '',
  amount: '',
  unit: 'all',
  contactMethod: 'message',
  contactInfo: '',
  pickupOptions: [],
  customPickupLocation: '',
  useCredit: false,
  meals: '',
  storage: 'iced',
  icedAt: '',
  temperature: '',
  pickupPlace: '',
  slots: [],
};

export interface ChosenPhoto {
  uploadId: string;
  imageType: PledgeImageType;
}

/** Empty text is an absent field: the schema then says what is missing. */
const given = <T extends string>(text: T | ''): T | undefined =>
  text === '' || text.trim() === '' ? undefined : text;

/** NaN for what is no plain decimal, so that the schema says so; a dollar sign and commas are how people write prices. */
const number = (text: string): number | undefined => {
  const digits = text.replace(/[$,\s]/g, '');
  if (digits === '') return undefined;
  return /^-?(\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
};

const instant = (local: string): string | undefined => {
  const time = local === '' ? Number.NaN : new Date(local).getTime();
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

const common = (form: PostForm) => ({
  species: given(form.species),
  ...(form.species === OTHER && { customSpecies: form.customSpecies }),
  location: form.location,
  disposition: given(form.disposition),
});

function toCatch(form: PostForm, photos: readonly ChosenPhoto[]) {
  return {
    ...common(form),
    description: form.story,
    photos: photos.map(({ uploadId }) => ({ uploadId })),
    condition: form.condition,
    quantity: form.quantity,
    caughtDate: instant(form.caughtDate),
    paymentType: given(form.paymentType),
    ...(form.paymentType === 'mandatory' && { amount: number(form.amount), unit: form.unit }),
    contactMethod: form.contactMethod,
    contactInfo: form.contactMethod === 'message' ? '' : form.contactInfo,
    pickupOptions: form.pickupOptions,
    ...(form.customPickupLocation.trim() !== '' && { customPickupLocation: form.customPickupLocation }),
    ...(form.useCredit && { useCredit: true }),
  };
}

function toPledge(form: PostForm, photos: readonly ChosenPhoto[]) {
  const icedAt = form.storage === 'iced' ? instant(form.icedAt) : undefined;
  const temperature = number(form.temperature);
  const saysPickup = form.pickupPlace.trim() !== '' || form.slots.length > 0;
  return {
    ...common(form),
    story: form.story,
    catchDate: instant(form.caughtDate),
    mealsPledged: number(form.meals),
    handling: {
      storage: form.storage,
      ...(icedAt !== undefined && { icedAt }),
      ...(temperature !== undefined && { temperature }),
    },
    ...(saysPickup && { pickup: { place: form.pickupPlace, slots: form.slots.map(toPickupSlot) } }),
    photos,
  };
}

export type Reading = { ok: true; post: PostBody } | { ok: false; issues: FieldIssue[] };

/** What a form is read by. */
export interface ReadBy {
  /** Milliseconds since the epoch. */
  now: number;
  rules: SiteRules;
  /** The post that is edited, as the form was opened: what it leaves alone stays as it was, and pickup times may be over by now. */
  opened?: { form: PostForm; freshHours: number } | undefined;
}

/** Reads the form as the API would; the issues stand at the inputs, in their order on the page. */
export function readForm(form: PostForm, photos: readonly ChosenPhoto[], by: ReadBy): Reading {
  if (form.kind === '') {
    const chooseKind = { path: 'kind', message: chooseKindMessage };
    // The fields of the first two steps are the same for both kinds.
    const { issues } = judge(readPledge(form, photos, by));
    return { ok: false, issues: inOrder([chooseKind, ...issues]) };
  }
  const { post, issues } = judge(
    form.kind === 'pledge' ? readPledge(form, photos, by) : readCatch(form, photos, by),
  );
  return post && issues.length === 0 ? { ok: true, post } : { ok: false, issues: inOrder(issues) };
}

interface Judgement {
  post: PostBody | undefined;
  broken: readonly FieldIssue[];
  /** What the site's rules say, also while something else is broken. */
  ruleIssues: readonly FieldIssue[];
}

/** For how long fish of this date is fresh: an edit that says nothing else of it leaves it the time it had. */
function hoursFor({ caughtDate, condition }: PostForm, { rules, opened }: ReadBy): number {
  const isAsBefore = opened?.form.caughtDate === caughtDate && opened.form.condition === condition;
  return isAsBefore ? opened.freshHours : rules.freshHours;
}

function speciesIssuesOf({ species }: PostForm, { rules, opened }: ReadBy): FieldIssue[] {
  return species === '' ? [] : speciesIssues(species, rules.species, opened?.form.species);
}

function readCatch(form: PostForm, photos: readonly ChosenPhoto[], by: ReadBy): Judgement {
  const draft = toCatch(form, photos);
  const { data: body, error } = z.safeParse(catchBody, draft);
  return {
    post: body && { kind: 'catch', body },
    broken: error ? fieldIssues(error) : [],
    ruleIssues: [
      ...speciesIssuesOf(form, by),
      ...catchDateIssues({ ...draft, caughtDate: draft.caughtDate ?? '' }, by.now, hoursFor(form, by)),
    ],
  };
}

function readPledge(form: PostForm, photos: readonly ChosenPhoto[], by: ReadBy): Judgement {
  const draft = toPledge(form, photos);
  const { data: body, error } = z.safeParse(pledgeBody, draft);
  return {
    post: body && { kind: 'pledge', body },
    broken: error ? fieldIssues(error) : [],
    ruleIssues: [
      ...speciesIssuesOf(form, by),
      ...keepingIssues({ ...draft, species: form.species }, foodSafetyOf(by.rules)),
      ...pledgeDateIssues(
        { ...draft, catchDate: draft.catchDate ?? '' },
        by.now,
        hoursFor(form, by),
        by.opened?.form.slots.map(toPickupSlot),
      ),
    ],
  };
}

/** One issue for each input: what is broken comes before what the rules say. */
function judge({ post, broken, ruleIssues }: Judgement): {
  post: PostBody | undefined;
  issues: FieldIssue[];
} {
  const messages = new Map<string, string>();
  for (const issue of [...broken, ...ruleIssues]) {
    const { path, message } = toFormPath(issue);
    if (!messages.has(path)) messages.set(path, message);
  }
  return { post, issues: [...messages].map(([path, message]) => ({ path, message })) };
}
