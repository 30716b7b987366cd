export const editingExpired = {
  title: 'Terminó el plazo para editar',
  description: (hours: number) =>
    `El pescado fresco se puede editar durante ${hours} horas después de la captura; todo lo demás, durante 7 días después de publicarlo. Todavía puede ocultar, mostrar o eliminar esta publicación.`,
};

export const chooseKind = 'Elija si quiere prometer o vender';
export const chooseSpecies = 'Elija una especie';
export const speciesNotOffered = 'Esta especie no se ofrece aquí. Elija otra.';
export const customSpeciesTooShort = 'El nombre debe tener al menos 2 caracteres';
export const chooseDisposition = 'Elija cómo está preparado el pescado';
export const chooseCondition = 'Elija fresco o congelado';
export const quantityMissing = 'Escriba una cantidad';
export const quantityTooLong = (max: number) => `La cantidad debe tener menos de ${max} caracteres`;
export const countInvalid = 'Escriba un número, por ejemplo 40 o 2.5';
export const countTooFine = 'Escriba dos decimales como máximo, por ejemplo 5.33';
export const countNotWhole = 'Escriba un número entero de piezas o cajas';
export const countTooHigh = (max: string) => `Escriba ${max} como máximo`;
export const notCounted = 'Esta captura no tiene una cantidad contada. Edítela primero.';
export const choosePaymentType = 'Elija cómo quiere que le paguen';
export const amountInvalid = 'Escriba un precio en dólares, por ejemplo 12.50';
export const amountTooHigh = (max: string) => `Escriba un precio de $${max} como máximo`;
export const soldLeavesNothing = 'Si está vendida, no puede quedar cantidad';
export const contactInfoMissing = 'Faltan los datos de contacto';
export const pickupLocationTooLong = (max: number) =>
  `El lugar de recogida debe tener menos de ${max} caracteres`;
export const mealsInvalid = 'Escriba un número de comidas válido (al menos 1)';
export const mealsTooMany = (max: number) => `Máximo ${max} comidas por promesa`;
export const chooseStorage = 'Elija cómo se conserva el pescado';
export const temperatureInvalid = 'Escriba una temperatura entre -60 y 120 °F';
export const icedAtInFuture = 'La hora en que se puso en hielo no puede estar en el futuro';
/** @param species at least one name, such as Atún */
export const histamine = (species: readonly string[]) =>
  `${inSentence(species)} solo se ${species.length === 1 ? 'puede' : 'pueden'} prometer en fresco si se ${species.length === 1 ? 'conserva' : 'conservan'} en hielo`;
export const pickupPlaceMissing = 'Indique dónde se pueden recoger las comidas';
export const tooManySlots = (max: number) => `Una promesa tiene como máximo ${max} horarios de recogida`;
export const slotInvalid = 'Escriba un día y una hora';
export const slotTooShort = 'Un horario de recogida dura al menos 30 minutos';
export const slotTooLong = 'Un horario de recogida dura como máximo 12 horas';
export const slotInPast = 'Este horario de recogida ya pasó. Elija uno más tarde';
export const slotAfterFresh = (hours: number) =>
  `Para entonces el pescado será demasiado viejo: el pescado fresco se entrega a más tardar ${hours} horas después de la captura`;

export const catchDateMissing = 'Falta la fecha de captura';
export const catchDateInFuture = 'La fecha de captura no puede estar en el futuro';
export const dateCaughtInFuture = 'La fecha de captura no puede estar en el futuro';
export const tooOldForFresh = (hours: number) => `El pescado fresco no puede tener más de ${hours} horas`;

export const loadAgain = 'Cargue la publicación de nuevo.';
export const photoNotFound = 'No se encontró esta foto. Agréguela de nuevo.';
export const noCreditLeft =
  'No le quedan créditos. Quizás usó el último en otra captura. Publique esta sin él.';
export const proIsOff = 'Las publicaciones Pro están desactivadas en este momento. Publique esta sin Pro.';
export const fishermenPost = 'Solo los pescadores pueden publicar. Primero cree su perfil de pescador.';

/** `Atún, caballa y medregal`. */
function inSentence([first = '', ...others]: readonly string[]): string {
  const names = [first, ...others.map((name) => name.toLowerCase())];
  const last = names.pop() ?? '';
  const and = /^h?[ií](?![aeo])/i.test(last) ? 'e' : 'y';
  return names.length === 0 ? last : `${names.join(', ')} ${and} ${last}`;
}
export const reservingNeedsStock = 'Indique la cantidad en cifras para que se pueda reservar una parte.';
export const slotMissing = 'Añada al menos una hora de recogida.';
