import type { FieldIssue } from '#shared/contract/errors.ts';
import { toast } from '../../components/toast.tsx';
import type { KeptPhoto } from './draft.ts';
import type { ChosenPhoto, PostKind } from './post-form.ts';
import { type PhotoSlot, usePhotoList } from './use-photo-list.ts';

/** The photos of a post of this kind: which of them go with it, and what still stands against that. */
export function usePostPhotos(initial: readonly KeptPhoto[]) {
  const list = usePhotoList({ initial, onRefused: sayInvalidFile, onTooMany: sayTooMany });
  return {
    list,
    of(kind: PostKind | '') {
      // A sale has no place for the photo of packaged meals.
      const taken = list.slots.filter(({ label }) => label === 'catch' || kind === 'pledge');
      return {
        chosen: taken.flatMap(toChosen),
        issues: photoIssues(taken),
        isBusy: taken.some(({ status }) => status === 'uploading'),
        needCare: taken.some(({ status }) => status !== 'ready'),
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

/** A photo that did not arrive is not left out in silence. */
function photoIssues(slots: readonly PhotoSlot[]): FieldIssue[] {
  const failed = slots.filter(({ status }) => status === 'failed').length;
  if (failed === 0) return [];
  const message =
    failed === 1
      ? 'A photo is not uploaded. Please try again or remove it.'
      : `${failed} photos are not uploaded. Please try again or remove them.`;
  return [{ path: 'photos', message }];
}

const sayInvalidFile = (message: string) =>
  toast({ title: 'Invalid File', description: message, kind: 'bad' });

const sayTooMany = (count: number) =>
  toast({
    title: 'At most 3 photos',
    description: count === 1 ? 'One was left out.' : `${count} were left out.`,
  });
