/** Offers a page in another language, in that language. */
import type { Language } from '../languages.ts';

interface LanguageOffer {
  question: string;
  yes: string;
  no: string;
}

export const languageOffers: Readonly<Record<Language, LanguageOffer>> = {
  en: { question: 'Would you like to see this page in English?', yes: 'See it in English', no: 'No, thanks' },
  es: { question: '¿Quiere ver esta página en español?', yes: 'Ver en español', no: 'No, gracias' },
  pt: { question: 'Quer ver esta página em português?', yes: 'Ver em português', no: 'Agora não' },
  vi: { question: 'Xem trang này bằng tiếng Việt?', yes: 'Xem tiếng Việt', no: 'Không, cảm ơn' },
};
