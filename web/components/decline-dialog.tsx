import type * as z from 'zod/mini';
import * as words from '#words/general/decisions.ts';
import { TextDialog } from './forms/text-dialog.tsx';

interface DeclineDialogProps<Body> {
  title: string;
  /** The consequence. */
  text: string;
  reasonHint: string;
  schema: z.ZodMiniType<Body, unknown>;
  send(body: Body): Promise<void>;
  onClose(): void;
}

/** Declines something, with an optional reason. */
export function DeclineDialog<Body>({ text, reasonHint, ...dialog }: DeclineDialogProps<Body>) {
  return (
    <TextDialog
      {...dialog}
      text={<span className="text-muted">{text}</span>}
      name="reason"
      label={words.reason}
      hint={reasonHint}
      optional
      defaults={{ decision: 'decline', reason: '' }}
      submit={words.decline}
      busy={words.declining}
      variant="danger"
    />
  );
}
