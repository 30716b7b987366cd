import type { FieldIssue } from '#shared/contract/errors.ts';
import type { PostKind } from '#shared/posts/schemas.ts';
import * as words from '#words/posts/posting.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import type { KeptPhoto } from '../draft/draft.ts';
import type { ChosenPhoto } from '../form/post-form.ts';
import { type PhotoSlot, toKept } from './photo-slot.ts';
import { usePhotoList } from './use-photo-list.ts';

/** The photos of a post of this kind, and their problems. */
export function usePostPhotos(userId: string, initial: readonly KeptPhoto[]) {
  const list = usePhotoList({ userId, initial, onRefused: sayInvalidFile, onTooMany: sayTooMany });
  return {
    list,
    of(kind: PostKind | '') {
      // A sale has no photo of packaged meals.
      const taken = list.slots.filter(({ label }) => label === 'catch' || kind === 'pledge');
      return {
        chosen: taken.flatMap(toChosen),
        /** In the queue's format, including photos that are not uploaded yet. */
        kept: taken.map(toKept),
        issues: hopelessIssues(taken),
        /** Problems for forms that do not wait for uploads, which would otherwise leave out these photos silently. */
        missing: missingIssues(taken),
        isBusy: taken.some(({ status }) => status === 'uploading'),
        areThere: taken.every(({ status }) => status === 'ready'),
        /** Shows the server's errors about single photos on their tiles. @returns the other issues, for the inputs */
        mark(issues: readonly FieldIssue[]): FieldIssue[] {
          const sent = taken.filter(({ status }) => status === 'ready');
          return issues.filter(({ path, message }) => {
            const slot = sent[Number(/^photos\.(\d+)/.exec(path)?.[1])];
            if (slot) list.fail(slot.key, message);
            return !slot;
          });
        },
      };
    },
  };
}

function toChosen(slot: PhotoSlot): ChosenPhoto[] {
  return slot.status === 'ready' ? [{ uploadId: slot.uploadId, imageType: slot.label }] : [];
}

/**
 * Reports photos that cannot be sent, instead of leaving them out silently. Photos that only need a retry don't block a
 * new post, since the queue retries them.
 */
function hopelessIssues(slots: readonly PhotoSlot[]): FieldIssue[] {
  const hopeless = slots.filter((slot) => slot.status === 'failed' && !slot.canRetry).length;
  return issueOf(hopeless, words.photosUnusable);
}

function missingIssues(slots: readonly PhotoSlot[]): FieldIssue[] {
  const missing = slots.filter((slot) => slot.status === 'waiting' || slot.status === 'failed').length;
  return issueOf(missing, words.photosMissing);
}

function issueOf(count: number, messageOf: (count: number) => string): FieldIssue[] {
  return count === 0 ? [] : [{ path: 'photos', message: messageOf(count) }];
}

const sayInvalidFile = (message: string) =>
  toast({ title: words.invalidFile, description: message, kind: 'bad' });

const sayTooMany = (count: number) =>
  toast({ title: words.tooManyPhotos, description: words.leftOut(count) });
