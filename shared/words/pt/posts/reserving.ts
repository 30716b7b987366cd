/** Reservations in the form of a catch. */
export const title = 'Reservas';
export const letReserve = 'Os compradores podem reservar uma parte?';
export const letReserveHint = 'Ninguém vai ao cais à toa. O pagamento é feito a você na retirada.';
export const modes = {
  none: { label: 'Não', hint: 'Escrevem para você ou simplesmente passam lá' },
  at_once: { label: 'Sim, na hora', hint: 'Enquanto houver o bastante' },
  on_request: { label: 'Sim, depois que eu aceitar', hint: 'Você tem 2 horas para responder' },
} as const;
export const pickupTimes = 'Quando os compradores podem retirar?';
