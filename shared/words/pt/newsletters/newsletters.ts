import type { Flavour } from '#shared/flavours.ts';
import { isolated } from '../../../text/isolated.ts';
import { number, plural } from '../general/format.ts';
import { siteNames } from '../general/sites.ts';

export const subject = 'Assunto';
export const content = 'Texto';
export const audience = 'Para';
export const audienceMissing = 'Escolha quem o recebe';
export const testAddressMissing = 'Escreva pelo menos um endereço';
export const testAddressesTooMany = (max: number) => `No máximo ${max} endereços de cada vez`;
export const testRefused = (address: string) =>
  `${isolated(address)} cancelou a inscrição, ou os e-mails voltam. Tire-o da lista.`;
export const timeIsPast = 'Esse horário já passou. Escolha um que ainda não passou.';
export const timeTooFar = 'Escolha um horário dentro dos próximos 90 dias.';
export const placeUnknown = 'Não conhecemos este lugar. Escreva uma cidade ou um código postal.';
export const nestedTooDeep = 'O texto tem citações ou listas dentro de muitas outras. Deixe-o mais simples.';

export const write = 'Escrever um boletim';
export const writeToOne = 'Escrever um e-mail';
export const title = 'Boletins';
export const none = 'Nenhum boletim foi enviado ainda.';
export const notLoaded = 'Não foi possível carregar os boletins.';
export const notRead = 'Não foi possível carregar o boletim.';
export const moreNotLoaded = 'Não foi possível carregar mais boletins.';

/** The recipients. */
export const choose = 'Escolher';
/** Before a text of `sites` or `roles`. */
export const groups = {
  sites: 'Todas as pessoas que criaram conta',
  subscribers: 'Assinantes do boletim sem conta',
  roles: 'Todas as pessoas com a função',
  one: 'Uma pessoa',
} as const;
/** In the list to choose from, where each has to be clear by itself. */
export const groupsToChoose = {
  sites: 'Com conta',
  subscribers: 'Só boletim',
  roles: 'Com uma função',
  one: 'Uma pessoa',
} as const;
export const accountsOf = { consumer: 'Contas do mercado', community: 'Contas da comunidade' } as const;
export const subscribersOf = {
  consumer: 'Assinantes do mercado',
  community: 'Assinantes da comunidade',
} as const;
export const sites = { consumer: 'no site do mercado', community: 'no site da comunidade' } as const;
export const roles = {
  fisherman: 'Pescador',
  buyer: 'Comprador de peixe fresco',
  organization_user: 'Membro de organização',
  admin: 'Administração',
  fisherman_manager: 'Responsável por pescadores',
  community_aid_manager: 'Responsável pela ajuda comunitária',
} as const;
export const onePerson = 'Uma pessoa, por nome ou endereço';
export const findPerson = 'Nome ou endereço de e-mail';
export const findPersonHint = 'Começo de um nome, ou um endereço de e-mail inteiro';
export const toPerson = (name: string) => `Para ${isolated(name)}`;
export const anotherPerson = 'Outra pessoa';
export const where = 'Onde';
export const anywhere = 'Em qualquer lugar';
export const withinMiles = (miles: number) => `A até ${number(miles)} milhas de um lugar`;
export const place = 'Cidade ou código postal';
export const placeHint =
  'Usamos os lugares dos perfis das pessoas. Quem tem um lugar que não conhecemos fica de fora.';
export const placeMissing = 'Escreva uma cidade ou um código postal';
export const near = (whom: string, miles: number, town: string) =>
  `${whom}, a até ${number(miles)} milhas de ${isolated(town)}`;

/** Replaces the name of a reader who gave none: “Olá, pessoal”. */
export const someReader = 'pessoal';

/** The form. */
export const back = 'Voltar aos boletins';
export const contentHint =
  '**negrito**, *itálico*, ## Título, - lista, [texto do link](https://example.org). Deixe uma linha vazia entre os parágrafos. {name} vira o nome de quem lê.';
export const kept = 'Ainda não salvo. Fica neste aparelho até você salvar ou enviar.';
export const savedBy = (name: string) => `Salvo por ${isolated(name)}`;
export const saveDraft = 'Salvar rascunho';
export const savingDraft = 'Salvando...';
export const draftSaved = {
  title: 'Rascunho salvo',
  description: 'Todas as pessoas que enviam boletins podem abri-lo.',
};
export const discard = 'Descartar';
export const discardTitle = 'Descartar o que você escreveu?';
export const discardText = 'Isto exclui o assunto e o texto.';
export const discardShared = 'Isto exclui o rascunho para todas as pessoas.';

/** Drafts, which everybody who sends newsletters shares. */
export const drafts = 'Rascunhos';
export const draftsNotLoaded = 'Não foi possível carregar os rascunhos.';
export const moreDraftsNotLoaded = 'Não foi possível carregar mais rascunhos.';
export const draftNotRead = 'Não foi possível carregar o rascunho.';
export const untitled = 'Sem assunto';
export const openDraft = 'Abrir';
export const openDraftOf = (title: string) => `Abrir o rascunho “${title}”`;
export const draftConflict = {
  title: 'Outra pessoa acabou de salvar este rascunho',
  lead: 'Seu texto ainda está no formulário, mas não foi salvo. Este é o da outra pessoa:',
  mine: 'Trocar pelo meu texto',
  theirs: 'Usar o da outra pessoa',
} as const;
export const draftGone = {
  title: 'Alguém excluiu ou enviou este rascunho',
  lead: 'Seu texto ainda está no formulário.',
  mine: 'Salvar como novo rascunho',
  theirs: 'Descartar meu texto',
} as const;
export const preview = 'Prévia';
export const previewViews = { consumer: 'Mercado', community: 'Comunidade', text: 'Só texto' };
export const previewView = 'Prévia como';
export const previewEmpty = 'Escreva um assunto e um texto para ver a prévia aqui.';
export const previewFailed = 'Não foi possível carregar a prévia.';
export const previewTitle = 'Prévia do e-mail';
/** Next to the preview. */
export const nameShown = (name: string) =>
  `Aqui, {name} aparece como seu próprio nome. Se não sabemos o nome de quem lê, aparece “${name}”.`;
export const droppedLead = 'Ficou fora do e-mail:';
export const dropped = {
  scripts: 'scripts',
  styles: 'cores, fontes e outros estilos',
  images: 'imagens',
  media: 'vídeos, sons e páginas incorporadas',
  forms: 'formulários e caixas de seleção',
  links: 'links que não levam a um site ou a um endereço de e-mail',
  other: 'formatação que os programas de e-mail não conhecem',
} as const;
export const sendTest = 'Enviar um teste';
export const sendingTest = 'Enviando...';
export const testTo = 'Endereços de e-mail';
export const testToHint = (max: number) => `Até ${max}, separados por vírgulas`;
export const testSent = (addresses: readonly string[]) => ({
  title: 'Teste enviado',
  description: `Enviamos para ${addresses.map(isolated).join(', ')}.`,
});
export const count = 'Contar e enviar';
export const counting = (soFar: number) => `Contando... ${number(soFar)}`;
const people = (howMany: number) =>
  `${number(howMany)} ${plural(howMany, { one: 'pessoa', many: 'de pessoas', other: 'pessoas' })}`;
export const confirmTitle = (howMany: number) => `Enviar para ${people(howMany)}?`;
export const nobody = 'Ninguém neste grupo recebe notícias por e-mail.';
export const confirmText =
  'Começamos a enviar na hora. Você pode parar o envio, mas não pode recolher os e-mails que já saíram.';
/** Such emails need a postal address by law. */
export const noAddress = (site: Flavour) =>
  `Os boletins precisam mostrar um endereço postal, e este site ainda não tem nenhum: ${siteNames[site]}.`;
export const askForAddress = 'Peça à administração que o escreva em Configurações.';
export const enterAddress = 'Escrever o endereço em Configurações';
export const leftOutBefore = (unwanted: number, suppressed: number) =>
  `Ficam de fora: ${number(unwanted)} por terem cancelado a inscrição e ${number(suppressed)} porque os e-mails voltam.`;
/** The time of sending. */
export const when = 'Quando enviar';
export const whens = { now: 'Agora', later: 'Mais tarde' } as const;
export const sendAt = (zone: string) => `Dia e hora (${zone})`;
export const sendAtHint = 'Até 90 dias à frente';
export const timeMissing = 'Escolha um dia e uma hora';
export const confirmLater =
  'Até lá, você pode mudar o horário ou cancelar. Quem entrar antes disso também o recebe.';
export const schedule = 'Agendar';
export const scheduling = 'Agendando...';
export const scheduled = (time: string) => ({
  title: 'O boletim está agendado',
  description: `Ele sai em ${time}.`,
});
export const goesOut = (time: string) => `Sai em ${time}`;
export const wasToGoOut = (time: string) => `Estava agendado para ${time}`;
export const held = {
  noAddress:
    'O site não tinha endereço postal nesse momento. Escreva um em Configurações e depois escolha outro horário.',
  notAllowed: 'A pessoa que o agendou não administra mais este site. Escolha outro horário para enviá-lo.',
} as const;
export const changeTime = 'Mudar o horário';
export const changeTimeOf = (title: string) => `Mudar o horário de “${title}”`;
export const send = 'Enviar';
export const starting = 'Começando...';
export const started = {
  title: 'O boletim está a caminho',
  description: 'Você pode fechar esta página. Nós continuamos a enviar.',
};

/** An email that was sent, or is being sent. */
export const states = {
  scheduled: 'Agendado',
  held: 'Não enviado',
  canceled: 'Cancelado',
  sending: 'Sendo enviado',
  sent: 'Enviado',
  stopped: 'Interrompido',
  unfinished: 'Não concluído',
} as const;
export const by = (name: string, date: string) => `Por ${isolated(name)}, ${date}`;
export const progress = (sent: number, expected: number) =>
  `${number(sent)} de cerca de ${number(expected)} enviados`;
export const sentTo = (sent: number) => `Enviado para ${people(sent)}`;
export const progressOf = (title: string) => `Andamento do envio de “${title}”`;
export const reasons = {
  unwanted: 'Não enviado, inscrição cancelada',
  suppressed: 'Não enviado, e-mails anteriores voltaram',
  tooMany: 'Não enviado, limite diário atingido',
  refused: 'Não enviado, recusado pelo serviço de e-mail',
  gone: 'Não enviado, conta excluída',
} as const;
export const bounced = 'Voltaram';
export const complained = 'Marcados como spam';
export const leftOut = (reason: string, howMany: number) => `${reason}: ${number(howMany)}`;
export const unfinished = (missing: number) =>
  `Ainda não enviado para cerca de ${people(missing)}. Paramos depois de muitas tentativas.`;
export const tooLongAgo = 'Este boletim é antigo demais para continuar. Escreva um novo.';
export const resume = 'Enviar a quem não o recebeu';
export const resumeOf = (title: string) => `${resume}: “${title}”`;
export const again = 'Usar de novo';
export const againOf = (title: string) => `Usar “${title}” de novo`;
export const cancelMailing = 'Cancelar o boletim';
export const cancelOf = (title: string) => `Cancelar “${title}”`;
export const stop = 'Parar';
export const stopOf = (title: string) => `Parar “${title}”`;
/** The question before each action, and the message after it. */
export const changes = {
  stop: {
    title: 'Parar este boletim?',
    text: 'Paramos de enviar agora. Não é possível continuar depois.',
    confirm: stop,
    busy: 'Parando...',
    done: { title: 'O boletim foi interrompido' },
  },
  cancel: {
    title: 'Cancelar este boletim?',
    text: 'Ninguém o recebe. Você pode usar o texto de novo.',
    confirm: cancelMailing,
    busy: 'Cancelando...',
    done: { title: 'O boletim foi cancelado' },
  },
  resume: {
    title: 'Enviar a quem não o recebeu?',
    text: 'Enviamos a todas as pessoas que não o receberam. Ninguém o recebe duas vezes, e quem cancelou a inscrição não o recebe.',
    confirm: 'Continuar o envio',
    busy: 'Começando...',
    done: started,
  },
} as const;
export const canceledBy = (name: string, date: string) => `Cancelado por ${isolated(name)}, ${date}`;
export const stoppedBy = (name: string, date: string) => `Interrompido por ${isolated(name)}, ${date}`;
export const read = 'Ler';
export const readOf = (title: string) => `Ler “${title}”`;
