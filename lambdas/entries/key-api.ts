import { keyApi } from '../core/key-api.ts';
import { countKeyCall } from '../keys/store/count-call.ts';
import { readKey } from '../keys/store/read-key.ts';
import { readSwitches } from '../site/store/recent-settings.ts';
import { showSpeciesIn as completeAnswer } from '../site/store/site-rules.ts';
import * as served from './served/key-api.ts';

export const handler = keyApi(Object.values(served), {
  readKey,
  countKeyCall,
  readSwitches,
  completeAnswer,
});
