import { isolated } from '../../../text/isolated.ts';

export const appeals = 'Apelaciones contra marcas';
export const notLoaded = 'No se pudieron cargar las apelaciones.';
export const moreNotLoaded = 'No se pudieron cargar más apelaciones.';
export const none = 'No hay apelaciones por decidir.';
export const lead =
  'Con tres marcas en 90 días, una persona solo puede solicitar pescado. Hable con ambas partes si tiene dudas.';
export const asked = 'Pedida';
export const fish = 'Pescado';
export const amountOf = (amount: string, species: string) => `${amount} de ${isolated(species)}`;
export const strike = 'Quitar marca';
export const strikeNamed = (name: string) => `Quitar la marca de ${isolated(name)}`;
export const keep = 'Mantener marca';
export const keepNamed = (name: string) => `Mantener la marca de ${isolated(name)}`;
export const consequence = {
  strike: 'La marca ya no cuenta. La reserva queda como terminó.',
  keep: 'La marca cuenta hasta 90 días después de la recogida perdida.',
};
export const reason = 'Motivo';
export const reasonHint =
  'Se lo enviamos a la persona que compra tal como lo escriba. También queda en la auditoría.';
export const decided = { strike: 'Marca quitada', keep: 'Marca mantenida' };
export const decidedMeanwhile = 'Esto ya se decidió';
