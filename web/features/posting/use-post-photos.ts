import type { FieldIssue } from '#shared/contract/errors.ts';
import { toast } from '../../components/toast.tsx';
import type { PostKind } from '../../lib/post-kind.ts';
import type { KeptPhoto } from './draft.ts';
import type { ChosenPhoto } from './post-form.ts';
import { type PhotoSlot, toKept, usePhotoList } from './use-photo-list.ts';

/** The photos of a post of this kind: which of them go with it, and what still stands against that. */
export function usePostPhotos(userId: string, initial: readonly KeptPhoto[]) {
  const list = usePhotoList({ userId, initial, onRefused: sayInvalidFile, onTooMany: sayTooMany });
  return {
    list,
    of(kind: PostKind | '') {
      // A sale has no place for the photo of packaged meals.
      const taken = list.slots.filter(({ label }) => label === 'catch' || kind === 'pledge');
      return {
        chosen: taken.flatMap(toChosen),
        /** As the queue takes them: those that have not arrived too. */
        kept: taken.map(toKept),
        issues: hopelessIssues(taken),
        /** What else stands against it where nothing waits for photos that have not arrived: they would be left out in silence. */
        missing: missingIssues(taken),
        isBusy: taken.some(({ status }) => status === 'uploading'),
        areThere: taken.every(({ status }) => status === 'ready'),
        /** Shows what the server says of single photos on their tiles; gives the issues that are left for the inputs. */
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

/** A photo that cannot be sent is not left out in silence. One that only has to be tried again does not hold a new post up: the queue does that. */
function hopelessIssues(slots: readonly PhotoSlot[]): FieldIssue[] {
  const hopeless = slots.filter((slot) => slot.status === 'failed' && !slot.canRetry).length;
  return issueOf(hopeless, {
    one: 'A photo cannot be used. Please remove it.',
    many: `${hopeless} photos cannot be used. Please remove them.`,
  });
}

function missingIssues(slots: readonly PhotoSlot[]): FieldIssue[] {
  const missing = slots.filter((slot) => slot.status === 'waiting' || slot.status === 'failed').length;
  return issueOf(missing, {
    one: 'A photo is not uploaded. Please try again or remove it.',
    many: `${missing} photos are not uploaded. Please try again or remove them.`,
  });
}

function issueOf(count: number, words: { one: string; many: string }): FieldIssue[] {
  if (count === 0) return [];
  return [{ path: 'photos', message: count === 1 ? words.one : words.many }];
}

const sayInvalidFile = (message: string) =>
  toast({ title: 'Invalid File', description: message, kind: 'bad' });

const sayTooMany = (count: number) =>
  toast({
    title: 'At most 3 photos',
    description: count === 1 ? 'One was left out.' : `${count} were left out.`,
  });
