import { routes } from '../share/routes.ts';
import { serve } from '../share/serve.ts';

export const handler = serve(routes);
