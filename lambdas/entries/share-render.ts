import { routes } from '../share/routes.ts';
import { serve } from '../share/serve.ts';
import { readSite } from '../share/site.ts';

export const handler = serve(routes, { readSite });
