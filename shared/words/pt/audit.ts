/** The audit as administrators read it. */
import type { Flavour } from '../../flavours.ts';
import { isolated } from '../../text/isolated.ts';
import { valueWords } from './audit-fields.ts';
import { siteNames } from './general/sites.ts';

interface Told {
  actor: string;
  /** The name of the person concerned. */
  person: string;
  organization: string;
  /** The name of the site with "de" before it, if the change is about one. */
  site: string;
  /** The readable form of a value before or after. */
  value(field: string): string;
}

type Sentence = (told: Told) => string;

/** An entry as one sentence, for each kind in shared/audit/actions.ts. */
export const sentences = {
  'role-assigned': ({ actor, person, value }) => `${actor} deu a ${person} a função: ${value('role')}`,
  'role-removed': ({ actor, person, value }) => `${actor} retirou de ${person} a função: ${value('role')}`,
  'profile-deleted': ({ actor, person }) => `${actor} excluiu o perfil de ${person}`,
  'account-deleted': ({ actor, person }) => `${actor} excluiu a conta de ${person}`,
  'second-factor-reset': ({ actor, person }) =>
    `${actor} redefiniu a verificação em duas etapas de ${person}`,
  'second-factor-recovered': ({ person }) =>
    `${person} desativou a verificação em duas etapas com um código de recuperação`,
  'pro-changed': ({ actor, person }) => `${actor} mudou se ${person} tem Pro`,
  'credits-granted': ({ actor, person }) => `${actor} deu créditos a ${person}`,
  'credits-taken': ({ actor, person }) => `${actor} retirou créditos de ${person}`,
  'note-added': ({ actor, person }) => `${actor} escreveu uma nota privada sobre ${person}`,
  'note-deleted': ({ actor, person }) => `${actor} excluiu uma nota privada sobre ${person}`,
  'mails-sent': ({ actor, value }) => `${actor} enviou e-mails: ${value('mail')}`,
  'site-changed': ({ actor, site }) => `${actor} mudou as configurações ${site}`,
  'species-changed': ({ actor }) => `${actor} mudou a lista de espécies`,
  'limits-changed': ({ actor }) => `${actor} mudou as regras de segurança dos alimentos e divisão justa`,
  'ready-texts-changed': ({ actor }) => `${actor} mudou os textos prontos`,
  'report-assigned': ({ actor, person, value }) =>
    value('isAssigned') === valueWords(true)
      ? `${actor} passou uma denúncia a ${person}`
      : `${actor} retirou uma denúncia de ${person}`,
  'report-dismissed': ({ actor, person }) => `${actor} arquivou uma denúncia sobre ${person}`,
  'post-hidden': ({ actor, person }) => `${actor} ocultou algo que ${person} publicou`,
  'post-released': ({ actor, person }) => `${actor} permitiu mostrar de novo algo que ${person} publicou`,
  'person-warned': ({ actor, person }) => `${actor} advertiu ${person}`,
  'person-suspended': ({ actor, person }) => `${actor} suspendeu ${person}`,
  'suspension-lifted': ({ actor, person }) => `${actor} encerrou a suspensão de ${person}`,
  'suspension-ended': ({ person }) => `A suspensão de ${person} terminou automaticamente`,
  'application-approved': ({ actor, organization }) => `${actor} aprovou a inscrição de ${organization}`,
  'application-declined': ({ actor }) => `${actor} recusou uma inscrição`,
  'application-deleted': ({ actor }) => `${actor} excluiu uma inscrição`,
  'mailing-started': ({ actor }) => `${actor} enviou um boletim`,
  'mailing-draft-saved': ({ actor }) => `${actor} salvou um rascunho de boletim`,
  'mailing-draft-deleted': ({ actor }) => `${actor} excluiu um rascunho de boletim`,
  'mailing-scheduled': ({ actor, value }) => `${actor} agendou um boletim para ${value('sendAt')}`,
  'mailing-resumed': ({ actor }) => `${actor} continuou o envio de um boletim`,
  'mailing-stopped': ({ actor }) => `${actor} interrompeu ou cancelou um boletim`,
  'invitation-approved': ({ actor }) => `${actor} aprovou um pedido de convite`,
  'invitation-declined': ({ actor }) => `${actor} recusou um pedido de convite`,
  'invitation-answered': ({ actor }) => `${actor} respondeu a um pedido de convite`,
  'claim-approved': ({ actor, organization }) => `${actor} aprovou uma reserva de ${organization}`,
  'claim-declined': ({ actor, organization }) => `${actor} recusou uma reserva de ${organization}`,
  'no-show-struck': ({ actor, organization }) => `${actor} anulou uma retirada perdida de ${organization}`,
  'mark-struck': ({ actor, person }) => `${actor} tirou uma marca de ${person}`,
  'mark-kept': ({ actor, person }) => `${actor} manteve uma marca de ${person}`,
  'license-checked': ({ actor, person }) => `${actor} revisou uma licença de ${person}`,
  'handover-counted': ({ actor, organization }) => `${actor} contou uma entrega tardia a ${organization}`,
  'handover-dismissed': ({ actor, organization }) =>
    `${actor} encerrou uma entrega tardia a ${organization} sem contá-la`,
  'organization-changed': ({ actor, organization }) => `${actor} mudou ${organization}`,
  'organization-member-invited': ({ actor, organization }) => `${actor} convidou alguém para ${organization}`,
  'organization-member-set': ({ actor, person, organization, value }) =>
    `${actor} deu a ${person} uma função em ${organization}: ${value('memberRole')}`,
  'organization-member-removed': ({ actor, person, organization }) =>
    `${actor} removeu ${person} de ${organization}`,
  'api-key-made': ({ actor, organization }) => `${actor} criou uma chave de API para ${organization}`,
  'api-key-ended': ({ actor, organization }) => `${actor} encerrou uma chave de API de ${organization}`,
  'partner-key-made': ({ actor, value }) =>
    `${actor} criou uma chave de API para ${isolated(value('partner'))}`,
  'partner-key-ended': ({ actor, value }) =>
    `${actor} encerrou uma chave de API de ${isolated(value('partner'))}`,
  'secret-changed': ({ actor }) => `${actor} trocou um segredo do site`,
  'report-shared': ({ actor, organization }) => `${actor} compartilhou um relatório anual de ${organization}`,
  'report-link-ended': ({ actor, organization }) =>
    `${actor} encerrou o link de um relatório anual de ${organization}`,
} satisfies Record<string, Sentence>;

/** Kinds of entries for the filter. */
export const actions = {
  'role-assigned': 'Função dada',
  'role-removed': 'Função retirada',
  'profile-deleted': 'Perfil excluído',
  'account-deleted': 'Conta excluída',
  'second-factor-reset': 'Verificação em duas etapas redefinida',
  'second-factor-recovered': 'Código de recuperação usado',
  'pro-changed': 'Pro mudado',
  'credits-granted': 'Créditos dados',
  'credits-taken': 'Créditos retirados',
  'note-added': 'Nota privada escrita',
  'note-deleted': 'Nota privada excluída',
  'mails-sent': 'E-mails enviados',
  'site-changed': 'Configurações do site mudadas',
  'species-changed': 'Espécies mudadas',
  'limits-changed': 'Regras de segurança e divisão justa mudadas',
  'ready-texts-changed': 'Textos prontos mudados',
  'report-assigned': 'Denúncia atribuída',
  'report-dismissed': 'Denúncia arquivada',
  'post-hidden': 'Publicação ocultada',
  'post-released': 'Publicação permitida de novo',
  'person-warned': 'Pessoa advertida',
  'person-suspended': 'Pessoa suspensa',
  'suspension-lifted': 'Suspensão encerrada',
  'suspension-ended': 'Suspensão terminada automaticamente',
  'application-approved': 'Inscrição aprovada',
  'application-declined': 'Inscrição recusada',
  'application-deleted': 'Inscrição excluída',
  'mailing-started': 'Boletim enviado',
  'mailing-draft-saved': 'Rascunho de boletim salvo',
  'mailing-draft-deleted': 'Rascunho de boletim excluído',
  'mailing-scheduled': 'Boletim agendado',
  'mailing-resumed': 'Envio do boletim continuado',
  'mailing-stopped': 'Boletim interrompido ou cancelado',
  'invitation-approved': 'Convite aprovado',
  'invitation-declined': 'Convite recusado',
  'invitation-answered': 'Resposta a um pedido de convite',
  'claim-approved': 'Reserva aprovada',
  'claim-declined': 'Reserva recusada',
  'no-show-struck': 'Retirada perdida anulada',
  'mark-struck': 'Marca tirada',
  'mark-kept': 'Marca mantida',
  'license-checked': 'Licença revisada',
  'handover-counted': 'Entrega tardia contada',
  'handover-dismissed': 'Entrega tardia encerrada',
  'organization-changed': 'Organização mudada',
  'organization-member-invited': 'Membro convidado',
  'organization-member-set': 'Função do membro definida',
  'organization-member-removed': 'Membro removido',
  'api-key-made': 'Chave de API criada',
  'api-key-ended': 'Chave de API encerrada',
  'partner-key-made': 'Chave de API de um parceiro externo criada',
  'partner-key-ended': 'Chave de API de um parceiro externo encerrada',
  'secret-changed': 'Segredo trocado',
  'report-shared': 'Relatório anual compartilhado',
  'report-link-ended': 'Link de um relatório anual encerrado',
};

export const gone = 'alguém que saiu';
export const nobody = 'alguém';
/** With "de", as the sentence about changed settings wants it. */
export const theSite = (flavour: Flavour | undefined) =>
  flavour ? `do ${siteNames[flavour].toLowerCase()}` : 'do site';
export const noOrganization = 'uma organização';
export const before = 'antes';
export const after = 'depois';
export const changed = 'Mudado. O texto não fica guardado aqui.';

export const title = 'Auditoria';
export const lead =
  'Todas as mudanças feitas por quem administra este site, as mais recentes primeiro. Os registros ficam para sempre e mostram os nomes atuais das pessoas.';
export const kind = 'O que foi feito';
export const everyKind = 'Tudo';
export const from = 'De';
export const until = 'Até';
export const person = 'Por uma pessoa ou sobre ela';
export const openReport = 'Abrir a denúncia';
export const onlyPerson = (name: string) => `Só ${isolated(name)}`;
export const them = 'esta pessoa';
export const showing = (name: string) => `Mudanças por ${isolated(name)} e sobre essa pessoa`;
export const everybody = 'Mostrar todas as pessoas';
export const none = 'Ainda não há registros.';
export const noneFound = 'Nenhum registro encontrado.';
export const notLoaded = 'Não foi possível carregar a auditoria.';
export const moreNotLoaded = 'Não foi possível carregar mais da auditoria.';

/** The columns of the CSV file. */
export const columns = [
  'time',
  'what',
  'who',
  'who (id)',
  'to whom',
  'to whom (id)',
  'organization',
  'organization (id)',
  'subject (id)',
  'before',
  'after',
  'changed, not kept',
  'entry',
];
export const fileName = 'audit.csv';
export const download = 'Baixar em CSV';
