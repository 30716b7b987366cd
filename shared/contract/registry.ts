/** Every endpoint of the API. Adding one: declare it in its area's endpoints.ts, list it here, write its handler. */
import { assignRole, deleteProfiles, listRoles, listUsers, removeRole } from '../admin/endpoints.ts';
import { createAidApplication } from '../aid/endpoints.ts';
import { createCatch, getCatch, listCatches } from '../catches/endpoints.ts';
import { createContactMessage } from '../contact/endpoints.ts';
import { addFavorite, findHearts, listFavorites, removeFavorite } from '../favorites/endpoints.ts';
import { getFisherman, listFishermen } from '../fishermen/endpoints.ts';
import { getHome } from '../home/endpoints.ts';
import { likePledge, unlikePledge } from '../likes/endpoints.ts';
import { getMe, listMyCatches, listMyPledges } from '../me/endpoints.ts';
import { createUpload, getUpload } from '../photos/endpoints.ts';
import { findPlace } from '../places/endpoints.ts';
import { createPledge, getPledge, listPledges } from '../pledges/endpoints.ts';
import {
  createProfile,
  deleteAccount,
  exportAccount,
  removePhoto,
  setPhoto,
  updateProfile,
} from '../profiles/endpoints.ts';
import { getHealth, getOpenApi } from '../system/endpoints.ts';
import type { EndpointDefinition } from './endpoint.ts';

export const ENDPOINTS: readonly EndpointDefinition[] = [
  getHealth,
  getOpenApi,
  getHome,
  listCatches,
  getCatch,
  createCatch,
  listPledges,
  getPledge,
  createPledge,
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
  listRoles,
  listUsers,
  assignRole,
  removeRole,
  deleteProfiles,
];
