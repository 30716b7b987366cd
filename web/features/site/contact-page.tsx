import { Link } from 'react-router-dom';
import * as words from '#words/site/contact.ts';
import { EmptyMailbox } from '../../components/drawings/empty-drawings.tsx';
import { ProsePage } from '../../components/text/prose.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageHead } from '../../lib/navigation/use-page-head.ts';
import { useSite } from '../../lib/site/site.ts';
import { ContactCard } from '../../parts/site/contact-card.tsx';
import { ContactForm } from './contact-form.tsx';

export default function Contact() {
  const { contact } = useSite();
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
      <ContactCard contact={contact} label={words.pageTitle} />
      <ContactForm />
    </ProsePage>
  );
}
