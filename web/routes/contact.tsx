import { ProsePage } from '../components/prose.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function Contact() {
  usePageTitle('Contact');
  return (
    <ProsePage
      title="Contact us"
      lead="Questions, problems, praise: a person reads every message and answers by e-mail."
    >
      <ContactForm />
    </ProsePage>
  );
}
