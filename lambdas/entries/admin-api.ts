import { api } from '../core/api.ts';
import { readMemberStanding as readCallerStanding } from '../people/member-standing.ts';
import { readSignedOutAt } from '../people/store/caller-standing.ts';
import { readSwitches } from '../site/store/recent-settings.ts';
import { showSpeciesIn as completeAnswer } from '../site/store/site-rules.ts';
import * as served from './served/admin-api.ts';

export const handler = api(Object.values(served), {
  readCallerStanding,
  readSignedOutAt,
  readSwitches,
  completeAnswer,
});
