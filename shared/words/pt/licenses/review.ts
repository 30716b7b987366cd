/** Fishermen's licenses, which managers check. */
import { isolated } from '../../../text/isolated.ts';

export const title = 'Licenças';
export const lead =
  'Compare cada uma com o papel ou com o registro do estado antes de marcá-la. A marca termina quando a licença muda ou vence.';
export const shown = 'Quais licenças';
export const lists = { waiting: 'A conferir', checked: 'Todas conferidas' } as const;
export const none = {
  waiting: 'Não há licenças a conferir.',
  checked: 'Ninguém tem todas as licenças conferidas.',
} as const;
export const notLoaded = 'Não foi possível carregar as licenças.';
export const moreNotLoaded = 'Não foi possível carregar mais licenças.';
export const check = 'Marcar como conferida';
/** @param license such as Federal permit */
export const checkNamed = (license: string, name: string) =>
  `Marcar como conferida: ${license} de ${isolated(name)}`;
export const checkTitle = 'Marcar esta licença como conferida?';
export const checkText = (name: string, number: string) =>
  `Você comparou o número ${isolated(number)} de ${isolated(name)} com o papel ou com o registro do estado.`;
export const marked = 'Licença marcada como conferida';
export const end = 'Remover a marca';
export const endNamed = (license: string, name: string) => `Remover a marca: ${license} de ${isolated(name)}`;
export const endTitle = 'Remover esta marca?';
export const endText = 'A licença volta a esperar para ser conferida.';
export const ended = 'Marca removida';
