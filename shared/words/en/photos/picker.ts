/** Choosing photos for a post. */
import { plural } from '../general/format.ts';

export const photos = 'Photos';
export const photoNamed = (index: number) => `photo ${index}`;
export const mainPhotoNow = (name: string) => `The former ${name} is now the main photo`;
export const uploaded = (done: number, count: number, news: string) =>
  `${done} of ${count} photos uploaded. ${news}`;
export const full = (max: number) =>
  `You have ${max} photos, the most allowed. To add another, remove one first.`;
export const meals = 'Meals';
export const mainPhoto = 'Main photo';
export const takePhoto = 'Take a photo';
export const choosePhotos = (room: number) => plural(room, { one: 'Choose a photo', other: 'Choose photos' });

export const cancelNamed = (name: string) => `Cancel ${name}`;
export const remove = 'Remove';
export const removeNamed = (name: string) => `Remove ${name}`;
export const makeMain = 'Make main';
export const makeMainNamed = (name: string) => `Make main: ${name}`;
export const checking = 'Checking';
export const sendingNamed = (name: string) => `Sending ${name}`;
export const percent = (value: number) => `${value}%`;
export const kept = 'Kept';
export const keptUntilConnected = 'Saved until you’re back online';
export const isUploaded = 'Uploaded';
export const retry = 'Retry';
export const retryNamed = (name: string) => `Retry ${name}`;
