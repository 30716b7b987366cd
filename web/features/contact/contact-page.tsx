import { Link } from 'react-router-dom';
import * as words from '#words/contact.ts';
import { EmptyMailbox } from '../../components/drawings/empty-drawings.tsx';
import { ProsePage } from '../../components/text/prose.tsx';
import { PATHS } from '../../lib/navigation/paths.ts';
import { usePageTitle } from '../../lib/navigation/use-page-title.ts';
import { ContactForm } from './contact-form.tsx';

export default function Contact() {
  usePageTitle(words.pageTitle);
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
      <ContactForm />
    </ProsePage>
  );
}
