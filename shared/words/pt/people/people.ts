/** Role Management and Users of the dashboard. */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const findPerson = 'Encontrar uma pessoa';
export const findHint = 'Começo de um nome ou um endereço de e-mail';
export const nobodyFound = 'Ninguém corresponde à sua busca.';
export const notSearched = 'A busca não funcionou. Tente de novo.';
export const chooseAnother = 'Escolher outra pessoa';
export const foundPeople = 'Pessoas encontradas';
export const nameless = 'Ainda não entrou';
export const since = (day: string) => `No site desde ${day}`;

export const assignTitle = 'Atribuir uma função';
export const user = 'Pessoa';
export const role = 'Função';
export const chooseRole = 'Escolha';
export const assign = 'Atribuir função';
export const assigning = 'Atribuindo...';
export const needsBoth = 'Escolha uma pessoa e uma função';
export const assigned = 'A função foi atribuída';
export const notAssigned = 'Não foi possível atribuir a função';
export const removed = 'A função foi retirada';
export const notRemoved = 'Não foi possível retirar a função';
export const membersNotLoaded = 'Não foi possível carregar quem tem esta função';
export const rolesNotLoaded = 'Não foi possível carregar as funções';
export const nothingLoaded = 'Não foi possível carregar as pessoas e as funções';
export const nobodyHas = 'Ninguém tem esta função.';
export const assignedBy = (who: string, day: string) => `Atribuída por ${isolated(who)} em ${day}`;
export const somebodyGone = 'alguém que já saiu';
export const remove = 'Retirar';
export const removeFrom = (role: string, name: string) => `Retirar de ${isolated(name)} a função: ${role}`;
export const removeTitle = (role: string, name: string) => `Retirar de ${isolated(name)} a função “${role}”?`;
export const removeText = 'A pessoa perde esta função na hora.';
export const removeOwnText = 'Você perde esta função na hora, e com ela o acesso a esta página.';
export const removing = 'Retirando...';
export const roleNames = {
  admin: 'Administração',
  community_aid_manager: 'Responsável pela ajuda comunitária',
  fisherman_manager: 'Responsável por pescadores',
} as const;

export const usersNotLoaded = 'Não foi possível carregar as pessoas do banco de dados';
export const moreNotLoaded = 'Não foi possível carregar mais pessoas.';
export const noUsers = 'Ninguém criou conta ainda.';
export const suspended = 'Conta suspensa';
export const backToUsers = 'Todas as pessoas';
export const personNotFound = 'Não encontramos esta conta. Talvez tenha sido excluída.';

export const account = 'Conta';
export const email = 'E-mail';
export const joined = 'Conta criada';
export const secondFactor = 'Verificação em duas etapas';
export const isOn = 'Ativada';
export const isOff = 'Desativada';
export const unknown = 'Não foi possível verificar';
export const resetFactor = 'Redefinir a verificação em duas etapas';
export const resetTitle = (name: string) => `Redefinir a verificação em duas etapas de ${isolated(name)}?`;
export const resetText =
  'Faça isso só se a pessoa perdeu o aplicativo autenticador. Ela passa a entrar só com a senha, até configurar um novo aplicativo. Tenha certeza de que foi ela que pediu.';
export const reset = 'Redefinir';
export const resetting = 'Redefinindo...';
export const wasReset = 'A verificação em duas etapas foi redefinida';
export const notReset = 'A verificação em duas etapas não foi redefinida';

export const profiles = 'Perfis';
export const noProfiles = 'Nenhum perfil.';
export const seePublic = 'Ver o perfil público';
export const name = 'Nome';
export const phone = 'Telefone';
export const location = 'Local';
export const bio = 'Bio';
export const organizationRole = 'Função lá';
export const notGiven = 'não informado';

export const proTitle = 'Pro e créditos';
export const pro = 'Pro';
export const isPro = 'Sim, sem data de fim';
export const isProUntil = (day: string) => `Sim, até ${day}`;
export const notPro = 'Não';
export const credits = 'Créditos';
export const makePro = 'Dar Pro';
export const changePro = 'Mudar';
export const endPro = 'Encerrar Pro';
export const endProText = 'As novas publicações desta pessoa não serão Pro.';
export const savingPro = 'Salvando...';
export const proEnd = 'Pro até';
export const proEndHint = 'Deixe vazio para não ter fim.';
export const proSaved = 'Pro mudado';
export const proNotSaved = 'O Pro não foi mudado';
export const changeCredits = {
  grant: {
    open: 'Dar créditos',
    title: (name: string) => `Dar créditos a ${isolated(name)}`,
    label: 'Créditos a dar',
    busy: 'Dando...',
  },
  take: {
    open: 'Retirar créditos',
    title: (name: string) => `Retirar créditos de ${isolated(name)}`,
    label: 'Créditos a retirar',
    busy: 'Retirando...',
  },
};
export const creditsChange = (before: number, after: number) =>
  `Créditos agora: ${before}. Créditos depois: ${after}.`;
export const creditsReasonHint = 'Fica na auditoria para sempre, por isso não escreva o nome de ninguém.';
export const granted = (count: number) =>
  `Esta pessoa tem agora ${count} ${plural(count, { one: 'crédito', many: 'de créditos', other: 'créditos' })}`;

export const writeTo = 'Escrever a esta pessoa';
export const lastSeen = 'Última visita';
export const notSeen = 'Ainda não';

export const notes = 'Notas privadas';
export const notesLead = 'Só a administração pode ler estas notas. Elas são excluídas junto com a conta.';
export const noNotes = 'Nenhuma nota ainda.';
export const newNote = 'Nova nota';
export const addNote = 'Adicionar nota';
export const addingNote = 'Adicionando...';
export const noteAdded = 'Nota adicionada';
export const noteBy = (who: string, when: string) => `${isolated(who)}, ${when}`;
export const notesNotLoaded = 'Não foi possível carregar as notas.';
export const deleteNote = 'Excluir';
export const deleteNoteOf = (who: string, when: string) => `Excluir a nota de ${isolated(who)}, ${when}`;
export const deleteNoteTitle = 'Excluir esta nota?';
export const deleteNoteText = 'Ninguém da administração poderá lê-la de novo.';
export const noteDeleted = 'Nota excluída';
export const noteNotDeleted = 'A nota não foi excluída';

export const roles = 'Funções';
export const noRoles = 'Nenhuma função.';
export const toRoles = 'Gestão de funções';

export const posts = 'Publicações';
export const onShow = (catches: number, pledges: number) =>
  `Visíveis agora: ${catches} ${plural(catches, { one: 'captura', many: 'de capturas', other: 'capturas' })} e ${pledges} ${plural(pledges, { one: 'promessa', many: 'de promessas', other: 'promessas' })}`;
export const moderatePosts = 'Encontrar e moderar as publicações desta pessoa';
export const latestPosts = 'As mais recentes, incluindo as ocultas:';
export const postLabel = { catch: 'Captura', pledge: 'Promessa' } as const;
export const hidden = 'Oculta';

export const claims = 'Reservas';
export const noClaims = 'Esta pessoa não fez reservas, e ninguém reservou as promessas dela.';

export const organizations = 'Organizações';
export const noOrganizations = 'Não é membro de nenhuma organização.';

export const reportsAbout = 'Denúncias sobre esta pessoa';
export const reportsBy = 'Denúncias feitas por esta pessoa';
export const reportStates = { open: 'Aberta', handled: 'Resolvida' } as const;
export const noReports = 'Nenhuma.';

export const suspension = 'Suspensão';
export const notSuspended = 'A conta não está suspensa.';
export const suspendedSince = 'Desde';
export const suspendedBy = 'Por';
export const reason = 'Motivo';
export const until = 'Até';
export const untilLifted = 'a administração encerrar';
export const suspend = 'Suspender';
export const changeSuspension = 'Mudar o motivo ou o fim';
export const suspending = 'Suspendendo...';
export const suspendTitle = (name: string) => `Suspender ${isolated(name)}`;
export const suspendText =
  'A pessoa não pode publicar nem escrever, e as publicações dela ficam ocultas. Ela recebe um e-mail que diz por quê, por quanto tempo e como contestar.';
export const reasonHint = 'A pessoa o vê em um e-mail e em todas as páginas.';
export const wasSuspended = (name: string) => `A conta de ${isolated(name)} está suspensa`;
export const lift = 'Encerrar';
export const liftTitle = (name: string) => `Encerrar a suspensão de ${isolated(name)}?`;
export const liftText = 'A pessoa pode publicar e escrever de novo, e as publicações dela voltam a aparecer.';
export const lifting = 'Encerrando...';
export const wasLifted = 'A suspensão terminou';
export const notLifted = 'A suspensão não foi encerrada';

export const removal = 'Excluir';
export const removalText =
  'Excluir um perfil remove também a foto. Excluir a conta remove tudo o que a pessoa publicou e escreveu. As refeições já servidas continuam contando, sem nome.';
export const deleteProfile = 'Excluir perfil';
export const deleteProfileTitle = (name: string) => `Excluir o perfil de ${isolated(name)}?`;
export const deleteProfileText =
  'Todos os perfis desta pessoa e a foto são excluídos. A conta fica: a pessoa pode entrar e criar um novo perfil.';
export const deleting = 'Excluindo...';
export const profileDeleted = {
  title: 'Perfil excluído',
  description:
    'O registro de entrada continua lá. Precisa ser removido à parte: para isso, use “Excluir conta”.',
};
export const profileNotDeleted = 'Não foi possível excluir o perfil.';
export const deleteAccount = 'Excluir conta';
export const deleteAccountTitle = (name: string) => `Excluir a conta de ${isolated(name)}?`;
export const deleteAccountText =
  'Isto exclui todos os dados desta pessoa. Ela não poderá mais entrar. Não há como desfazer.';
export const typeName = (name: string) => `Escreva “${isolated(name)}” para confirmar`;
export const accountDeleted = (name: string) => `A conta de ${isolated(name)} foi excluída`;
