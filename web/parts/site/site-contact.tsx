import type { ReactNode } from 'react';
import type { SiteContact } from '#shared/site/schemas.ts';
import { coastalCommunities } from '#words/app/navigation.ts';
import { LANGUAGE } from '#words/general/format.ts';
import { FirstIcon } from '../../components/drawings/first-icons.tsx';
import { EmailText } from '../../components/text/email-text.tsx';

export const FOOTER_LINK =
  'inline-flex min-h-11 items-center gap-1.5 text-deep-muted wrap-anywhere hover:text-deep-ink hover:underline md:min-h-9';

/** The contact details that administrators gave. @param children more details, at the end */
export function SiteContactBlock({ contact, children }: { contact: SiteContact; children?: ReactNode }) {
  const { name = coastalCommunities, address = [], phone, email, social } = contact;
  const ownName = LANGUAGE === 'en' ? undefined : contact.names?.[LANGUAGE];
  return (
    <>
      <h2 className="text-base text-deep-ink">{ownName ?? name}</h2>
      <address className="mt-1 grid justify-items-start not-italic">
        {address.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal
          <span key={index}>{line}</span>
        ))}
        {phone !== undefined && (
          <>
            {/* Computers with a mouse are rarely used for calls. */}
            <span className="hidden min-h-9 items-center pointer-fine:flex">{phone}</span>
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={`${FOOTER_LINK} pointer-fine:hidden`}>
              {phone}
            </a>
          </>
        )}
        {email !== undefined && (
          <a href={`mailto:${email}`} className={FOOTER_LINK}>
            <span>
              <EmailText address={email} />
            </span>
          </a>
        )}
        {social !== undefined && (
          <a href={social.url} rel="noopener noreferrer" className={FOOTER_LINK}>
            {social.name}
            <FirstIcon name="external" className="size-4" />
          </a>
        )}
        {children}
      </address>
    </>
  );
}
