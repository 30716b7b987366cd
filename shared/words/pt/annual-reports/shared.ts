/** The page that shows an annual report to anybody who has its link. */
import { isolated } from '../../../text/isolated.ts';

export const title = 'Relatório do ano';
export const titleOf = (name: string, year: number) => `${isolated(name)}: relatório de ${year}`;
export const madeOn = (day: string) => `A organização criou este link em ${day}. Os números são os de agora.`;
export const ended = 'Este link foi encerrado ou não está completo. Peça um novo à organização.';
