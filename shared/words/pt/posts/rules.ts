export const editingExpired = {
  title: 'O prazo para editar acabou',
  description: (hours: number) =>
    `O peixe fresco pode ser editado por ${hours} horas depois da pesca; tudo o mais, por 7 dias depois da publicação. Você ainda pode ocultar, mostrar ou excluir esta publicação.`,
};

export const chooseKind = 'Escolha entre prometer e vender';
export const chooseSpecies = 'Escolha uma espécie';
export const speciesNotOffered = 'Esta espécie não é oferecida aqui. Escolha outra.';
export const customSpeciesTooShort = 'O nome precisa ter pelo menos 2 caracteres';
export const chooseDisposition = 'Escolha como o peixe está preparado';
export const chooseCondition = 'Escolha fresco ou congelado';
export const quantityMissing = 'Escreva uma quantidade';
export const quantityTooLong = (max: number) => `A quantidade precisa ter menos de ${max} caracteres`;
export const countInvalid = 'Escreva um número, por exemplo 40 ou 2.5';
export const countTooFine = 'Escreva no máximo duas casas decimais, por exemplo 5.33';
export const countNotWhole = 'Escreva um número inteiro de peças ou caixas';
export const countTooHigh = (max: string) => `Escreva no máximo ${max}`;
export const notCounted = 'Esta captura não tem uma quantidade contada. Edite-a primeiro.';
export const choosePaymentType = 'Escolha como quer receber o pagamento';
export const amountInvalid = 'Escreva um preço em dólares, por exemplo 12.50';
export const amountTooHigh = (max: string) => `Escreva um preço de no máximo $${max}`;
export const soldLeavesNothing = 'Uma captura vendida não tem quantidade restante';
export const contactInfoMissing = 'Faltam os dados de contato';
export const pickupLocationTooLong = (max: number) =>
  `O local de retirada precisa ter menos de ${max} caracteres`;
export const mealsInvalid = 'Escreva um número válido de refeições (pelo menos 1)';
export const mealsTooMany = (max: number) => `No máximo ${max} refeições por promessa`;
export const chooseStorage = 'Escolha como o peixe está conservado';
export const temperatureInvalid = 'Escreva uma temperatura entre -60 e 120 °F';
export const icedAtInFuture = '“No gelo desde” não pode estar no futuro';
/** @param species at least one name, such as Atum */
export const histamine = (species: readonly string[]) =>
  `${inSentence(species)} só ${species.length === 1 ? 'pode entrar em uma promessa como peixe fresco se estiver' : 'podem entrar em uma promessa como peixe fresco se estiverem'} no gelo`;
export const pickupPlaceMissing = 'Diga onde as refeições podem ser retiradas';
export const tooManySlots = (max: number) => `Uma promessa tem no máximo ${max} horários de retirada`;
export const slotInvalid = 'Escreva um dia e uma hora';
export const slotTooShort = 'Um horário de retirada dura pelo menos 30 minutos';
export const slotTooLong = 'Um horário de retirada dura no máximo 12 horas';
export const slotInPast = 'Este horário de retirada já passou. Escolha um que ainda não passou';
export const slotAfterFresh = (hours: number) =>
  `A essa hora, o peixe já estará velho demais: peixe fresco é entregue até ${hours} horas depois de pescado`;

export const catchDateMissing = 'Falta a data da pesca';
export const catchDateInFuture = 'A data da pesca não pode estar no futuro';
export const dateCaughtInFuture = 'A data da pesca não pode estar no futuro';
export const tooOldForFresh = (hours: number) =>
  `Peixe fresco não pode ter sido pescado há mais de ${hours} horas`;

export const loadAgain = 'Carregue a publicação de novo.';
export const photoNotFound = 'Esta foto não foi encontrada. Adicione-a de novo.';
export const noCreditLeft =
  'Você não tem mais créditos. Talvez tenha usado o último em outra captura. Publique esta sem crédito.';
export const proIsOff = 'As publicações Pro estão desligadas agora. Publique esta sem Pro.';
export const fishermenPost = 'Só pescadores podem publicar. Crie primeiro seu perfil de pescador.';

/** `Atum, cavala e olho-de-boi`. */
function inSentence([first = '', ...others]: readonly string[]): string {
  const names = [first, ...others.map((name) => name.toLowerCase())];
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} e ${last}`;
}
export const reservingNeedsStock = 'Informe a quantidade em números para que se possa reservar uma parte.';
export const slotMissing = 'Adicione pelo menos um horário de retirada.';
