import { walkSite } from '../edge/walk-site.ts';
import { environment } from '../environment.ts';

export const handler = () => walkSite([environment('CONSUMER_ORIGIN'), environment('COMMUNITY_ORIGIN')]);
