import createAidApplication from '../aid/create-aid-application.ts';
import createCatch from '../catches/create-catch.ts';
import createContactMessage from '../contact/create-contact-message.ts';
import { api } from '../core/api.ts';
import getMe from '../me/get-me.ts';
import listMyCatches from '../me/list-my-catches.ts';
import listMyPledges from '../me/list-my-pledges.ts';
import createUpload from '../photos/create-upload.ts';
import getUpload from '../photos/get-upload.ts';
import createPledge from '../pledges/create-pledge.ts';

export const handler = api([
  getMe,
  listMyCatches,
  listMyPledges,
  createUpload,
  getUpload,
  createCatch,
  createPledge,
  createAidApplication,
  createContactMessage,
]);
