import { isolated } from '../../../text/isolated.ts';

export const alerts = 'Avisos';
export const signInToSee = 'Entre para ver seus avisos.';
export const notLoaded = 'Não foi possível carregar seus avisos. Tente de novo.';
export const moreNotLoaded = 'Não foi possível carregar os avisos anteriores. Tente de novo.';
export const lead = 'As publicações sobre as quais avisamos nos últimos 90 dias.';
export const isNew = 'Novo';
export const none = 'Ainda não há avisos';
export const noneLead =
  'Siga um pescador, ou salve uma busca ou uma publicação. Avisaremos aqui e por e-mail quando houver novidade.';
export const browseFishermen = 'Ver pescadores';
export const titleOf = (event: string, post: string) => `${event}: ${post}`;
export const news = {
  catch: 'Nova captura',
  pledge: 'Nova promessa',
  landing: 'Novo desembarque',
} as const;
export const events = {
  price: 'Preço menor',
  'few-left': 'Resta pouco',
  changed: 'Mudou',
  sold: 'Acabou',
  opens: 'Em breve aberta a todos',
  delayed: 'Atrasado',
  landed: 'Já desembarcou',
  cancelled: 'Cancelado',
} as const;
export const reasons = {
  fisherman: (name: string) => `Você segue ${isolated(name)}`,
  search: (name: string) => `Sua busca “${name}”`,
  saved: 'Você salvou esta publicação',
  landing: (name: string) => `Você segue ${isolated(name)}`,
  meals: 'Refeições para sua organização',
} as const;
export const aFisherman = 'este pescador';
export const gone = { catch: 'Uma captura', pledge: 'Uma promessa', landing: 'Um desembarque' } as const;
export const goneNote = 'Não está mais no site';
