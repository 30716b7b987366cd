export const landingNotFound = 'Desembarque não encontrado';
export const fishermenAnnounce =
  'Só pescadores podem anunciar um desembarque. Crie primeiro o seu perfil de pescador.';
export const tooManyAhead = (max: number) =>
  `Você já tem ${max} desembarques anunciados, o máximo ao mesmo tempo. Desembarque ou cancele um deles primeiro.`;
export const loadAgain = 'Carregue o desembarque de novo.';
export const changedMeanwhile =
  'Este desembarque foi alterado em outro lugar. Carregue de novo para ver a mudança.';
export const delayedElsewhere =
  'O horário deste desembarque foi alterado em outro lugar. Carregue de novo para ver.';
export const landingIs = {
  planned: 'O barco deste desembarque ainda não voltou.',
  underway: 'O barco deste desembarque já está a caminho.',
  landed: 'O barco deste desembarque já chegou.',
  done: 'Este desembarque já terminou.',
  cancelled: 'Este desembarque foi cancelado.',
} as const;

export const harbourMissing = 'Escreva o nome do porto';
export const harbourTooLong = 'O nome de um porto tem no máximo 60 caracteres';
export const harbourIsContact = 'Escreva o nome do porto, sem telefone nem endereço';
export const expectedMissing = 'Diga o que você espera desembarcar';
export const expectedTooMany = (max: number) => `Um desembarque tem no máximo ${max} tipos de peixe`;
export const noteTooLong = (max: number) => `Uma nota tem no máximo ${max} caracteres`;

export const chooseWindow = 'Escreva um dia e um horário';
export const endsBeforeStart = 'O fim precisa ser depois do começo';
export const windowTooShort = 'Deixe pelo menos 15 minutos';
export const windowTooLong = 'Deixe no máximo 12 horas';
export const windowOver = 'Esse horário já passou. Escolha um mais tarde';
export const tooFarAhead = 'Um desembarque pode ser anunciado com no máximo 7 dias de antecedência';

export const loadSeriesAgain = 'Carregue estes desembarques de novo.';
export const seriesChangedMeanwhile =
  'Estes desembarques foram mudados em outro lugar. Carregue de novo para ver a mudança.';
export const seriesNotFound = 'Esta série de desembarques não existe mais.';
export const tooManySeries = (max: number) =>
  `Você já tem ${max} séries de desembarques, o máximo ao mesmo tempo. Encerre uma delas primeiro.`;
export const seriesIsEmpty = 'Até esse dia não resta nenhum desembarque. Escolha um dia mais tarde';
export const notInSeries = 'A série não tem desembarque nesse dia.';
export const announcedAlready = 'Este desembarque já foi anunciado. Cancele o próprio desembarque.';

export const day = 'day é uma data, por exemplo 2026-11-26';
