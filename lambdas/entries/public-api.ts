import getCatch from '../catches/get-catch.ts';
import listCatches from '../catches/list-catches.ts';
import { api } from '../core/api.ts';
import getFisherman from '../fishermen/get-fisherman.ts';
import listFishermen from '../fishermen/list-fishermen.ts';
import getHome from '../home/get-home.ts';
import findPlace from '../places/find-place.ts';
import getPledge from '../pledges/get-pledge.ts';
import listPledges from '../pledges/list-pledges.ts';
import getHealth from '../system/get-health.ts';
import getOpenApi from '../system/get-open-api.ts';

export const handler = api([
  getHealth,
  getOpenApi,
  getHome,
  listCatches,
  getCatch,
  listPledges,
  getPledge,
  findPlace,
  listFishermen,
  getFisherman,
]);
