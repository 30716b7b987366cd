import { PRODUCT_NAME } from '../../../flavours.ts';

/** Informs a reported person about an administrator's action, but never about who reported them. */
export const moderation = {
  warn: {
    subject: `Uma advertência sobre sua conta no ${PRODUCT_NAME}`,
    title: 'Uma advertência',
    body: [
      'Alguém denunciou uma coisa que você escreveu ou publicou. Analisamos o caso, e isso viola nossas regras.',
      'Respeite os termos de uso. Se acontecer de novo, podemos suspender sua conta.',
    ],
  },
  hide_post: {
    subject: `Uma publicação sua no ${PRODUCT_NAME} foi ocultada`,
    title: 'Uma publicação sua foi ocultada',
    body: ['Ocultamos uma das suas publicações. Você ainda pode vê-la em Minhas publicações.'],
  },
  show_post: {
    subject: `Uma publicação sua no ${PRODUCT_NAME} pode ser mostrada de novo`,
    title: 'Você pode mostrar sua publicação de novo',
    body: [
      'Tínhamos ocultado uma das suas publicações. Agora você pode mostrá-la de novo em Minhas publicações.',
    ],
  },
};
/** Identifies a post among those of the same fisherman. */
export const whichPost = (species: string, day: string) => `A publicação: ${species}, ${day}.`;
export const seriesEnded =
  'Fazia parte de uma série. A série terminou: o que já foi publicado fica e não haverá nada novo.';
export const moderationOfRating = {
  hide_post: {
    subject: `Sua opinião no ${PRODUCT_NAME} foi ocultada`,
    title: 'Sua opinião foi ocultada',
    body: [
      'Ocultamos o texto de uma das suas avaliações depois de uma denúncia. As estrelas continuam contando.',
    ],
  },
  show_post: {
    subject: `Sua opinião no ${PRODUCT_NAME} voltou a aparecer`,
    title: 'Sua opinião voltou a aparecer',
    body: ['Ocultamos o texto de uma das suas avaliações depois de uma denúncia. Agora ele aparece de novo.'],
  },
};
/** The same texts for every cause of a suspension. */
export const suspension = {
  suspended: {
    subject: `Sua conta no ${PRODUCT_NAME} está suspensa`,
    title: 'Sua conta está suspensa',
    body: ['Por enquanto, você não pode publicar, mudar nem enviar nada, e o que publicou não aparece.'],
  },
  released: {
    subject: `Sua conta no ${PRODUCT_NAME} não está mais suspensa`,
    title: 'A suspensão terminou',
    body: ['Você pode publicar e escrever de novo, e o que publicou volta a aparecer.'],
  },
};
export const suspendedUntil = (day: string) => `A suspensão termina automaticamente em ${day}.`;
export const suspendedForGood = 'A suspensão dura até que alguém da administração a encerre.';
export const ifWrong = (mailbox: string) => `Se você acha que isso é um erro, escreva para ${mailbox}.`;

/** For administrators, about one urgent report. */
export const urgent = {
  subject: (type: string) => `Denúncia urgente: ${type}`,
  about: {
    rating: 'Alguém denunciou uma avaliação. Esta é a descrição:',
    message: 'Alguém denunciou uma mensagem. Esta é a descrição:',
    catch: 'Alguém denunciou uma captura. Esta é a descrição:',
    pledge: 'Alguém denunciou uma promessa. Esta é a descrição:',
    landing: 'Alguém denunciou um desembarque. Esta é a descrição:',
    person: 'Alguém denunciou uma pessoa. Esta é a descrição:',
  },
  open: 'Abrir a denúncia',
};
/** For administrators, once a day. */
export const digest = {
  title: (found: string) => `Denúncias que aguardam decisão: ${found}`,
  text: 'Chegaram novas denúncias desde ontem. Veja-as no painel.',
  open: 'Abrir as denúncias',
};
