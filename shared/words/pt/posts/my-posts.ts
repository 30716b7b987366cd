import { plural } from '../general/format.ts';
import { timeLeft } from './time-left.ts';

export const title = 'Minhas publicações';
export const signInFirst = 'Entre para ver suas publicações.';
export const postCatch = 'Publicar captura';
export const notLoaded = 'Não foi possível carregar suas publicações. Tente de novo.';
export const nothingLost = 'Nada se perdeu.';
export const none = 'Você ainda não tem publicações';
export const list = 'Minhas publicações';
export const showMore = 'Mostrar mais publicações';

export const mealsLeft = (meals: number) =>
  `${plural(meals, { one: 'Resta', many: 'Restam', other: 'Restam' })} ${meals}`;
export const likes = (count: number) =>
  `${count} ${plural(count, { one: 'curtida', many: 'de curtidas', other: 'curtidas' })}`;
export const over = (hours: number) => `Expirada: peixe pescado há mais de ${hours} horas`;
export const posted = 'Publicada <time>nessa hora</time>';
export const kinds = { catch: 'Venda', pledge: 'Promessa' };
export const standings = {
  available: 'Ativa',
  expired: 'Expirada',
  hidden: 'Oculta',
  sold: 'Vendida',
};
export const whichToShow = 'Que publicações mostrar';
export const all = 'Todas';
export const noneShown = {
  available: 'Nenhuma destas publicações está ativa',
  expired: 'Nenhuma destas publicações expirou',
  hidden: 'Nenhuma destas publicações está oculta',
  sold: 'Nenhuma destas capturas foi vendida',
};
export const soldSince = 'Vendida <time>nessa hora</time>';

export const ownersView = 'Sua publicação';
export const onlyYouSee = 'Oculta: só você vê esta página.';
export const editKind = { catch: 'Editar captura', pledge: 'Editar promessa' };
export const edit = 'Editar';
export const editNamed = (species: string) => `Editar ${species}`;
export const postAgain = 'Publicar de novo';
export const postAgainNamed = (species: string) => `Publicar de novo: ${species}`;
export const repeatNamed = (species: string) => `Repetir toda semana: ${species}`;
export const markSold = 'Marcar como vendida';
export const markSoldNamed = (species: string) => `Marcar como vendida: ${species}`;
export const offerAgain = 'Não foi vendida';
export const offerAgainNamed = (species: string) => `Não foi vendida: ${species}`;
export const changeLeft = 'Mudar a quantidade restante';
export const changeLeftNamed = (species: string) => `Mudar a quantidade restante: ${species}`;
export const leftTitle = (species: string) => `Quanto resta de ${species}?`;
export const leftLabel = 'Quantidade restante';
export const leftHint = 'Os compradores veem isto a partir de agora. Se não resta nada, marque como vendida.';
/** @param amount "5 lb" */
export const heldToo = (amount: string) => `Os compradores também reservaram ${amount}, que não conta aqui.`;
export const countedLeft = { pound: 'Libras restantes', piece: 'Peças restantes', box: 'Caixas restantes' };
/** @param amount "1 lb" */
export const oneLess = (amount: string) => `${amount} a menos`;
export const oneMore = (amount: string) => `${amount} a mais`;
export const hide = 'Ocultar';
export const hideNamed = (species: string) => `Ocultar ${species}`;
export const hiding = 'Ocultando...';
export const show = 'Mostrar';
export const showNamed = (species: string) => `Mostrar ${species}`;
export const showing = 'Mostrando...';
export const remove = 'Excluir';
export const removeNamed = (species: string) => `Excluir ${species}`;
export const undo = 'Desfazer';
export const more = 'Mais';
export const moreNamed = (species: string) => `Mais ações: ${species}`;
export const stillDeletable = 'O prazo para editar acabou. Você ainda pode excluir esta publicação.';

export const editableFor = (leftMs: number) => `Pode ser editada por mais ${timeLeft(leftMs)}`;
