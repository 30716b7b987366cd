import { appPages } from '../pages/route.ts';
import { routes } from '../share/routes.ts';
import { serve } from '../share/serve.ts';
import { readSite } from '../share/site.ts';
import { showSpeciesIn as completeAnswer } from '../site/store/site-rules.ts';
import * as served from './served/public-api.ts';

export const handler = serve([...routes, appPages({ served: Object.values(served), completeAnswer })], {
  readSite,
});
