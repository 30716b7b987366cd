export const idInvalid = 'Un identificador solo puede tener letras minúsculas, números y guiones simples';
export const nameTooLong = (max: number) => `Un nombre tiene como máximo ${max} caracteres`;
export const groupTooLong = (max: number) => `Un grupo tiene como máximo ${max} caracteres`;
export const chooseDrawing = 'Elija un dibujo';
export const tooManySpecies = (max: number) => `La lista tiene como máximo ${max} especies`;
export const nameTaken = 'Otra especie tiene este nombre';
export const idTaken = 'Esta especie ya está en la lista';
export const speciesStays = (name: string) => `${name} tiene que seguir en la lista. Mejor ocúltela.`;
export const otherStays =
  '“Otra especie” tiene que seguir en la lista. Con ella, las personas escriben la especie.';
export const histamineStays =
  'Este pescado puede formar histamina (FDA, Hazards and Controls Guidance, capítulo 7). La regla tiene que quedarse.';

export const dayInvalid = 'Escriba el día en que se comparó la regla con su fuente';
export const dayAhead = 'Escriba un día que no esté en el futuro';
export const sourceInvalid = 'Escriba una dirección web que empiece por https://';
export const chooseEffect = 'Elija qué hace la regla';

/** The labels of the form. */
export const fields = {
  freshHours: 'Horas de frescura',
  maxOpenClaims: 'Reservas abiertas',
  newPledgeMinutes: 'Minutos',
  newPledgePercent: 'Porcentaje',
  noShows: 'Recogidas perdidas',
  noShowDays: 'Días',
  signUpsPerHour: 'Cuentas nuevas por hora',
} as const;
export const notBetween = (field: string, min: number, max: number) =>
  `${field}: escriba un número entero de ${min} a ${max}`;

interface Entry {
  name: string;
  names?: Readonly<Record<string, string>>;
  group?: string;
  drawing: keyof typeof drawings;
  formsHistamine?: true;
  hidden?: true;
}

export const drawings = {
  cod: 'Bacalao',
  lobster: 'Langosta',
  snapper: 'Pargo',
  crab: 'Cangrejo',
  squid: 'Calamar',
  mixed: 'Mariscos',
  default: 'Cualquier pez',
} as const;

/** An entry of the list in one line, such as `Atún, con el dibujo de cualquier pez, forma histamina`. */
export const entryFacts = ({ name, names = {}, group, drawing, formsHistamine, hidden }: Entry) =>
  [
    group === undefined ? name : `${name} (${group})`,
    ...Object.entries(names).map(([language, text]) => `${language}: ${text}`),
    `con el dibujo de ${drawings[drawing].toLowerCase()}`,
    formsHistamine && 'forma histamina',
    hidden && 'oculta',
  ]
    .filter(Boolean)
    .join(', ');
export const inOrder = (names: readonly string[]) => `Orden: ${names.join(', ')}`;
