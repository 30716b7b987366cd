import { pagePictures } from '../pages/page-picture.ts';
import { appPages } from '../pages/route.ts';
import { routes } from '../share/routes.ts';
import { serve } from '../share/serve.ts';
import { readSite } from '../share/site.ts';
import { showSpeciesIn as completeAnswer } from '../site/store/site-rules.ts';
import * as served from './served/public-api.ts';

const readable = { served: Object.values(served), completeAnswer };

export const handler = serve([...routes, pagePictures(readable), appPages(readable)], { readSite });
