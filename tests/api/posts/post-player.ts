/** Sends the model's operations to the site, and describes the resulting post in the model's terms. */
import { likePledge, unlikePledge } from '#shared/favorites/like-endpoints.ts';
import type { LocalCloud } from '#tests/support/cloud/local-cloud.ts';
import type { TestUser } from '#tests/support/cloud/users.ts';
import { asOwner } from '#tests/support/own-posts.ts';
import { type ModelPost, namedVersion, type Operation, photosNamed } from './post-model.ts';

export interface Slot {
  kind: 'catch' | 'pledge';
  id: string;
  post: ModelPost | undefined;
  seen: ModelPost;
}

/** The cloud and its people. */
export interface Stage {
  cloud: LocalCloud;
  owner: TestUser;
  liker: TestUser;
}

export async function send(
  { cloud, owner, liker }: Stage,
  { kind, id, seen }: Slot,
  operation: Operation,
): Promise<number> {
  const own = asOwner(cloud, owner);
  const params = { pledgeId: id };
  const isCatch = kind === 'catch';
  const by = liker.accessToken;
  switch (operation.do) {
    case 'hide':
    case 'show': {
      const hidden = operation.do === 'hide';
      return (await (isCatch ? own.setCatchHidden(id, hidden) : own.setPledgeHidden(id, hidden))).status;
    }
    case 'delete':
      return (await (isCatch ? own.deleteCatch(id) : own.deletePledge(id))).status;
    case 'like':
    case 'unlike':
      return (await cloud.call(operation.do === 'like' ? likePledge : unlikePledge, { token: by, params }))
        .status;
    case 'remove photo':
      return (await own.removePhoto(id, operation.photoId)).status;
    case 'photos': {
      const version = namedVersion(operation, seen);
      const photos = photosNamed(operation, seen).map((name) =>
        seen.photos.includes(name) ? { photoId: name } : { uploadId: name },
      );
      if (isCatch) return (await own.editCatch(id, { version, photos })).status;
      const labelled = photos.map((photo) => ({ ...photo, imageType: 'catch' as const }));
      return (await own.editPledge(id, { version, photos: labelled })).status;
    }
    case 'edit': {
      const { note: words, meals, species } = operation;
      const version = namedVersion(operation, seen);
      const named = { version, species, ...(species === 'other' && { customSpecies: 'Opah' }) };
      if (isCatch)
        return (await own.editCatch(id, { ...named, description: words, quantity: `${meals}` })).status;
      return (await own.editPledge(id, { ...named, story: words, mealsPledged: meals })).status;
    }
  }
}

/** An owner can't like their own catch, and a pledge has no route to a single photo. */
export const isSense = ({ kind }: Slot, { do: what }: Operation) =>
  kind === 'catch' ? what !== 'like' && what !== 'unlike' : what !== 'remove photo';

/** Returns the current post in the model's terms. */
export async function observe(
  { cloud, owner }: Stage,
  { kind, id }: Slot,
  { taken, liked }: ModelPost,
): Promise<ModelPost | undefined> {
  const own = asOwner(cloud, owner);
  if (kind === 'catch') {
    const answer = await own.readCatch(id);
    if (answer.status === 404) return undefined;
    const { version, hidden, description, quantity, species, photos } = answer.body;
    const meals = quantity === '40 lb' ? 5 : Number(quantity);
    return {
      version,
      hidden,
      note: description,
      meals,
      species,
      photos: photos.map((photo) => photo.id),
      taken,
      liked,
    };
  }
  const answer = await own.readPledge(id);
  if (answer.status === 404) return undefined;
  const { version, hidden, story, mealsPledged, species, photos, likeCount } = answer.body;
  return {
    ...{ version, hidden, note: story, meals: mealsPledged, species, taken },
    photos: photos.map((photo) => photo.id),
    liked: likeCount === 1,
  };
}
