/** The part 'Food safety and fairness' of the Settings tab. */
export const lead = (most: number) =>
  `Estas regras valem para o site todo, para o que for publicado e reservado a partir de agora. Uma publicação mantém as horas que valiam quando foi publicada. Nada conta como fresco por mais de ${most} horas. Isto é uma orientação, não um conselho jurídico.`;
export const foodSafety = 'Segurança dos alimentos';
export const fairness = 'Divisão justa das refeições prometidas';
export const signUps = 'Novas contas';
export const fields = {
  freshHours: {
    label: 'Horas de frescor',
    hint: 'Quanto tempo o peixe fresco pode ter quando é publicado, e por quanto tempo é oferecido',
  },
  maxOpenClaims: {
    label: 'Reservas em aberto',
    hint: 'Máximo que uma organização tem ao mesmo tempo',
  },
  newPledgeMinutes: {
    label: 'Minutos em que uma promessa é nova',
    hint: 'Enquanto ela é nova, cada organização recebe só uma parte; 0 para nunca',
  },
  newPledgePercent: {
    label: 'Porcentagem de uma promessa nova',
    hint: 'Máximo dela que uma organização recebe',
  },
  noShows: {
    label: 'Retiradas perdidas',
    hint: 'Depois de tantas com pescadores diferentes, as reservas precisam da aprovação de uma pessoa responsável',
  },
  noShowDays: {
    label: 'Dias em que as retiradas perdidas contam',
    hint: 'Desde o dia em que são registradas',
  },
  signUpsPerHour: {
    label: 'Contas novas por hora',
    hint: 'Acima disso, pedimos às pessoas que voltem mais tarde, e um alarme é enviado. Aumente antes de um evento',
  },
} as const;
export const bounds = (hint: string, min: number, max: number) => `${hint} (${min} a ${max})`;
export const preview = 'Como as pessoas leem';
export const previewWhenRight =
  'O que as pessoas leem aparece aqui quando todos os números estiverem certos.';
export const capacity =
  'Em um dia, uma organização reserva no máximo o número de refeições que serve em uma semana. Esse número é definido na organização.';
export const sources = {
  freshness: 'Fonte: Especificação deste produto: o peixe fresco tem no máximo 48 horas',
  histamine:
    'Fonte: U.S. Food and Drug Administration, Fish and Fishery Products Hazards and Controls Guidance: perigos possíveis por espécie (capítulo 3), formação de escombrotoxina e gelo desde a captura (capítulo 7)',
};
