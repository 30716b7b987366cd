export const seriesNotFound = 'Esta série de promessas não existe mais.';
export const tooManySeries = (max: number) =>
  `Você já tem ${max} séries de promessas, o máximo ao mesmo tempo. Encerre uma delas primeiro.`;
export const seriesIsEmpty = 'Até esse dia não resta nenhuma promessa. Escolha um dia mais tarde';
export const notInSeries = 'A série não tem promessa nesse dia.';
export const postedAlready = 'Esta promessa já foi publicada. Oculte ou exclua a própria promessa.';
