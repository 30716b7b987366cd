export const nameMissing = 'Dê um nome à busca';
export const nameTooLong = (max: number) => `O nome deve ter menos de ${max} caracteres`;
export const chooseKind = 'Escolha capturas, promessas ou desembarques';
export const wordsTooLong = (max: number) => `As palavras devem ter menos de ${max} caracteres`;
export const radiusInvalid = (min: number, max: number) =>
  `As milhas devem ser um número inteiro de ${min} a ${max}`;
export const placeWithoutRadius = 'Diga a quantas milhas do lugar';
export const unitWithoutPrice = 'Escreva um preço ou não escolha unidade';
export const onlyForCatches = 'Só uma busca de capturas pode ter preço, forma de pagamento ou retirada';
export const conditionOfLandings = 'Uma busca de desembarques não pode pedir peixe fresco ou congelado';
export const chooseLevel = 'Escolha na hora, uma vez por dia ou nunca';
export const hourInvalid = 'Escolha uma hora de 0 a 23';
export const quietAllDay = 'As horas de silêncio devem terminar numa hora diferente da que começam';
export const mealsInvalid = (max: number) => `As refeições devem ser um número inteiro de 1 a ${max}`;
export const tooManySearches = (max: number) =>
  `Há ${max} buscas salvas, que é o máximo. Exclua uma para salvar outra.`;
export const searchNotFound = 'Esta busca salva não foi encontrada.';
export const linkInvalid = 'Este link não é válido. Mude seus avisos no site.';
