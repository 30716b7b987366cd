import { isolated } from '../../../text/isolated.ts';

/** Requesting an invitation, and deciding about the requests. */
export const pageTitle = 'Pedir convite';
export const lead =
  'Conte quem você é e por que quer participar. Uma pessoa lê cada pedido e responde por e-mail.';
export const emailHint = 'Respondemos a este endereço. Use-o para criar sua conta.';
export const reason = 'Por que você quer participar';
export const reasonHint = 'Diga o que você pesca, cozinha ou distribui, e onde.';
export const send = 'Pedir convite';
export const sent = 'Seu pedido está a caminho.';
export const sentText = 'Vamos responder por e-mail. Veja também na pasta de spam.';
export const backHome = 'Voltar à página inicial';

export const answer = 'Resposta';

/** In the dashboard. */
export const state = 'Quais pedidos';
export const states = { open: 'Pendentes', approved: 'Aprovados', declined: 'Recusados' } as const;
export const none = {
  open: 'Não há pedidos para analisar.',
  approved: 'Nenhum pedido foi aprovado ainda.',
  declined: 'Nenhum pedido foi recusado ainda.',
} as const;
export const notLoaded = 'Não foi possível carregar os pedidos.';
export const moreNotLoaded = 'Não foi possível carregar mais pedidos.';
/** Before a time such as "há 5 minutos". */
export const asked = 'Pedido';
export const answered = (name: string, date: string) => `${isolated(name)} respondeu, ${date}`;
export const decided = (name: string, date: string) => `Decidido por ${isolated(name)}, ${date}.`;

export const approve = 'Aprovar';
export const approveOf = (name: string) => `Aprovar ${isolated(name)}`;
export const approveTitle = (name: string) => `Convidar ${isolated(name)}?`;
export const approveText = (email: string) =>
  `Enviamos um link de criação de conta para ${email}. Não há como desfazer.`;
export const approving = 'Aprovando...';
export const approved = (name: string) => ({
  title: 'Pedido aprovado',
  description: `Enviamos o convite por e-mail a ${isolated(name)}.`,
});
export const declineOf = (name: string) => `Recusar ${isolated(name)}`;
export const declineTitle = (name: string) => `Recusar ${isolated(name)}`;
export const declineText = 'Avisamos que não podemos convidar esta pessoa por enquanto.';
export const declineHint = 'Enviamos à pessoa exatamente como você escrever.';
export const declined = (name: string) => ({
  title: 'Pedido recusado',
  description: `Escrevemos a ${isolated(name)}.`,
});
export const writeBack = 'Responder';
export const writeBackTo = (name: string) => `Responder a ${isolated(name)}`;
export const answerText = (email: string) =>
  `Enviamos isto por e-mail para ${email}. A resposta da pessoa vai para a caixa de correio do site.`;
export const sendAnswer = 'Enviar resposta';
export const answerSent = (name: string) => ({
  title: 'Resposta enviada',
  description: `${isolated(name)} a recebe por e-mail.`,
});
