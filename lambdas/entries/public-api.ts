import { api } from '../core/api.ts';
import getFisherman from '../people/get-fisherman.ts';
import listFishermen from '../people/list-fishermen.ts';
import { readCallerStanding } from '../people/store/caller-standing.ts';
import findPlace from '../places/find-place.ts';
import getCatch from '../posts/get-catch.ts';
import getPledge from '../posts/get-pledge.ts';
import listCatches from '../posts/list-catches.ts';
import listPledges from '../posts/list-pledges.ts';
import getHealth from '../site/get-health.ts';
import getHome from '../site/get-home.ts';
import getOpenApi from '../site/get-open-api.ts';

export const handler = api(
  [
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
  ],
  { readCallerStanding },
);
