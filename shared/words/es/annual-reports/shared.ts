/** The page that shows an annual report to anybody who has its link. */
import { isolated } from '../../../text/isolated.ts';

export const title = 'Informe del año';
export const titleOf = (name: string, year: number) => `${isolated(name)}: informe de ${year}`;
export const madeOn = (day: string) =>
  `La organización creó este enlace el ${day}. Las cifras son las de ahora.`;
export const ended = 'Este enlace se anuló o no está completo. Pida uno nuevo a la organización.';
