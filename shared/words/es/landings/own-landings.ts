import { isolated } from '../../../text/isolated.ts';

export const title = 'Mis desembarques';
export const announce = 'Anunciar un desembarque';
export const notLoaded = 'No se pudieron cargar sus desembarques. Vuelva a intentarlo.';
export const earlier = 'Desembarques anteriores';
export const hidden = {
  takenDown: 'Oculto por quienes administran el sitio: solo usted ve este desembarque.',
  suspended: 'Oculto mientras su cuenta está suspendida: solo usted ve este desembarque.',
};
export const writeToUs = 'Escríbanos sobre esto';

export const steps = {
  underway: 'Vamos en camino',
  landed: 'Ya llegamos',
  done: 'Terminar desembarque',
};
export const delays = { 30: '+30 min', 60: '+1 h' };
export const stepNamed = (step: string, harbour: string) => `${step}: ${harbour}`;
export const stepping = 'Guardando...';
export const told = {
  underway: 'La gente ve que viene en camino',
  landed: 'La gente ve que ya llegó',
  done: 'El desembarque terminó',
  cancelled: 'El desembarque está cancelado',
  delayed: 'La gente ve la hora nueva',
};
export const keptTitle = 'Guardado en este dispositivo';
export const keptText = 'Lo enviaremos cuando haya conexión.';
export const noRoom =
  'No hay conexión y este navegador no puede guardar el paso. Vuelva a intentarlo cuando haya conexión.';
export const stepRefused = 'No se aceptó un cambio en su desembarque';

export const waitingSteps = 'Esperan para enviarse';
export const waitingStep = {
  underway: '“Vamos en camino”',
  landed: '“Ya llegamos”',
  done: '“Terminar desembarque”',
  cancelled: '“Cancelar desembarque”',
  30: '“30 minutos más tarde”',
  60: '“1 hora más tarde”',
};
export const waitsForConnection = (step: string) => `${step} espera una conexión`;
export const waitsForTurn = (step: string) => `${step} espera para enviarse`;
export const waitsForSignIn = (step: string) => `${step} espera a que inicie sesión`;
export const isSent = (step: string) => `${step} se está enviando`;
export const failed = (step: string, reason: string) => `${step} todavía no se envió. ${reason}`;
export const refused = (step: string, reason: string) => `${step} no se aceptó. ${reason}`;
export const dismiss = 'Descartar';
export const retry = 'Reintentar';

export const edit = 'Cambiar';
export const editNamed = (harbour: string) => `Cambiar el desembarque en ${isolated(harbour)}`;
export const cancel = 'Cancelar desembarque';
export const cancelTitle = '¿Cancelar este desembarque?';
export const cancelText = 'Avisamos a quienes le siguen. La página dice que está cancelado.';
export const cancelLateText =
  'Avisamos a quienes le siguen. Faltan menos de dos horas para el desembarque: desde la tercera vez, sus desembarques dicen que canceló tarde.';
export const keep = 'Mantener desembarque';
export const cancelling = 'Cancelando...';

export const remove = 'Eliminar desembarque';
export const removeTitle = '¿Eliminar este desembarque?';
export const removeText =
  'Su página desaparece para siempre. Las publicaciones hechas a partir de él se quedan.';
export const removing = 'Eliminando...';
export const removed = 'El desembarque se eliminó';
export const notRemoved = 'No se pudo eliminar el desembarque';

export const makePosts = 'Publicar su pescado';
export const postLine = 'Poner a la venta';
export const pledgeLine = 'Prometer comidas';
export const postNamed = (species: string) => `Poner a la venta: ${species}`;
export const pledgeNamed = (species: string) => `Prometer comidas: ${species}`;
export const postedAs = { catch: 'Publicado a la venta', pledge: 'Prometido' };
export const pledgeLeft = 'Prometer lo que queda';
export const pledgeLeftNamed = (species: string) => `Prometer lo que queda: ${species}`;
export const left = (quantity: string) => `disponible: ${quantity}`;

export const series = 'Desembarques que se repiten';
export const announcedThreeDaysBefore = 'Cada uno se anuncia tres días antes.';
export const changeSeries = 'Un cambio vale para los desembarques que aún no están anunciados.';
export const editSeries = 'Cambiar';
export const editSeriesNamed = (harbour: string) =>
  `Cambiar los desembarques que se repiten en ${isolated(harbour)}`;
export const endSeriesTitle = '¿Terminar estos desembarques?';
export const endSeriesText = 'Los que ya están anunciados se quedan. No habrá nuevos.';
export const ended = 'Los desembarques ya no se repiten';
