/** Texts that claims of meals and reservations of catches share. */

export const chooseSlot = 'Elija una hora de recogida.';
export const slotEndsBeforeStart = 'La recogida tiene que terminar después de empezar.';
export const slotOver = 'Esta hora de recogida ya pasó. Elija una más tarde.';
export const slotAfterFresh =
  'Para entonces el pescado estará demasiado viejo. Elija una recogida más temprana.';
export const slotNotOffered = 'Elija una de las horas de recogida del pescador.';
export const slotTooFar = (days: number) =>
  days === 1
    ? 'Elija una recogida dentro del próximo día.'
    : `Elija una recogida dentro de los próximos ${days} días.`;
export const reason = 'Motivo';
export const codeInvalid = (digits: number) => `Escriba los ${digits} dígitos que muestra quien recoge.`;
export const wrongCode = (left: number) =>
  left > 0
    ? `Este código es incorrecto. Puede intentarlo ${left === 1 ? 'una vez' : `${left} veces`} más.`
    : 'Este código es incorrecto y ahora está bloqueado. Pida uno nuevo a quien recoge.';
export const codeLocked = 'El código fue incorrecto demasiadas veces. Pida uno nuevo a quien recoge.';
export const noCode = 'Todavía no hay código. Pida a quien recoge que cree uno.';
export const byFisherman = 'Solo el pescador puede hacer esto.';
export const slotNotOver = 'La hora de recogida aún no ha terminado. Todavía puede venir alguien.';
