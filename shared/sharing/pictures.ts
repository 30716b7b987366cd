/**
 * Pictures to share of posts and fishermen: their sizes, their texts, and their addresses. The server renders them, and
 * the Share Screen offers them.
 */

import { LANGUAGE, number } from '#words/general/format.ts';
import { priceParts } from '#words/posts/figures.ts';
import * as postWords from '#words/posts/posts.ts';
import { reportTitle, seeIt } from '#words/sharing/share.ts';
import type { ShownKind } from '../features.ts';
import type { FishermanProfile } from '../fishermen/schemas.ts';
import type { Flavour } from '../flavours.ts';
import { prefixOf } from '../languages.ts';
import type { Photo } from '../photos/schemas.ts';
import { quantityLeft } from '../posts/catches/quantity-words.ts';
import type { CatchRecord } from '../posts/catches/schemas.ts';
import type { PledgeRecord } from '../posts/pledges/schemas.ts';
import { plainSpeciesName } from '../species/names.ts';
import { speciesName } from '../species/species.ts';
import { withoutContacts } from '../text/without-contacts.ts';

/**
 * Pixels. Wide is for previews of links (second document, section 9), square for posts in networks, tall for their
 * stories.
 */
export const PICTURE_SIZES = {
  wide: { width: 1200, height: 630 },
  square: { width: 1080, height: 1080 },
  tall: { width: 1080, height: 1920 },
} as const;
export type PictureSize = keyof typeof PICTURE_SIZES;
export const PICTURE_SIZE_NAMES: readonly PictureSize[] = ['wide', 'square', 'tall'];

/** Things that can be shared. */
export type SharedKind = ShownKind | 'fisherman';

/**
 * The texts of a picture, some of which may be empty. People's own texts appear without contact details, because copies
 * of the picture can't be withdrawn.
 */
export interface Picture {
  flavour: Flavour;
  /** Shown large, if it can be loaded. */
  photoId?: string;
  /** Next to the site's name. */
  heading?: string;
  /** The most important number. */
  figure?: string;
  unit?: string;
  /** At most three lines. */
  subject: string;
  /** Replaces the subject if no font has its letters. */
  plainSubject?: string;
  /** After the subject. */
  quantity?: string;
  /** Below the subject, on as many lines as fit. */
  lead?: string;
  /** One line each. */
  lines: readonly string[];
  /** The short address, as text and as a QR code. Absent in the preview picture of a link. */
  link?: string;
  /** Next to them. */
  callToAction?: string;
}

/** The photo that represents a post. */
export function primaryPhoto({ photos }: CatchRecord | PledgeRecord): Photo | undefined {
  return photos.find((photo) => 'isPrimary' in photo && photo.isPrimary) ?? photos[0];
}

export const linked = (kind: SharedKind, link: string | undefined): Pick<Picture, 'link' | 'callToAction'> =>
  link === undefined ? {} : { link, callToAction: seeIt[kind] };

/** @param link the short address, if there is one to show */
export function pledgePicture(pledge: PledgeRecord, flavour: Flavour, link?: string): Picture {
  const { mealsPledged, fishermanName, location } = pledge;
  return {
    flavour,
    photoId: primaryPhoto(pledge)?.id,
    ...(flavour === 'community' && { heading: reportTitle }),
    figure: number(mealsPledged),
    unit: postWords.mealsPledged(mealsPledged),
    subject: withoutContacts(speciesName(pledge)),
    plainSubject: plainSpeciesName(pledge),
    lines: [fishermanName, location].map(withoutContacts),
    ...linked('pledge', link),
  };
}

/** @param link the short address, if there is one to show */
export function catchPicture(post: CatchRecord, flavour: Flavour, link?: string): Picture {
  const { soldAt, fishermanName, location } = post;
  const [figure, per] = priceParts(post, postWords.payWhatYouThink);
  return {
    flavour,
    photoId: primaryPhoto(post)?.id,
    figure: soldAt === undefined ? figure : postWords.over.sold.title,
    unit: soldAt === undefined ? per : '',
    subject: withoutContacts(speciesName(post)),
    plainSubject: plainSpeciesName(post),
    ...(soldAt === undefined && { quantity: withoutContacts(quantityLeft(post)) }),
    lines: [fishermanName, location].map(withoutContacts),
    ...linked('catch', link),
  };
}

export type SharedFisherman = Pick<FishermanProfile, 'name' | 'location' | 'totalPledgePoints'> & {
  photo?: Photo;
};

/** @param countsMeals whether the site has pledges @param link the short address, if there is one to show */
export function fishermanPicture(
  { name, location, photo, totalPledgePoints }: SharedFisherman,
  flavour: Flavour,
  countsMeals: boolean,
  link?: string,
): Picture {
  return {
    flavour,
    photoId: photo?.id,
    ...(countsMeals &&
      totalPledgePoints > 0 && {
        figure: number(totalPledgePoints),
        unit: postWords.mealsPledged(totalPledgePoints),
      }),
    subject: withoutContacts(name),
    lines: [withoutContacts(location)],
    ...linked('fisherman', link),
  };
}

/** Increased when the drawing of pictures changes, so that cached pictures are no longer requested. */
const DRAWING = 6;

/**
 * A hash of a picture's content: eight hexadecimal digits (FNV-1a, 32 bits). An edit, a sale or another name gives a
 * post's picture another address, so that each address can be cached for a long time.
 */
export function versionOf(picture: Picture): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(JSON.stringify([DRAWING, picture]))) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The path above all pictures of a post, landing or person, in all languages, so that the edge can invalidate them together. */
export const pictureFolder = (kind: SharedKind, id: string): string =>
  kind === 'pledge' ? `/share/${id}` : `/share/${kind}/${id}`;

const pictures = (kind: SharedKind, id: string) => pictureFolder(kind, id) + prefixOf(LANGUAGE);

export const picturePath = (kind: SharedKind, id: string, size: PictureSize, version: string): string =>
  `${pictures(kind, id)}/${size}-${version}.jpg`;

/** The preview picture of a link, which always shows the current post, landing or person. */
export const linkPicturePath = (kind: SharedKind, id: string): string => `${pictures(kind, id)}.jpg`;
