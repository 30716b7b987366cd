import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const titles = { community: 'Pescadores da comunidade', consumer: 'Pescadores locais' } as const;
/** The directory's description in search results. */
export const leads = {
  community:
    'Conheça os pescadores que prometem refeições a famílias que precisam. Veja onde desembarcam e quantas refeições já deram.',
  consumer:
    'Encontre pescadores locais perto de você. Veja o que vendem hoje, onde desembarcam e como os compradores os avaliam.',
} as const;
export const fishermen = 'Pescadores';

export const location = 'Local';
export const within = 'A até 35 milhas de <place>place</place>';
export const placeUnknown = (name: string) => `: não sabemos onde fica “${isolated(name)}”.`;
export const showNearby = 'Mostrar por perto';
export const findingLocation = 'Procurando onde você está...';
export const useMyLocation = 'Usar minha localização';
export const clearLocation = 'Limpar localização';

export const filters = 'Filtros';
export const nameSearch = 'Nome';
export const onlyPro = 'Só pescadores Pro';
export const noneFound = 'Nenhum pescador corresponde à sua busca';
export const clearFilters = 'Limpar todos os filtros';

export const databaseError = (reason: string) => `Erro no banco de dados: ${reason}`;
export const unexpectedError = (reason: string) => `Erro inesperado: ${reason}`;
const counted = (count: number) =>
  count === 0
    ? 'Nenhum pescador'
    : `${count} ${plural(count, { one: 'pescador', many: 'de pescadores', other: 'pescadores' })}`;
/** Counts the entries loaded so far. */
export function summary(count: number, hasMore: boolean, isNear: boolean): string {
  if (hasMore) return count > 1 ? `Os primeiros ${counted(count)}` : counted(count);
  return isNear && count > 1 ? `${counted(count)}, os mais próximos primeiro` : counted(count);
}
export const noneNear = 'Nenhum pescador encontrado a até 35 milhas de onde você está';
export const nonePledged = 'Nenhum pescador publicou promessas ainda';
export const none = 'Nenhum pescador disponível';
export const showAll = 'Mostrar todos os pescadores';
export const pledgeGuide = 'O que é uma promessa';
export const join = 'Participar como pescador';

export const profile = 'Perfil';
export const catches = 'Capturas';
export const viewPledges = (count: number) => `Ver promessas (${count})`;
export const contactFisherman = 'Falar com o pescador';

export const profileNotFound = 'Perfil de pescador não encontrado';
export const lookingFor = (id: string) => `ID procurado: ${id}`;
export const browseFishermen = 'Ver os pescadores';
export const lookForPosts = 'Procurar publicações deste pescador';
export const profileNotLoaded = 'Não foi possível carregar o perfil. Tente de novo.';
export const back = 'Voltar';
export const backToFishermen = 'Voltar aos pescadores';
export const backToMarketplace = 'Voltar ao mercado';
export const seeCatches = 'Ver as capturas';
export const proFisherman = 'Pescador Pro';
export const fisherman = 'Pescador';
export const licenseChecked = 'Licença conferida';
export const licenseCheckedMeans =
  'Uma pessoa responsável por este site comparou uma licença de pesca com o papel ou com o registro do estado. Isto não é uma certificação.';
export const joined = 'Participa desde <time>month</time>';
export const catchesPosted = (count: number) =>
  plural(count, {
    one: 'Captura publicada',
    many: 'Total de capturas publicadas',
    other: 'Total de capturas publicadas',
  });
export const mealsClaimed = (count: number) =>
  plural(count, { one: 'Refeição reservada', many: 'Refeições reservadas', other: 'Refeições reservadas' });
export const mealsServed = (count: number) =>
  plural(count, { one: 'Refeição servida', many: 'Refeições servidas', other: 'Refeições servidas' });
export const mealsPledged = (count: number) =>
  plural(count, { one: 'Refeição prometida', many: 'Refeições prometidas', other: 'Refeições prometidas' });
export const pledges = (count: number) =>
  plural(count, { one: 'Promessa', many: 'Promessas', other: 'Promessas' });
export const newestCatches = 'Capturas mais recentes';
export const allCatches = 'Todas as capturas';
export const newestPledges = 'Promessas mais recentes';
export const allPledges = 'Todas as promessas';

export const proBenefits = 'Vantagens Pro';
export const hasPro = (name: string) => `${isolated(name)} é Pro e tem:`;
export const benefits = [
  'Um selo Pro em cada publicação Pro e na lista de pescadores',
  'Um perfil que os compradores abrem direto da lista',
  'Publicações a preço fixo',
];
export const averageRating = 'Avaliação média';
