import { api } from '../core/api.ts';
import { readCallerStanding, readSignedOutAt } from '../people/store/caller-standing.ts';
import { readSwitches } from '../site/store/recent-settings.ts';
import * as served from './served/recovery-api.ts';

export const handler = api(Object.values(served), { readCallerStanding, readSignedOutAt, readSwitches });
