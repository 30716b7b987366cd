import { appPages } from '../pages/route.ts';
import { routes } from '../share/routes.ts';
import { serve } from '../share/serve.ts';
import { readSite } from '../share/site.ts';
import * as served from './served/public-api.ts';

export const handler = serve([...routes, appPages(Object.values(served))], { readSite });
