/** Texts that claims of meals and reservations of catches share. */
import { plural } from '../general/format.ts';

export const chooseSlot = 'Escolha um horário de retirada.';
export const slotEndsBeforeStart = 'A retirada precisa terminar depois de começar.';
export const slotOver = 'Este horário de retirada já passou. Escolha um que ainda não passou.';
export const slotAfterFresh = 'O peixe estará velho demais nessa hora. Escolha uma retirada mais cedo.';
export const slotNotOffered = 'Escolha um dos horários de retirada do pescador.';
export const slotTooFar = (days: number) =>
  plural(days, {
    one: `Escolha uma retirada dentro de ${days} dia.`,
    many: `Escolha uma retirada dentro dos próximos ${days} de dias.`,
    other: `Escolha uma retirada dentro dos próximos ${days} dias.`,
  });
export const reason = 'Motivo';
export const codeInvalid = (digits: number) => `Escreva os ${digits} dígitos que quem retira mostra.`;
export const wrongCode = (left: number) =>
  left > 0
    ? `Este código está errado. Você pode tentar mais ${left === 1 ? 'uma vez' : `${left} vezes`}.`
    : 'Este código está errado, e agora está bloqueado. Peça um novo a quem retira.';
export const codeLocked = 'O código estava errado vezes demais. Peça um novo a quem retira.';
export const noCode = 'Ainda não há código. Peça a quem retira para criar um.';
export const byFisherman = 'Só o pescador pode fazer isso.';
export const slotNotOver = 'O horário da retirada ainda não passou. Alguém ainda pode vir.';
