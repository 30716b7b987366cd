import type { IncomingMessage } from 'node:http';
import { type Answer, textAnswer } from './answer.ts';
import { pathOf } from './target.ts';

interface StoredObject {
  body: Buffer;
  contentType: string;
  cacheControl?: string;
}

/** Serves renditions from `media/` in the photo bucket. Everything else in the bucket stays private. */
export function createMedia(read: (key: string) => StoredObject | undefined) {
  return async (message: IncomingMessage): Promise<Answer> => {
    if (message.method !== 'GET' && message.method !== 'HEAD') return textAnswer(405, 'Method not allowed\n');
    const key = keyOf(message.url);
    const object = key === undefined ? undefined : read(key);
    if (!object) return textAnswer(404, 'Not found\n');
    return {
      status: 200,
      headers: {
        'content-type': object.contentType,
        'cache-control': object.cacheControl ?? 'public, max-age=31536000, immutable',
      },
      body: object.body,
    };
  };
}

/** Keys of renditions are simple: no path with escapes or dots can be one. */
function keyOf(target: string | undefined): string | undefined {
  return /^\/(media\/[\w-]+\/[\w-]+\.\w+)$/.exec(pathOf(target))?.[1];
}
