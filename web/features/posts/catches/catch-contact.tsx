import type { CatchRecord } from '#shared/posts/catches/schemas.ts';
import { speciesName } from '#shared/species/species.ts';
import {
  contactByPhone,
  contactFisherman,
  copyNumber,
  numberCopied,
  numberNotCopied,
} from '#words/posts/posts.ts';
import { join, reserve } from '#words/reservations/reserve-link.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Icon } from '../../../components/drawings/icons.tsx';
import { copyText } from '../../../components/text/copy-text.ts';
import { RichText } from '../../../components/text/rich-text.tsx';
import { PATHS, toReserve } from '../../../lib/navigation/paths.ts';
import { useMe } from '../../../lib/session/session.tsx';
import { useParts } from '../../../lib/site/site.ts';
import { SendMessageButton } from '../../../parts/messages/send-message-button.tsx';

/** On touch screens the call is the main button, and this one is secondary. */
const SECOND_TO_A_CALL =
  'not-pointer-fine:border-2 not-pointer-fine:border-current not-pointer-fine:bg-transparent not-pointer-fine:text-ink';

/**
 * The two ways to contact the fisherman: the published contact, if there is one, and a message. If the catch can be
 * reserved, that comes first, and the contact is among the facts.
 */
export function CatchContact({ post }: { post: CatchRecord }) {
  const message = {
    recipient: { userId: post.fishermanId, name: post.fishermanName },
    about: { catchId: post.id, label: speciesName(post) },
    wide: true,
  };
  const reserving = useReserving(post);
  if (reserving) {
    return (
      <div className="flex w-full flex-col gap-2 md:flex-row">
        <ButtonLink to={toReserve(post.id)} wide>
          {reserving}
        </ButtonLink>
        <SendMessageButton {...message} />
      </div>
    );
  }
  if (!post.contactInfo) {
    return (
      <SendMessageButton {...message} variant="primary">
        {contactFisherman}
      </SendMessageButton>
    );
  }
  const isPhone = post.contactMethod === 'phone';
  return (
    <div className={`flex w-full flex-col gap-2 ${isPhone ? 'md:pointer-coarse:flex-row' : 'md:flex-row'}`}>
      <ContactLink post={post} />
      {isPhone ? (
        <SendMessageButton {...message} variant="primary" className={SECOND_TO_A_CALL} />
      ) : (
        <SendMessageButton {...message} />
      )}
    </div>
  );
}

/** The label of the link to the form of a reservation; undefined if there is nothing to reserve. */
function useReserving({ fishermanId, stock, held, reserving }: CatchRecord): string | undefined {
  const { hasPage } = useParts();
  const isOwner = useMe()?.user.id === fishermanId;
  if (isOwner || !reserving || !stock || !hasPage(PATHS.reserve)) return undefined;
  if (stock.left > 0) return reserve;
  return held === undefined ? undefined : join;
}

/** People rarely make calls from a computer with a mouse. It shows the number there, with a button to copy it. */
function ContactLink({ post: { contactMethod, contactInfo } }: { post: CatchRecord }) {
  const isPhone = contactMethod === 'phone';
  return (
    <>
      {isPhone && (
        <div className="hidden w-full flex-wrap items-center justify-between gap-x-2 pointer-fine:flex">
          <p className="flex min-h-11 items-center gap-2 font-semibold">
            <Icon name="phone" />
            <span>
              <RichText
                text={contactByPhone}
                tags={{
                  number: () => (
                    <span data-nosnippet className="inline-block">
                      {contactInfo}
                    </span>
                  ),
                }}
              />
            </span>
          </p>
          <Button
            variant="quiet"
            className="-mx-4"
            data-needs-script
            onClick={() => void copyText(contactInfo, { copied: numberCopied, copyFailed: numberNotCopied })}
          >
            {copyNumber}
          </Button>
        </div>
      )}
      <a
        href={isPhone ? `tel:${contactInfo.replace(/[^+\d]/g, '')}` : `mailto:${contactInfo}`}
        className={`${isPhone ? 'pointer-fine:hidden' : ''} inline-flex min-h-11 w-full items-center justify-center gap-2 rounded-control bg-accent px-4 py-2 leading-tight font-semibold text-accent-ink hover:brightness-107`}
      >
        <Icon name={isPhone ? 'phone' : 'mail'} />
        {contactFisherman}
      </a>
    </>
  );
}
