/** Reservations in the form of a catch. */
export const title = 'Reservas';
export const letReserve = '¿Pueden los compradores reservar una parte?';
export const letReserveHint = 'Nadie va al muelle en vano. Le pagan al recoger.';
export const modes = {
  none: { label: 'No', hint: 'Le escriben o simplemente pasan' },
  at_once: { label: 'Sí, al instante', hint: 'Mientras quede suficiente' },
  on_request: { label: 'Sí, cuando yo lo acepte', hint: 'Tiene 2 horas para responder' },
} as const;
export const pickupTimes = '¿Cuándo pueden recogerla los compradores?';
