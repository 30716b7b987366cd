/** Emails about newsletters to the people who run the site. */
import { isolated } from '../../../text/isolated.ts';

/** Before the text, for readers of a language in which nobody wrote it. */
export const onlyEnglish = 'Este boletim está em inglês.';

export const held = {
  subject: (title: string) => `Não enviado: ${title}`,
  title: 'Um boletim agendado não foi enviado',
  text: (title: string, time: string) =>
    `“${isolated(title)}” estava agendado para ${time}. Ninguém o recebeu.`,
  reasons: {
    noAddress:
      'O site não tem endereço postal, e os boletins precisam mostrar um. Escreva-o em Configurações e depois escolha outro horário.',
    notAllowed:
      'A pessoa que o agendou não administra mais este site. Você pode escolher outro horário ou cancelá-lo.',
  },
  open: 'Abrir os boletins',
} as const;
