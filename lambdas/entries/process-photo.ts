export { processPhotos as handler } from '../triggers/process-photo.ts';
