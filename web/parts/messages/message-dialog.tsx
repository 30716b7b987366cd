import * as words from '#words/messages/messages.ts';
import { Dialog } from '../../components/overlays/dialog.tsx';
import { MessageForm } from './message-form.tsx';

export interface Addressee {
  userId: string;
  name: string;
}

/** The catch that the message is about, and its name in the subject. */
export interface MessageTopic {
  catchId: string;
  label: string;
}

interface MessageDialogProps {
  writer: string;
  recipient: Addressee;
  about: MessageTopic | undefined;
  onClose(): void;
}

export default function MessageDialog({ writer, recipient, about, onClose }: MessageDialogProps) {
  return (
    <Dialog onClose={onClose} title={words.messageTo(recipient.name)}>
      <MessageForm
        writer={writer}
        topic={[recipient.userId, about?.catchId].filter(Boolean).join('.')}
        to={{ recipientId: recipient.userId, ...(about && { catchId: about.catchId }) }}
        subject={about?.label ?? ''}
        questions={about && words.quickQuestions}
        send={words.send}
        onSent={onClose}
        onCancel={onClose}
      />
    </Dialog>
  );
}
