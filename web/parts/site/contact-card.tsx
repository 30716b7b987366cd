import type { SiteContact } from '#shared/site/schemas.ts';
import { SiteContactBlock } from './site-contact.tsx';

/** The site's contact details as a card. Renders nothing if administrators gave none. */
export function ContactCard({ contact, label }: { contact: SiteContact; label: string }) {
  const { address, phone, email, social } = contact;
  if (!(address ?? phone ?? email ?? social)) return null;
  return (
    <section aria-label={label} className="on-deep max-w-form rounded-card p-5">
      <SiteContactBlock contact={contact} />
    </section>
  );
}
