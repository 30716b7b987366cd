import { useState } from 'react';
import type * as z from 'zod/mini';
import { REPORT_NOTE_LENGTH } from '#shared/limits.ts';
import { moderatePost } from '#shared/moderation/post-endpoints.ts';
import { postModerationBody, type SitePost } from '#shared/moderation/post-schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import * as words from '#words/moderation/site-posts.ts';
import { LongTextField } from '../../components/forms/bound-fields.tsx';
import { DialogForm } from '../../components/forms/form-foot.tsx';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { toast } from '../../components/overlays/toast.tsx';
import { call } from '../../lib/api/api-client.ts';
import { messageOf } from '../../lib/api/failure-words.ts';
import { useContractForm } from '../../lib/forms/use-contract-form.ts';
import { ReadyTextPicker } from '../../parts/moderation/ready-text-picker.tsx';

interface ModerationDialogProps {
  action: keyof typeof words.actions;
  posts: readonly SitePost[];
  onChanged(): Promise<unknown>;
  /** Called when all were changed. */
  onDone(): void;
  onClose(): void;
}

type Body = z.output<typeof postModerationBody>;

interface Failure {
  post: SitePost;
  why: string;
}

/** Asks for a reason and moderates each post. It lists the ones that failed, which can be retried. */
export function ModerationDialog({ action, posts, onChanged, onDone, onClose }: ModerationDialogProps) {
  const { title, text, label, done } = words.actions[action];
  const [failures, setFailures] = useState<readonly Failure[]>([]);
  const left = failures.length > 0 ? failures.map(({ post }) => post) : posts;
  const form = useContractForm<Body, Body>({
    schema: postModerationBody,
    defaults: { isTakenDown: action === 'takeDown', note: '' },
    async send(body) {
      const failed = await moderateEach(left, body);
      await onChanged();
      setFailures(failed);
      if (failed.length > 0) return;
      toast({ title: done(posts.length), kind: 'good' });
      onClose();
      onDone();
    },
  });
  return (
    <Dialog onClose={onClose} title={title(posts.length)}>
      <DialogForm
        form={form}
        submit={label(left.length)}
        busy={words.busy}
        variant={action === 'takeDown' ? 'danger' : 'primary'}
        onCancel={onClose}
      >
        <p>{text}</p>
        <ReadyTextPicker onPick={(picked) => form.setValue('note', picked, { shouldValidate: true })} />
        <LongTextField
          form={form}
          name="note"
          label={words.reason}
          hint={words.reasonHint}
          optional={action === 'restore'}
          limit={REPORT_NOTE_LENGTH}
        />
        <div role="alert">
          {failures.length > 0 && (
            <>
              <p className="font-medium text-bad">{words.someFailed(failures.length, posts.length)}</p>
              <ul className="list-disc ps-5">
                {failures.map(({ post, why }) => (
                  <li key={post.id}>
                    {words.because(words.named(speciesName(post), post.fisherman.name), why)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
      </DialogForm>
    </Dialog>
  );
}

/** One after the other, because posts by the same fisherman change the same counts. */
async function moderateEach(posts: readonly SitePost[], body: Body): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const post of posts) {
    try {
      await call(moderatePost, { params: { kind: post.kind, postId: post.id }, body });
    } catch (error) {
      failures.push({ post, why: messageOf(error) });
    }
  }
  return failures;
}
