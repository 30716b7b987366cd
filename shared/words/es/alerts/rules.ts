export const nameMissing = 'Póngale un nombre a la búsqueda';
export const nameTooLong = (max: number) => `El nombre debe tener menos de ${max} caracteres`;
export const chooseKind = 'Elija capturas, promesas o desembarques';
export const wordsTooLong = (max: number) => `Las palabras deben tener menos de ${max} caracteres`;
export const radiusInvalid = (min: number, max: number) =>
  `Las millas deben ser un número entero de ${min} a ${max}`;
export const placeWithoutRadius = 'Indique a cuántas millas del lugar';
export const unitWithoutPrice = 'Escriba un precio o no elija unidad';
export const onlyForCatches = 'Solo una búsqueda de capturas puede tener precio, forma de pago o recogida';
export const conditionOfLandings = 'Una búsqueda de desembarques no puede pedir pescado fresco o congelado';
export const chooseLevel = 'Elija al momento, una vez al día o nunca';
export const hourInvalid = 'Elija una hora de 0 a 23';
export const quietAllDay = 'Las horas de silencio deben terminar a una hora distinta de la que empiezan';
export const mealsInvalid = (max: number) => `Las comidas deben ser un número entero de 1 a ${max}`;
export const tooManySearches = (max: number) =>
  `Ya tiene ${max} búsquedas guardadas, que es el máximo. Elimine una para guardar otra.`;
export const searchNotFound = 'No se encontró esta búsqueda guardada.';
export const linkInvalid = 'Este enlace no es válido. Cambie sus avisos en el sitio.';
