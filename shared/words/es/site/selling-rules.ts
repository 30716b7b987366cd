/** The rules about selling fish, as administrators set them. */
export const title = 'Reglas sobre la venta de pescado';
export const lead =
  'Los pescadores leen estas reglas al publicar una captura para la venta. Compare la regla con su fuente y escriba el día. La ley de su estado vale, elija lo que elija aquí.';
export const names = {
  shellfish: 'Ostiones, almejas y mejillones',
  wholeScallops: 'Vieiras enteras',
  tunas: 'Atunes',
  fillets: 'Filetes',
  weeks: 'Informes semanales',
};
export const effect = 'Qué hace';
export const effects = { off: 'Nada', warn: 'Mostrar una advertencia', refuse: 'Rechazar la publicación' };
/** @param effect one of the effects */
export const initially = (effect: string) => `De forma predeterminada: ${effect}`;
export const checkedOn = 'Comparada con su fuente el';
export const source = 'Dirección web de la fuente';
export const restore = 'Volver al valor inicial';
/** @param rule one of the names */
export const restoreNamed = (rule: string) => `Volver al valor inicial: ${rule}`;
/** @param day such as November 26, 2026 */
export const inALine = (effect: string, day: string, source: string) =>
  `${effect}; comparada el ${day} con ${source}`;
