/** The fields and values of changes in the audit. */
import { dateTime, number } from './general/format.ts';
import { featureNames } from './site/settings.ts';

export const fields = {
  role: 'Função',
  profiles: 'Perfis',
  hasAccount: 'Conta',
  hasSecondFactor: 'Verificação em duas etapas',
  isPro: 'Pro',
  proUntil: 'Pro até',
  credits: 'Créditos',
  privateNote: 'Nota privada',
  mail: 'E-mail',
  recipients: 'Destinatários',
  address: 'Endereço',
  phone: 'Telefone',
  email: 'E-mail',
  socialName: 'Nome do link',
  socialUrl: 'Link',
  bannerText: 'Aviso',
  bannerLink: 'Link do aviso',
  bannerFrom: 'Aviso a partir de',
  bannerUntil: 'Aviso até',
  bannerTone: 'Aparência do aviso',
  switchedOff: 'Partes desligadas',
  species: 'Espécies',
  signUpsPerHour: 'Contas novas por hora',
  freshHours: 'Horas de frescor',
  maxOpenClaims: 'Reservas em aberto',
  newPledgeMinutes: 'Minutos em que uma promessa é nova',
  newPledgePercent: 'Porcentagem de uma promessa nova',
  noShows: 'Retiradas perdidas',
  noShowDays: 'Dias em que as retiradas perdidas contam',
  readyTexts: 'Textos prontos',
  isAssigned: 'Atribuída',
  reportStatus: 'Denúncia',
  note: 'Nota para a pessoa',
  isTakenDown: 'Ocultado por nós',
  isSuspended: 'Conta suspensa',
  suspendedUntil: 'Suspensa até',
  applicationStatus: 'Inscrição',
  reason: 'Motivo',
  audience: 'Para',
  draftVersion: 'Versão do rascunho',
  sendAt: 'Enviar em',
  mailingState: 'E-mail',
  requestState: 'Pedido',
  answer: 'Resposta',
  claimState: 'Reserva',
  isInConflict: 'Em conflito',
  mealsCounted: 'Refeições contadas',
  why: 'Por quê',
  place: 'Lugar',
  radiusMiles: 'Raio em milhas',
  mealsPerWeek: 'Refeições por semana',
  coldStorage: 'Conservação a frio',
  organizationState: 'Situação',
  contactName: 'Contato',
  contactEmail: 'E-mail do contato',
  contactPhone: 'Telefone do contato',
  memberRole: 'Função',
  keyScopes: 'Permissões',
};

/** Values with their own texts: names of states and the like. Other values are shown unchanged, with spaces. */
const VALUES: Readonly<Record<string, string>> = {
  admin: 'Administração',
  fisherman_manager: 'Responsável por pescadores',
  community_aid_manager: 'Responsável pela ajuda comunitária',
  organization_user: 'membro de organização',
  fisherman: 'pescador',
  buyer: 'comprador',
  coordinator: 'coordenação',
  collector: 'retirada',
  refrigerator: 'geladeira',
  freezer: 'freezer',
  active: 'ativa',
  paused: 'pausada',
  open: 'pendente',
  new: 'pendente',
  waiting: 'pendente',
  handled: 'resolvida',
  approved: 'com aprovação',
  declined: 'com recusa',
  reserved: 'confirmada',
  collected: 'retirada',
  cancelled: 'cancelada',
  expired: 'expirada',
  no_show: 'ninguém veio',
  scheduled: 'agendado',
  held: 'não enviado',
  canceled: 'cancelado',
  sending: 'sendo enviado',
  sent: 'enviado',
  stopped: 'interrompido',
  unfinished: 'não concluído',
  info: 'notícia',
  good: 'boa notícia',
  warning: 'alerta',
  invitation_confirmation: 'confirmação de convite',
  sample_invitation: 'convite de amostra',
  welcome: 'boas-vindas',
  pledge_notification: 'aviso de promessa',
  custom: 'mensagem própria',
  person: 'uma pessoa',
  ...featureNames,
};

const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** The readable form of a value. */
export function valueWords(value: string | number | boolean | readonly string[] | undefined): string {
  if (value === undefined) return nothing;
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return number(value);
  if (typeof value !== 'string') return value.length > 0 ? value.map(valueWords).join(', ') : nothing;
  if (TIME.test(value)) return dateTime(new Date(value));
  return VALUES[value] ?? (/^[a-z]+(_[a-z]+)*$/.test(value) ? value.replaceAll('_', ' ') : value);
}

const nothing = 'nada';
