import { isolated } from '../../../text/isolated.ts';

export const title = 'Meus desembarques';
export const announce = 'Anunciar um desembarque';
export const notLoaded = 'Não foi possível carregar seus desembarques. Tente de novo.';
export const earlier = 'Desembarques anteriores';
export const hidden = {
  takenDown: 'Oculto por quem administra o site: só você vê este desembarque.',
  suspended: 'Oculto enquanto sua conta está suspensa: só você vê este desembarque.',
};
export const writeToUs = 'Escreva para nós sobre isso';

export const steps = {
  underway: 'Estamos a caminho',
  landed: 'Já chegamos',
  done: 'Encerrar desembarque',
};
export const delays = { 30: '+30 min', 60: '+1 h' };
export const stepNamed = (step: string, harbour: string) => `${step}: ${harbour}`;
export const stepping = 'Salvando...';
export const told = {
  underway: 'As pessoas veem que você está a caminho',
  landed: 'As pessoas veem que você já chegou',
  done: 'O desembarque terminou',
  cancelled: 'O desembarque está cancelado',
  delayed: 'As pessoas veem o novo horário',
};
export const keptTitle = 'Guardado neste aparelho';
export const keptText = 'Vamos enviar quando a conexão voltar.';
export const noRoom =
  'Você está sem conexão, e este navegador não consegue guardar o passo. Tente de novo quando a conexão voltar.';
export const stepRefused = 'Uma mudança no seu desembarque não foi aceita';

export const waitingSteps = 'Esperam para ser enviados';
export const waitingStep = {
  underway: '“Estamos a caminho”',
  landed: '“Já chegamos”',
  done: '“Encerrar desembarque”',
  cancelled: '“Cancelar desembarque”',
  30: '“30 minutos mais tarde”',
  60: '“1 hora mais tarde”',
};
export const waitsForConnection = (step: string) => `${step} espera uma conexão`;
export const waitsForTurn = (step: string) => `${step} espera para ser enviado`;
export const waitsForSignIn = (step: string) => `${step} espera você entrar`;
export const isSent = (step: string) => `${step} está sendo enviado`;
export const failed = (step: string, reason: string) => `${step} ainda não foi enviado. ${reason}`;
export const refused = (step: string, reason: string) => `${step} não foi aceito. ${reason}`;
export const dismiss = 'Dispensar';
export const retry = 'Tentar de novo';

export const edit = 'Mudar';
export const editNamed = (harbour: string) => `Mudar o desembarque em ${isolated(harbour)}`;
export const cancel = 'Cancelar desembarque';
export const cancelTitle = 'Cancelar este desembarque?';
export const cancelText = 'Avisamos quem segue você. A página diz que ele está cancelado.';
export const cancelLateText =
  'Avisamos quem segue você. Faltam menos de duas horas para o desembarque: a partir da terceira vez, seus desembarques dizem que você cancelou tarde.';
export const keep = 'Manter desembarque';
export const cancelling = 'Cancelando...';

export const remove = 'Excluir desembarque';
export const removeTitle = 'Excluir este desembarque?';
export const removeText = 'A página dele some para sempre. As publicações feitas a partir dele ficam.';
export const removing = 'Excluindo...';
export const removed = 'O desembarque foi excluído';
export const notRemoved = 'Não foi possível excluir o desembarque';

export const makePosts = 'Publicar seu peixe';
export const postLine = 'Pôr à venda';
export const pledgeLine = 'Prometer refeições';
export const postNamed = (species: string) => `Pôr à venda: ${species}`;
export const pledgeNamed = (species: string) => `Prometer refeições: ${species}`;
export const postedAs = { catch: 'Publicado à venda', pledge: 'Prometido' };
export const pledgeLeft = 'Prometer o que resta';
export const pledgeLeftNamed = (species: string) => `Prometer o que resta: ${species}`;
export const left = (quantity: string) => `disponível: ${quantity}`;

export const series = 'Desembarques que se repetem';
export const announcedThreeDaysBefore = 'Cada um é anunciado três dias antes.';
export const changeSeries = 'Uma mudança vale para os desembarques que ainda não foram anunciados.';
export const editSeries = 'Mudar';
export const editSeriesNamed = (harbour: string) =>
  `Mudar os desembarques que se repetem em ${isolated(harbour)}`;
export const endSeriesTitle = 'Encerrar estes desembarques?';
export const endSeriesText = 'Os que já estão anunciados ficam. Não haverá novos.';
export const ended = 'Os desembarques não se repetem mais';
