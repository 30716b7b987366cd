/** Reservations in the form of a catch. */
export const title = 'Reservations';
export const letReserve = 'Let buyers reserve part of it?';
export const letReserveHint = 'Nobody drives to the dock for nothing. They pay you at the pickup.';
export const modes = {
  none: { label: 'No', hint: 'They write to you or just come by' },
  at_once: { label: 'Yes, at once', hint: 'As long as enough is left' },
  on_request: { label: 'Yes, after I say yes', hint: 'You have 2 hours to reply' },
} as const;
export const pickupTimes = 'When can buyers pick it up?';
