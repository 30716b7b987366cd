import { Link } from 'react-router-dom';
import * as words from '#words/site/contact.ts';
import { EmptyMailbox } from '../../components/drawings/empty-drawings.tsx';
import { ProsePage } from '../../components/text/prose.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useSite } from '../../lib/site/site.ts';
import { SiteContactBlock } from '../../parts/site/site-contact.tsx';
import { ContactForm } from './contact-form.tsx';

export default function Contact() {
  const { contact } = useSite();
  const { address, phone, email, social } = contact;
  usePageHead(words.pageTitle, () => ({ description: words.lead }));
  return (
    <ProsePage
      title={words.title}
      lead={words.lead}
      picture={<EmptyMailbox className="w-60 max-md:hidden" />}
    >
      <p>
        <Link to={PATHS.faq} className="inline-flex min-h-11 items-center text-link">
          {words.seeQuestions}
        </Link>
      </p>
      {(address ?? phone ?? email ?? social) && (
        <section aria-label={words.pageTitle} className="on-deep max-w-form rounded-card p-5">
          <SiteContactBlock contact={contact} />
        </section>
      )}
      <ContactForm />
    </ProsePage>
  );
}
