import createAidApplication from '../aid/create-aid-application.ts';
import createCatch from '../catches/create-catch.ts';
import createContactMessage from '../contact/create-contact-message.ts';
import { api } from '../core/api.ts';
import addFavorite from '../favorites/add-favorite.ts';
import listFavorites from '../favorites/list-favorites.ts';
import removeFavorite from '../favorites/remove-favorite.ts';
import likePledge from '../likes/like-pledge.ts';
import unlikePledge from '../likes/unlike-pledge.ts';
import findHearts from '../me/find-hearts.ts';
import getMe from '../me/get-me.ts';
import listMyCatches from '../me/list-my-catches.ts';
import listMyPledges from '../me/list-my-pledges.ts';
import createUpload from '../photos/create-upload.ts';
import getUpload from '../photos/get-upload.ts';
import createPledge from '../pledges/create-pledge.ts';
import createProfile from '../profiles/create-profile.ts';
import deleteAccount from '../profiles/delete-account.ts';
import exportAccount from '../profiles/export-account.ts';
import removePhoto from '../profiles/remove-photo.ts';
import setPhoto from '../profiles/set-photo.ts';
import updateProfile from '../profiles/update-profile.ts';

export const handler = api([
  getMe,
  likePledge,
  unlikePledge,
  findHearts,
  listFavorites,
  addFavorite,
  removeFavorite,
  createProfile,
  updateProfile,
  setPhoto,
  removePhoto,
  exportAccount,
  deleteAccount,
  listMyCatches,
  listMyPledges,
  createUpload,
  getUpload,
  createCatch,
  createPledge,
  createAidApplication,
  createContactMessage,
]);
