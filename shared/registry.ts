/** Every endpoint of the API. Adding one: declare it in its area's endpoints.ts, list it here, write its handler. */
import { assignRole, deleteProfiles, listRoles, listUsers, removeRole } from './admin/endpoints.ts';
import { createAidApplication } from './aid/endpoints.ts';
import {
  createCatch,
  deleteCatch,
  getCatch,
  listCatches,
  removeCatchPhoto,
  setCatchVisibility,
  updateCatch,
} from './catches/endpoints.ts';
import { createContactMessage } from './contact/endpoints.ts';
import type { EndpointDefinition } from './contract/endpoint.ts';
import { addFavorite, findHearts, listFavorites, removeFavorite } from './favorites/endpoints.ts';
import { getFisherman, listFishermen } from './fishermen/endpoints.ts';
import { getHome } from './home/endpoints.ts';
import { likePledge, unlikePledge } from './likes/endpoints.ts';
import {
  getMailPreferences,
  sendMails,
  sendSampleInvitation,
  setMailPreferences,
  unsubscribe,
} from './mail/endpoints.ts';
import { getMe, getMyCatch, getMyPledge, listMyCatches, listMyPledges } from './me/endpoints.ts';
import {
  blockUser,
  createMessage,
  getConversation,
  getMessage,
  listBlocks,
  listMessages,
  markMessageRead,
  unblockUser,
} from './messages/endpoints.ts';
import { createUpload, getUpload } from './photos/endpoints.ts';
import { findPlace } from './places/endpoints.ts';
import {
  createPledge,
  deletePledge,
  getPledge,
  listPledges,
  setPledgeVisibility,
  updatePledge,
} from './pledges/endpoints.ts';
import {
  createProfile,
  deleteAccount,
  exportAccount,
  removePhoto,
  setPhoto,
  updateProfile,
} from './profiles/endpoints.ts';
import { actOnReport, createReport, listReports } from './reports/endpoints.ts';
import { getHealth, getOpenApi } from './system/endpoints.ts';

export const ENDPOINTS: readonly EndpointDefinition[] = [
  getHealth,
  getOpenApi,
  getHome,
  listCatches,
  getCatch,
  createCatch,
  updateCatch,
  setCatchVisibility,
  removeCatchPhoto,
  deleteCatch,
  listPledges,
  getPledge,
  createPledge,
  updatePledge,
  setPledgeVisibility,
  deletePledge,
  findPlace,
  listFishermen,
  getFisherman,
  createAidApplication,
  createContactMessage,
  createUpload,
  getUpload,
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
  listMessages,
  getMessage,
  getConversation,
  createMessage,
  markMessageRead,
  blockUser,
  unblockUser,
  listBlocks,
  createReport,
  listReports,
  actOnReport,
  getMailPreferences,
  setMailPreferences,
  unsubscribe,
  sendMails,
  sendSampleInvitation,
  listRoles,
  listUsers,
  assignRole,
  removeRole,
  deleteProfiles,
];
