import * as words from '#words/contact.ts';
import { ProsePage } from '../components/prose.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function Contact() {
  usePageTitle(words.pageTitle);
  return (
    <ProsePage title={words.title} lead={words.lead}>
      <ContactForm />
    </ProsePage>
  );
}
