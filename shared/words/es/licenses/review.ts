/** Fishermen's licenses, which managers check. */
import { isolated } from '../../../text/isolated.ts';

export const title = 'Licencias';
export const lead =
  'Compare cada una con el papel o con el registro del estado antes de marcarla. La marca termina cuando la licencia cambia o vence.';
export const shown = 'Qué licencias';
export const lists = { waiting: 'Por comprobar', checked: 'Todas comprobadas' } as const;
export const none = {
  waiting: 'No hay licencias por comprobar.',
  checked: 'Nadie tiene todas sus licencias comprobadas.',
} as const;
export const notLoaded = 'No se pudieron cargar las licencias.';
export const moreNotLoaded = 'No se pudieron cargar más licencias.';
export const check = 'Marcar como comprobada';
/** @param license such as Federal permit */
export const checkNamed = (license: string, name: string) =>
  `Marcar como comprobada: ${license} de ${isolated(name)}`;
export const checkTitle = '¿Marcar esta licencia como comprobada?';
export const checkText = (name: string, number: string) =>
  `Usted comparó el número ${isolated(number)} de ${isolated(name)} con el papel o con el registro del estado.`;
export const marked = 'Licencia marcada como comprobada';
export const end = 'Quitar la marca';
export const endNamed = (license: string, name: string) => `Quitar la marca: ${license} de ${isolated(name)}`;
export const endTitle = '¿Quitar esta marca?';
export const endText = 'La licencia vuelve a quedar por comprobar.';
export const ended = 'Marca quitada';
