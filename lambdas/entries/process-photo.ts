import { consumeMessages } from '../jobs/consume.ts';
import { processPhotos } from '../triggers/process-photo.ts';

export const handler = consumeMessages(['uploads'], processPhotos);
