import type { S3Event } from 'aws-lambda';
import { consumeMessages } from '../jobs/consume.ts';
import { processPhotos } from '../triggers/process-photo.ts';

export const handler = consumeMessages('uploads', (event) => processPhotos(event as Partial<S3Event>));
