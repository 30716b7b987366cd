import { isolated } from '../../../text/isolated.ts';

/** Posts of the whole site, moderated without a report. */
export const title = 'Publicações';
export const kind = 'Quais publicações';
export const kinds = { catch: 'Capturas', pledge: 'Promessas' } as const;
export const state = 'Situação';
export const states = {
  open: 'Em oferta',
  over: 'Não mais oferecida',
  sold: 'Vendida',
  hidden: 'Oculta',
  taken_down: 'Removida',
} as const;
export const stateOptions = { ...states, all: 'Todas' } as const;
export const search = 'Buscar';
export const searchHint = 'Um peixe, um lugar ou o nome de um pescador';
export const onlyOne = 'Só uma pessoa';
export const fisherman = 'Pessoa';
export const showing = (name: string) => `Publicações de ${isolated(name)}`;
export const somebody = 'uma pessoa';
export const everybody = 'Mostrar todas as pessoas';
export const list = 'Publicações encontradas';
export const none = 'Nenhuma publicação encontrada.';
export const notLoaded = 'Não foi possível carregar as publicações.';
export const moreNotLoaded = 'Não foi possível carregar mais publicações.';
export const by = 'de';
export const view = 'Ver publicação';
export const viewNamed = (post: string) => `Ver publicação: ${post}`;
export const note = 'Motivo dado:';
export const noText = 'Sem texto.';

const posts = (count: number) => (count === 1 ? '1 publicação' : `${count} publicações`);
export const named = (species: string, fishermanName: string) => `${species}, de ${isolated(fishermanName)}`;
export const select = (post: string) => `Selecionar ${post}`;
export const selectAll = 'Selecionar todas as mostradas';
export const selected = (count: number) => (count === 1 ? '1 selecionada' : `${count} selecionadas`);
export const clear = 'Limpar';

export const actions = {
  takeDown: {
    label: (count: number) => `Remover ${count}`,
    title: (count: number) => `Remover ${posts(count)}?`,
    text: 'Ninguém pode vê-las, e só a administração pode permiti-las de novo. Cada pescador recebe um e-mail com o motivo que você deu e como contestar.',
    done: (count: number) => `${posts(count)} ${count === 1 ? 'removida' : 'removidas'}`,
  },
  restore: {
    label: (count: number) => `Permitir ${count} de novo`,
    title: (count: number) => `Permitir ${posts(count)} de novo?`,
    text: 'Cada pescador recebe um e-mail e depois pode mostrar a publicação de novo.',
    done: (count: number) => `${posts(count)} ${count === 1 ? 'permitida' : 'permitidas'} de novo`,
  },
} as const;
export const reason = 'Motivo';
export const reasonHint = 'Enviamos ao pescador palavra por palavra.';
export const busy = 'Salvando...';
export const someFailed = (failed: number, total: number) =>
  `${failed} de ${posts(total)} não ${failed === 1 ? 'mudou' : 'mudaram'}. Você pode tentar de novo com ${failed === 1 ? 'esta' : 'estas'}:`;
export const because = (post: string, why: string) => `${post}: ${why}`;
