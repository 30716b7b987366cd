import { pushes } from '../areas.ts';
import { consume } from '../jobs/consume.ts';

export const handler = consume(['pushes'], pushes);
