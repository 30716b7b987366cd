/** The organization page's part about webhooks, for coordinators. */
import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';

export const title = 'Avisos a programas (webhooks)';
export const lead =
  'Avise um programa sobre novas refeições por perto e sobre mudanças em suas reservas e recibos. Enviamos a ele uma solicitação curta e assinada, sem nomes nem outros dados pessoais.';
export const none = 'Ainda não avisamos nenhum programa.';
export const notLoaded = 'Não foi possível carregar seus webhooks.';
export const add = 'Adicionar um webhook';
export const addLead =
  'Enviamos uma primeira solicitação ao endereço. O programa responde com o código de teste que vem nela e, a partir daí, recebe seus eventos.';
export const adding = 'Adicionando...';
export const added = 'Webhook adicionado';
export const edit = 'Editar';
export const editOf = (host: string) => `Editar o webhook de ${isolated(host)}`;
export const editTitle = 'Editar webhook';
export const editLead =
  'Se você mudar o endereço, o programa precisa responder com o código de teste antes de receber eventos. A chave secreta continua a mesma.';
export const edited = 'Webhook salvo';
export const eventNames = {
  'claim.created': 'Refeições são reservadas',
  'claim.approved': 'Uma reserva é aprovada',
  'claim.declined': 'Uma reserva é recusada',
  'claim.cancelled': 'Uma reserva é cancelada',
  'claim.expired': 'Uma reserva expira',
  'claim.no_show': 'Ninguém veio retirar',
  'claim.collected': 'Refeições são retiradas',
  'claim.served': 'Refeições servidas são registradas',
  'pledge.created': 'Refeições são prometidas dentro do seu raio',
  'receipt.drafted': 'Um recibo é preparado',
  'receipt.confirmed': 'Um recibo é confirmado',
  'receipt.corrected': 'Um recibo é corrigido',
  'receipt.withdrawn': 'Um recibo é retirado',
  'organization.changed': 'As configurações da sua organização mudam',
  'webhook.verify': 'Código de teste',
  'webhook.test': 'Teste',
} as const;
export const stateNames = { unverified: 'Não verificado', active: 'Ativo', off: 'Desligado' } as const;
export const unverified =
  'O endereço ainda não respondeu com o código de teste. Continuamos tentando por três dias.';
export const offReasons = {
  gone: 'O programa respondeu que não quer mais eventos.',
  failing: 'Durante três dias, o programa não aceitou nada do que enviamos.',
} as const;
export const failingSince = (time: string) => `Nada chegou desde ${time}. Continuamos tentando.`;
export const formerSecret = (time: string) => `Até ${time}, a chave anterior também funciona.`;

export const secret = 'Chave secreta';
export const secretText =
  'Com esta chave, o programa confere que as solicitações são nossas. Copie agora, porque não podemos mostrá-la de novo.';
export const copy = 'Copiar a chave';
export const messages = {
  copied: 'Chave copiada',
  copyFailed: {
    title: 'Não foi possível copiar a chave',
    description: 'Ela está selecionada agora. Falta só copiar.',
  },
};
export const done = 'Já copiei';

export const test = 'Enviar um teste';
export const testOf = (host: string) => `Enviar um teste para ${isolated(host)}`;
export const testing = 'Enviando...';
export const tested = 'O teste está a caminho';
export const notTested = 'Não foi possível enviar o teste';
export const change = 'Mudar a chave';
export const changeOf = (host: string) => `Mudar a chave de ${isolated(host)}`;
export const changeTitle = 'Mudar a chave?';
export const changeText =
  'A chave anterior funciona por mais um dia. Antes disso, ponha a nova no seu programa.';
export const changing = 'Mudando...';
export const notChanged = 'Não foi possível mudar a chave';
export const end = 'Encerrar o webhook';
export const endOf = (host: string) => `Encerrar o webhook de ${isolated(host)}`;
export const endTitle = 'Encerrar este webhook?';
export const endText = 'O programa não recebe mais eventos, e a lista do que foi enviado também some.';
export const ending = 'Encerrando...';
export const ended = 'Webhook encerrado';
export const notEnded = 'Não foi possível encerrar o webhook';

export const sent = 'O que foi enviado';
export const sentTo = (host: string) => `O que foi enviado para ${isolated(host)}`;
export const sentLead = 'Dos últimos 30 dias, o mais novo primeiro.';
export const sentNotLoaded = 'Não foi possível carregar esta lista.';
export const moreNotLoaded = 'Não foi possível carregar mais.';
export const nothingSent = 'Nada foi enviado ainda.';
export const deliveryStates = {
  waiting: 'Esperando',
  delivered: 'Entregue',
  given_up: 'Abandonado',
} as const;
export const attempts = (count: number) =>
  `${count} ${plural(count, { one: 'tentativa', many: 'de tentativas', other: 'tentativas' })}`;
export const status = (code: number) => `Respondeu com ${code}`;
export const problems = {
  timeout: 'Sem resposta em cinco segundos',
  no_address: 'O servidor não existe',
  private_address: 'O servidor não está na internet pública',
  no_connection: 'Sem conexão segura',
  no_challenge: 'Respondeu sem o código de teste',
} as const;
export const replay = 'Enviar de novo';
export const replayOf = (event: string, time: string) => `Enviar de novo: ${event}, ${time}`;
export const replaying = 'Enviando...';
export const replayed = 'Está a caminho de novo';
export const notReplayed = 'Não foi possível enviar de novo';
export const since = 'Desde';
export const sinceHint = (most: number) =>
  `Tudo o que foi enviado desde então sai de novo, em ordem e com os mesmos identificadores: no máximo ${number(most)} eventos.`;
export const replayAll = 'Enviar tudo de novo';
export const replayedAll = (count: number) =>
  `${number(count)} ${plural(count, { one: 'evento está', many: 'de eventos estão', other: 'eventos estão' })} a caminho de novo`;
export const nothingReplayed = 'Nada foi enviado desde então';
