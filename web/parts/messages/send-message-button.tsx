import { Suspense, useCallback, useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import * as words from '#words/messages/messages.ts';
import { Button, type ButtonVariant } from '../../components/button.tsx';
import { PartFailed } from '../../components/part-failed.tsx';
import { lazyPart } from '../../lib/first-paint/lazy-with-styles.ts';
import { askToSignIn } from '../../lib/session/ask-to-sign-in.ts';
import { useMe, useSession } from '../../lib/session/session.tsx';
import type { Addressee, MessageTopic } from './message-dialog.tsx';

const MessageDialog = lazyPart(() => import('./message-dialog.tsx'), PartFailed);

interface SendMessageButtonProps {
  recipient: Addressee;
  about?: MessageTopic | undefined;
  /** Tells the buttons for one person apart, where a page has several. */
  topic?: string;
  variant?: ButtonVariant;
  size?: 'normal' | 'large';
  wide?: boolean;
  /** Id of the element that names the recipient, where a page has buttons for several people. */
  describedBy?: string;
  className?: string;
  /** Another label, such as 'Contact Fisherman'. */
  children?: string;
}

/** In the address while the form is open: a reload and signing in lead back to it, and the back button closes it. */
const OPEN = 'write';

/**
 * Opens the message form; a signed-out person signs in first, and the form opens afterwards. Not shown to the recipient
 * themselves.
 */
export function SendMessageButton({
  recipient,
  about,
  topic,
  variant = 'secondary',
  describedBy,
  children = words.sendMessage,
  ...look
}: SendMessageButtonProps) {
  const session = useSession();
  const { isOpen, open, close } = useOpen([recipient.userId, topic].filter(Boolean).join('.'));
  const isSignedOut = session.status === 'signed-out';
  const writer = useMe()?.user.id;
  useEffect(() => {
    if (!isOpen || !isSignedOut) return;
    let isCurrent = true;
    void askToSignIn(words.signInToSend).then((isIn) => {
      if (!isIn && isCurrent) close();
    });
    return () => {
      isCurrent = false;
    };
  }, [isOpen, isSignedOut, close]);
  if (writer === recipient.userId) return null;
  return (
    <>
      <Button data-needs-script variant={variant} {...look} aria-describedby={describedBy} onClick={open}>
        {children}
      </Button>
      {isOpen && writer !== undefined && (
        <Suspense>
          <MessageDialog writer={writer} recipient={recipient} about={about} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** @param name of the button that opened it */
function useOpen(name: string) {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOpen = query.get(OPEN) === name;
  const open = () =>
    setQuery(
      (now) => {
        now.set(OPEN, name);
        return now;
      },
      { state: { ...state, isWriting: true }, preventScrollReset: true },
    );
  const close = useCallback(() => {
    // If it was opened here, closing goes back; if it was opened by its address, there is no page of ours to go back to.
    if (Object(state).isWriting) return navigate(-1);
    setQuery(
      (now) => {
        now.delete(OPEN);
        return now;
      },
      { replace: true, state },
    );
  }, [state, navigate, setQuery]);
  return { isOpen, open, close };
}
