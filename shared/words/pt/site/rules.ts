/** Errors of the list of species and of the administrators' rules. */
export const idInvalid = 'Um id só pode ter letras minúsculas, algarismos e hifens simples';
export const nameTooLong = (max: number) => `Um nome tem no máximo ${max} caracteres`;
export const groupTooLong = (max: number) => `Um grupo tem no máximo ${max} caracteres`;
export const chooseDrawing = 'Escolha um desenho';
export const tooManySpecies = (max: number) => `A lista tem no máximo ${max} espécies`;
export const nameTaken = 'Outra espécie tem este nome';
export const idTaken = 'Esta espécie já está na lista';
export const speciesStays = (name: string) => `${name} precisa ficar na lista. Em vez disso, oculte.`;
export const otherStays = '“Outro” precisa ficar na lista. Com ele, as pessoas escrevem a espécie.';
export const histamineStays =
  'Este peixe pode formar histamina (FDA, Hazards and Controls Guidance, capítulo 7). A regra precisa ficar.';

export const dayInvalid = 'Escreva o dia em que a regra foi comparada com a fonte';
export const dayAhead = 'Escreva um dia que não esteja no futuro';
export const sourceInvalid = 'Escreva um endereço da web que comece com https://';
export const chooseEffect = 'Escolha o que a regra faz';

/** The labels of the form. */
export const fields = {
  freshHours: 'Horas de frescor',
  maxOpenClaims: 'Reservas em aberto',
  newPledgeMinutes: 'Minutos',
  newPledgePercent: 'Porcentagem',
  noShows: 'Retiradas perdidas',
  noShowDays: 'Dias',
  signUpsPerHour: 'Contas novas por hora',
} as const;
export const notBetween = (field: string, min: number, max: number) =>
  `${field}: escreva um número inteiro de ${min} a ${max}`;

interface Entry {
  name: string;
  names?: Readonly<Record<string, string>>;
  group?: string;
  drawing: keyof typeof drawings;
  formsHistamine?: true;
  hidden?: true;
}

export const drawings = {
  cod: 'Bacalhau',
  lobster: 'Lagosta',
  snapper: 'Pargo',
  crab: 'Caranguejo',
  squid: 'Lula',
  mixed: 'Mariscos',
  default: 'Qualquer peixe',
} as const;

/** An entry of the list in one line, such as `Atum, desenho: qualquer peixe, forma histamina`. */
export const entryFacts = ({ name, names = {}, group, drawing, formsHistamine, hidden }: Entry) =>
  [
    group === undefined ? name : `${name} (${group})`,
    ...Object.entries(names).map(([language, text]) => `${language}: ${text}`),
    `desenho: ${drawings[drawing].toLowerCase()}`,
    formsHistamine && 'forma histamina',
    hidden && 'oculta',
  ]
    .filter(Boolean)
    .join(', ');
export const inOrder = (names: readonly string[]) => `Ordem: ${names.join(', ')}`;
