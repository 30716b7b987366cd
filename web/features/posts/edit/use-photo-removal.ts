import { useRef } from 'react';
import { removeCatchPhoto } from '#shared/posts/catches/own-endpoints.ts';
import type { OwnCatch } from '#shared/posts/catches/schemas.ts';
import * as words from '#words/posts/own-catches.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { messageOf } from '../../../lib/api/failure-words.ts';
import type { OwnPost } from '../form/post-form.ts';
import type { PhotoList } from '../photos/use-photo-list.ts';

/**
 * Removes a photo of a posted catch at once (second document, section 8). New photos, and photos of a pledge, are
 * removed when the form is saved.
 * @param own the post as it is on the server
 */
export function usePhotoRemoval(
  { kind, post }: OwnPost,
  photos: PhotoList,
  onRemoved: (post: OwnCatch) => void,
): PhotoList {
  const running = useRef(new Set<string>());
  const removeAtOnce = async (key: string, photoId: string) => {
    if (running.current.has(key)) return;
    running.current.add(key);
    try {
      onRemoved(await call(removeCatchPhoto, { params: { catchId: post.id, photoId } }));
      photos.remove(key);
      toast({ title: words.photoRemoved, kind: 'good' });
    } catch (error) {
      toast({ title: words.photoNotRemoved, description: messageOf(error), kind: 'bad' });
    } finally {
      running.current.delete(key);
    }
  };
  return {
    ...photos,
    remove(key) {
      const slot = photos.slots.find((each) => each.key === key);
      const photoId = slot?.status === 'ready' ? slot.uploadId : undefined;
      const isPosted = kind === 'catch' && post.photos.some(({ id }) => id === photoId);
      if (isPosted && photoId !== undefined) void removeAtOnce(key, photoId);
      else photos.remove(key);
    },
  };
}
