import { isolated } from '../../../text/isolated.ts';

/** Deciding about applications of organizations. */
export const views = {
  applications: 'Inscrições',
  claims: 'Reservas',
  organizations: 'Organizações',
} as const;
export const status = 'Quais inscrições';
export const statuses = { new: 'Pendente', approved: 'Aprovada', declined: 'Recusada' } as const;
export const none = {
  new: 'Não há inscrições para analisar.',
  approved: 'Nenhuma inscrição foi aprovada ainda.',
  declined: 'Nenhuma inscrição foi recusada ainda.',
} as const;
export const notLoaded = 'Não foi possível carregar as inscrições.';
export const moreNotLoaded = 'Não foi possível carregar mais inscrições.';

export const received = 'Recebida';
export const contact = 'Contato';
export const email = 'E-mail';
export const decidedBy = 'Decidida por';
export const organizationPage = 'Abrir a página da organização';

export const approve = 'Aprovar';
export const approveTitle = (name: string) => `Aprovar ${isolated(name)}`;
export const approveText =
  'Depois disso, a organização pode reservar refeições. Convidamos a pessoa de contato para ser a primeira na coordenação. A organização pode mudar estas configurações depois.';
export const approving = 'Aprovando...';
export const approved = (name: string) => ({
  title: 'Inscrição aprovada',
  description: `${isolated(name)} já faz parte. Enviamos um e-mail à pessoa de contato.`,
});
export const decline = 'Recusar';
export const declineTitle = (name: string) => `Recusar ${isolated(name)}`;
export const declineText = 'Avisamos à pessoa de contato que a organização não pode entrar por enquanto.';
export const reasonHint = 'Enviamos à pessoa de contato exatamente como você escrever.';
export const declined = (name: string) => ({
  title: 'Inscrição recusada',
  description: `Escrevemos à pessoa de contato de ${isolated(name)}.`,
});
export const remove = 'Excluir';
export const removeTitle = (name: string) => `Excluir a inscrição de ${isolated(name)}?`;
export const removeText =
  'Tudo o que está nela é apagado, também o nome, o endereço e o telefone da pessoa de contato. Se ela já deu origem a uma organização, a organização fica. Não há como desfazer.';
export const removing = 'Excluindo...';
export const notRemoved = 'A inscrição não foi excluída';
export const removed = 'Inscrição excluída';
export const decidedMeanwhile = 'Outra pessoa já decidiu';
