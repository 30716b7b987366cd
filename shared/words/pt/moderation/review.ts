import { isolated } from '../../../text/isolated.ts';

/** Reports as administrators handle them. */
export const view = 'Quais denúncias';
export const views = { open: 'Pendentes', handled: 'Resolvidas' } as const;
export const none = {
  open: 'Não há denúncias para analisar.',
  handled: 'Nenhuma denúncia foi resolvida ainda.',
} as const;
export const notLoaded = 'Não foi possível carregar as denúncias.';
export const moreNotLoaded = 'Não foi possível carregar mais denúncias.';
export const oneNotLoaded = 'Não foi possível carregar a denúncia.';
export const back = 'Todas as denúncias';

const OF = {
  message: 'Mensagem de',
  catch: 'Captura de',
  pledge: 'Promessa de',
  landing: 'Desembarque de',
  rating: 'Avaliação de',
  person: 'Perfil de',
} as const;
/** The reported thing and its owner. */
export const about = (kind: keyof typeof OF, name: string) => `${OF[kind]} ${isolated(name)}`;
export const lookAt = 'Analisar';
export const lookAtNamed = (what: string) => `Analisar: ${what}`;
export const waiting = 'Pendente, denunciado';
export const reportedAt = 'Denunciado';
export const suspendedNow = 'Conta suspensa agora';
export const hiddenNow = 'Oculto agora';

export const assignments = { all: 'Todas', mine: 'Minhas', nobodys: 'Livres' } as const;
export const assignment = 'A cargo de';
export const noneAssigned = {
  mine: 'Nenhuma denúncia está a seu cargo.',
  nobodys: 'Todas as denúncias estão a cargo de alguém.',
} as const;
export const assignedToNobody = 'A cargo de ninguém';
export const assignedToYou = 'A seu cargo';
export const assignedTo = (person: string) => `A cargo de ${isolated(person)}`;
export const take = 'Atribuir a mim';
export const assign = 'Atribuir';
export const assignTitle = 'Atribuir esta denúncia';
export const administrator = 'Pessoa da administração';
export const nobody = 'Ninguém';
export const adminsNotLoaded = 'Não foi possível carregar a lista da administração.';
export const assigned = 'Denúncia atribuída';

export const whatWasReported = 'O que foi denunciado';
export const asItWas = 'Era assim quando foi denunciado.';
export const noEvidence = 'Não há cópia, só a denúncia.';
export const photo = (kind: 'catch' | 'pledge', number: number, total: number) =>
  `Foto ${number} de ${total} da ${kind === 'catch' ? 'captura' : 'promessa'} denunciada`;
export const photosKept = 'Guardadas até que esta denúncia seja resolvida.';
export const photoNotLoaded = 'Não foi possível carregar uma foto.';
export const openPost = 'Abrir a publicação como está agora';
export const postHidden = 'Não pode ser aberta enquanto está oculta.';
export const subject = 'Assunto';
export const written = 'Escrito';
export const posted = 'Publicado';
export const fish = 'Peixe';
export const place = 'Lugar';
export const stars = 'Estrelas';
export const name = 'Nome';
export const noWords = 'Sem texto.';
export const catchInQuestion = 'A captura de que se trata';

export const why = 'Por que foi denunciado';
export const what = 'Problema';
export const by = 'Denunciado por';
export const reporterGone = 'Alguém que saiu';

export const people = 'As duas pessoas';
export const reportedPerson = (person: string) => `${isolated(person)}, a pessoa denunciada`;
export const reporter = (person: string) => `${isolated(person)}, quem denunciou`;
export const pastAbout = 'Outras denúncias sobre esta pessoa';
export const pastBy = 'Outras denúncias feitas por esta pessoa';
const countOf = (count: number, hasMore: boolean) => (hasMore ? `mais de ${count}` : String(count));
export const withCount = (label: string, count: number, hasMore: boolean) =>
  `${label}: ${count === 0 ? 'nenhuma' : countOf(count, hasMore)}`;
export const nothingDone = 'Nada foi feito ainda';
export const openProfile = 'Abrir a conta';

export const soFar = 'O que foi feito';
export const notYet = 'Nada ainda.';
export const done = {
  dismiss: 'Denúncia arquivada',
  hide_post: 'Ocultado',
  show_post: 'Permitido de novo',
  warn: 'Pessoa advertida',
  suspend: 'Pessoa suspensa',
  lift_suspension: 'Suspensão encerrada',
} as const;
export const doneBy = (person: string) => `por ${isolated(person)}`;
export const until = (end: string) => `até ${end}`;

export const whatNow = 'O que fazer';
export const aboutYou = 'Esta denúncia é sobre você. Outra pessoa da administração precisa cuidar dela.';
export const meanwhile = (person: string, what: string) =>
  `${isolated(person)} mudou esta denúncia enquanto você a tinha aberta: ${what}. Agora você vê a versão mais nova.`;

export const actions = {
  dismiss: {
    label: 'Arquivar',
    title: 'Arquivar esta denúncia?',
    text: 'Isto encerra a denúncia. Nada mais muda, e ninguém é avisado.',
    done: 'Denúncia arquivada',
  },
  hide_post: {
    label: 'Ocultar',
    title: 'Ocultar?',
    text: 'Ninguém pode ver, e só a administração pode permitir de novo. A pessoa recebe um e-mail com o motivo que você deu e como contestar.',
    done: 'Ocultado',
  },
  show_post: {
    label: 'Permitir de novo',
    title: 'Permitir de novo?',
    text: 'A pessoa recebe um e-mail. Depois, pode mostrar a publicação de novo. O texto de uma avaliação aparece na hora.',
    done: 'Já pode ser mostrado de novo',
  },
  warn: {
    label: 'Advertir',
    title: 'Advertir esta pessoa?',
    text: 'A pessoa recebe um e-mail com uma advertência, o motivo que você deu e como contestar. Nada mais muda.',
    done: 'Pessoa advertida',
  },
  suspend: {
    label: 'Suspender',
    title: 'Suspender esta pessoa?',
    text: 'A pessoa não pode publicar, editar nem enviar nada, e as publicações dela ficam ocultas. Ela recebe um e-mail que diz por quê, por quanto tempo e como contestar.',
    done: 'Pessoa suspensa',
  },
  lift_suspension: {
    label: 'Encerrar a suspensão',
    title: 'Encerrar a suspensão?',
    text: 'A pessoa pode publicar e escrever de novo, e as publicações dela voltam a aparecer. Ela recebe um e-mail que diz isso.',
    done: 'Suspensão encerrada',
  },
} as const;
export const changeSuspension = 'Mudar a suspensão';
export const reason = 'Motivo';
export const reasonHint = 'Enviamos à pessoa palavra por palavra. Nunca dizemos quem fez a denúncia.';
export const busy = 'Salvando...';
export const changedMeanwhile = 'Outra pessoa mudou isto antes';
