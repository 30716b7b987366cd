import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const none = {
  catch: {
    all: 'Nenhuma captura disponível no mercado',
    fisherman: 'Este pescador não tem capturas disponíveis no mercado agora',
    near: (place: string) => `Nenhuma captura no mercado a até 35 milhas de ${place}`,
    filtered: 'Nenhuma captura corresponde à sua busca',
  },
  pledge: {
    all: 'Nenhuma promessa disponível',
    fisherman: 'Este pescador não tem promessas disponíveis agora',
    near: (place: string) => `Nenhuma promessa a até 35 milhas de ${place}`,
    filtered: 'Nenhuma promessa corresponde à sua busca',
  },
} as const;
/** Below the text for no results within 35 miles. @param newest how many posts were considered, if there are more */
export const nearest = {
  catch: {
    title: 'Capturas mais próximas',
    lead: (newest?: number) =>
      `As capturas mais próximas${fromNewest(newest)}, todas a mais de 35 milhas de distância.`,
  },
  pledge: {
    title: 'Promessas mais próximas',
    lead: (newest?: number) =>
      `As promessas mais próximas${fromNewest(newest)}, todas a mais de 35 milhas de distância.`,
  },
  notLoaded: 'Não foi possível carregar as publicações mais próximas. Tente de novo.',
} as const;
const fromNewest = (newest?: number) => (newest === undefined ? '' : ` entre as ${newest} mais recentes`);
export const showMoreAfter = { filtered: 'Limpar todos os filtros', near: 'Mostrar todos os lugares' };
export const seeAll = { catch: 'Ver todas as capturas', pledge: 'Ver todas as promessas' };
export const postOne = 'Publicar captura';

export const photos = 'Fotos';
export const gallery = 'galeria';
export const photoOf = (index: number, count: number) => `Foto ${index} de ${count}`;
export const namedPhotoOf = (name: string, index: number, count: number) =>
  `${isolated(name)}, foto ${index} de ${count}`;
export const showPhoto = (index: number) => `Mostrar a foto ${index}`;
export const previousPhoto = 'Foto anterior';
export const nextPhoto = 'Próxima foto';

export const share = 'Compartilhar';
export const copied = 'Copiado!';
export const copyFailed = {
  title: 'A cópia falhou',
  description: 'Copie à mão o endereço acima.',
};

export const likes = (count: number) =>
  `${number(count)} ${plural(count, { one: 'curtida', many: 'de curtidas', other: 'curtidas' })}`;
export const likePledge = (species: string, name: string, count: number) =>
  `Curtir ${species}, promessa de ${isolated(name)}, ${likes(count)}`;
export const signInToLike = 'Entre para curtir promessas';
export const signInFirst = {
  title: 'Entre primeiro',
  description: 'É preciso entrar para curtir promessas',
};
export const likeNotUpdated = 'Não foi possível atualizar a curtida';
export const likeNotAdded = 'Não foi possível curtir';
export const likeNotRemoved = 'Não foi possível retirar a curtida';

export const favoriteFisherman = 'Pescador favorito';
export const favorite = (name: string) => `${favoriteFisherman}: ${isolated(name)}`;
export const signInToFavorite = 'Entre para salvar pescadores';
export const favoriteAdded = 'Pescador adicionado aos favoritos';
export const favoriteRemoved = 'Pescador retirado dos favoritos';
export const favoriteNotAdded = 'Não foi possível adicionar aos favoritos';
export const favoriteNotRemoved = 'Não foi possível retirar dos favoritos';
export const undo = 'Desfazer';

export const miles = (count: number) =>
  `${count} ${plural(count, { one: 'milha', many: 'de milhas', other: 'milhas' })}`;
export const pledges = (count: number) =>
  `${count === 0 ? 'Nenhuma' : count} ${plural(count, { one: 'promessa', many: 'de promessas', other: 'promessas' })}`;

const KINDS = { catch: 'captura', pledge: 'promessa' } as const;
export const deleteTitle = (kind: 'catch' | 'pledge', species: string | undefined) =>
  species === undefined ? `Excluir esta ${KINDS[kind]}?` : `Excluir esta ${KINDS[kind]} de ${species}?`;
const deleteTexts = {
  catch: {
    what: 'Isto exclui para sempre a publicação e as fotos dela.',
    why: 'Para tirá-la do mercado por enquanto, oculte-a',
  },
  pledge: {
    what: 'Isto exclui para sempre a publicação, as fotos e as curtidas dela.',
    why: 'Para tirá-la do ar por enquanto, oculte-a',
  },
};
export const deleteText = (kind: 'catch' | 'pledge', where: 'here' | 'in-my-posts') =>
  `${deleteTexts[kind].what} ${deleteTexts[kind].why}${where === 'here' ? '' : ' em Minhas publicações'}.`;
export const confirmDelete = 'Excluir';
export const deleting = 'Excluindo...';
