/** The page of an organization, and the list of all organizations for managers of community aid. */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const notFound = 'Não encontramos esta organização.';
export const notLoaded = 'Não foi possível carregar a organização.';
export const mealsClaimed = (count: number) =>
  plural(count, {
    one: 'refeição reservada',
    many: 'de refeições reservadas',
    other: 'refeições reservadas',
  });
export const mealsServed = (count: number) =>
  plural(count, { one: 'refeição servida', many: 'de refeições servidas', other: 'refeições servidas' });

export const none = 'Ainda não há organizações. Aprove uma inscrição para adicionar a primeira.';
export const allNotLoaded = 'Não foi possível carregar as organizações.';
export const moreNotLoaded = 'Não foi possível carregar mais organizações.';
export const contact = 'Contato';
/** Replaces the contact's name if the organization has no members left. */
export const noContact = 'Nenhuma pessoa de contato';
export const edit = 'Editar';
export const editTitle = (name: string) => `Editar ${isolated(name)}`;
export const saved = 'Organização salva';

/** Labels the links to the organization's tasks. */
export const ways = 'Para esta organização';
export const findMeals = 'Encontrar refeições';
export const claims = 'Reservas';
export const settings = 'Configurações';
export const members = 'Membros';
export const membersOf = (name: string) => `Membros de ${isolated(name)}`;
export const membersNotLoaded = 'Não foi possível carregar os membros.';
export const noMembers = 'Ainda não há membros.';
export const since = 'desde';
export const you = 'Você';
export const remove = 'Remover';
export const removeName = (name: string) => `Remover ${isolated(name)}`;
export const removeTitle = (name: string) => `Remover ${isolated(name)}?`;
export const removeText = (name: string) => `${isolated(name)} não poderá mais agir em nome da organização.`;
export const removing = 'Removendo...';
export const removed = (name: string) => `Membro removido: ${isolated(name)}`;
export const notRemoved = 'Não foi possível remover';
export const roleOf = (name: string) => `Função de ${isolated(name)}`;
export const roleSaved = (name: string) => `A função de ${isolated(name)} mudou`;
export const roleNotSaved = 'A função não mudou';
export const leave = 'Sair da organização';
export const leaveTitle = (name: string) => `Sair de ${isolated(name)}?`;
export const leaveText =
  'Você não poderá mais agir em nome da organização, até que alguém convide você de novo.';
export const leaving = 'Saindo...';
export const left = (name: string) => `Você saiu de ${isolated(name)}`;

export const invite = 'Convidar';
export const inviteTitle = 'Convidar alguém';
export const inviteText =
  'A pessoa passa a ser membro quando aceitar, ou quando criar uma conta com este endereço.';
export const inviteByManagerText =
  'Se a pessoa tem uma conta com este endereço, passa a ser membro na hora. Se não, entra quando criar uma conta.';
export const email = 'E-mail';
export const inviting = 'Convidando...';
export const invited = (email: string) => ({
  title: 'Convite enviado',
  description: `Escrevemos para ${email}.`,
});
export const invitations = 'Convites enviados';
export const withdraw = 'Cancelar convite';
export const withdrawEmail = (email: string) => `Cancelar o convite de ${email}`;
export const withdrawing = 'Cancelando...';
export const withdrawn = 'Convite cancelado';
export const notWithdrawn = 'O convite não foi cancelado';

export const joinRequests = 'Pedidos para entrar';
export const accept = 'Aceitar';
export const acceptName = (name: string) => `Aceitar ${isolated(name)}`;
export const decline = 'Recusar';
export const declineName = (name: string) => `Recusar ${isolated(name)}`;
export const answered = {
  accepted: (name: string) => `${isolated(name)} agora é membro`,
  declined: (name: string) => `O pedido de ${isolated(name)} foi recusado`,
  open: (name: string) => `O pedido de ${isolated(name)} está pendente`,
} as const;
export const answering = 'Salvando...';
export const notAnswered = 'O pedido não foi salvo';

export const ownInvitations = 'Convites';
export const invitedAs = (organization: string, role: string) =>
  `${isolated(organization)} convida você a agir em nome da organização, na função de ${role}.`;
export const acceptInvitationOf = (organization: string) => `Aceitar o convite de ${isolated(organization)}`;
export const declineInvitationOf = (organization: string) => `Recusar o convite de ${isolated(organization)}`;
export const invitationAccepted = (organization: string) =>
  `Agora você age em nome de ${isolated(organization)}`;
export const invitationDeclined = (organization: string) => `Convite de ${isolated(organization)} recusado`;
export const notReplied = 'Sua resposta não foi salva';

export const yours = 'Sua organização';
export const joinText =
  'Sua organização está no site? Peça à coordenação que deixe você entrar. Até lá, você pode usar o site como comprador.';
export const organizationName = 'Nome da organização';
export const search = 'Buscar';
export const searching = 'Buscando...';
export const noneFound = 'Não encontramos uma organização com este nome. Você pode fazer a inscrição dela.';
export const apply = 'Fazer a inscrição';
export const ask = 'Pedir para entrar';
export const asking = 'Pedindo...';
export const askName = (name: string) => `Pedir para entrar em ${isolated(name)}`;
export const asked = (name: string) => ({
  title: 'Pedido enviado',
  description: `A coordenação de ${isolated(name)} pode vê-lo. Enviamos um e-mail quando houver uma decisão.`,
});
export const notAsked = 'O pedido não foi enviado';
export const notSearched = 'Não foi possível buscar as organizações.';
