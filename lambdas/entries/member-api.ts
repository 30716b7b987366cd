import createAidApplication from '../aid/create-aid-application.ts';
import createCatch from '../catches/create-catch.ts';
import deleteCatch from '../catches/delete-catch.ts';
import removeCatchPhoto from '../catches/remove-catch-photo.ts';
import setCatchVisibility from '../catches/set-catch-visibility.ts';
import updateCatch from '../catches/update-catch.ts';
import createContactMessage from '../contact/create-contact-message.ts';
import { api } from '../core/api.ts';
import addFavorite from '../favorites/add-favorite.ts';
import listFavorites from '../favorites/list-favorites.ts';
import removeFavorite from '../favorites/remove-favorite.ts';
import likePledge from '../likes/like-pledge.ts';
import unlikePledge from '../likes/unlike-pledge.ts';
import getMailPreferences from '../mail-preferences/get-mail-preferences.ts';
import setMailPreferences from '../mail-preferences/set-mail-preferences.ts';
import unsubscribe from '../mail-preferences/unsubscribe.ts';
import findHearts from '../me/find-hearts.ts';
import getMe from '../me/get-me.ts';
import getMyCatch from '../me/get-my-catch.ts';
import getMyPledge from '../me/get-my-pledge.ts';
import listMyCatches from '../me/list-my-catches.ts';
import listMyPledges from '../me/list-my-pledges.ts';
import blockUser from '../messages/block-user.ts';
import createMessage from '../messages/create-message.ts';
import getConversation from '../messages/get-conversation.ts';
import getMessage from '../messages/get-message.ts';
import listBlocks from '../messages/list-blocks.ts';
import listMessages from '../messages/list-messages.ts';
import markMessageRead from '../messages/mark-message-read.ts';
import unblockUser from '../messages/unblock-user.ts';
import createUpload from '../photos/create-upload.ts';
import getUpload from '../photos/get-upload.ts';
import createPledge from '../pledges/create-pledge.ts';
import deletePledge from '../pledges/delete-pledge.ts';
import setPledgeVisibility from '../pledges/set-pledge-visibility.ts';
import updatePledge from '../pledges/update-pledge.ts';
import createProfile from '../profiles/create-profile.ts';
import deleteAccount from '../profiles/delete-account.ts';
import exportAccount from '../profiles/export-account.ts';
import removePhoto from '../profiles/remove-photo.ts';
import setPhoto from '../profiles/set-photo.ts';
import updateProfile from '../profiles/update-profile.ts';
import createReport from '../reports/create-report.ts';

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
  getMyCatch,
  getMyPledge,
  createUpload,
  getUpload,
  createCatch,
  updateCatch,
  setCatchVisibility,
  removeCatchPhoto,
  deleteCatch,
  createPledge,
  updatePledge,
  setPledgeVisibility,
  deletePledge,
  listMessages,
  getMessage,
  getConversation,
  createMessage,
  markMessageRead,
  blockUser,
  unblockUser,
  listBlocks,
  createReport,
  getMailPreferences,
  setMailPreferences,
  unsubscribe,
  createAidApplication,
  createContactMessage,
]);
