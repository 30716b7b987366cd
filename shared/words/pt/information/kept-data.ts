/** The privacy page's table of stored data and how long it is kept: a row for each of `KEPT_DATA`. */
import type { KeptName } from '../../../kept-data.ts';
import { plural } from '../general/format.ts';

/** "30 dias"; `until` may follow it. */
export const days = (count: number) =>
  plural(count, { one: 'Um dia', many: `${count} de dias`, other: `${count} dias` });

interface KeptWords {
  what: string;
  /** When the data is deleted if that is not a fixed time, or a note next to that time. */
  until: string;
}

export const kept: Record<KeptName, KeptWords> = {
  signIn: {
    what: 'Como você entra: seu endereço de e-mail, seu nome, uma forma embaralhada da sua senha, que ninguém consegue ler, a chave do seu aplicativo autenticador, e códigos de recuperação embaralhados. Também quando você entrou, e de que endereço de rede, aparelho e cidade, para que se note se outra pessoa entrar',
    until: 'Até você excluir sua conta; quando e onde você entrou, por dois anos no máximo',
  },
  account: {
    what: 'Sua conta: nome, endereço de e-mail, uma forma embaralhada dos endereços anteriores, foto, quando você chegou, e o último dia em que esteve aqui: só o dia',
    until: 'Até você excluir sua conta',
  },
  notes: {
    what: 'Notas que quem administra este site pode escrever sobre sua conta, por exemplo, que você pediu ajuda. Só a administração pode lê-las',
    until: 'Até a administração excluí-las, ou você excluir sua conta',
  },
  profiles: {
    what: 'Seus perfis: nome, telefone, lugar, código postal, o que você escreveu sobre si, suas funções, créditos, quanto você publicou, e se as organizações podem citar seu nome em relatórios anuais',
    until: 'Até você excluir sua conta',
  },
  posts: {
    what: 'Suas capturas e promessas com as fotos, e os endereços curtos delas e do seu perfil',
    until:
      'Até você excluí-las, ou excluir sua conta. As refeições que você prometeu ficam nos totais, sem seu nome',
  },
  landings: {
    what: 'Os desembarques que você anunciou e os que se repetem: porto, horário, peixe, forma de pagamento e a sua nota; e os portos que usou',
    until:
      'Até você excluir os desembarques ou a sua conta. O nome de um porto que outros também usam fica como sugestão, sem dizer quem o usou',
  },
  lateCancels: {
    what: 'Que você cancelou um desembarque pouco antes do horário',
    until: 'no máximo, ou até você excluir a sua conta',
  },
  uploads: { what: 'Fotos que você enviou e não publicou', until: '' },
  likes: {
    what: 'As promessas que você curte, os pescadores e publicações que salvou, as buscas que salvou com seus lugares, e como quer receber avisos',
    until: 'Até você desfazer isso, ou excluir sua conta',
  },
  calendar: {
    what: 'Quando você criou o endereço secreto do seu calendário, e uma forma embaralhada dele',
    until: 'Até você encerrar o endereço, ou excluir sua conta',
  },
  alerts: {
    what: 'De quais publicações você recebeu avisos, e se os viu',
    until: 'no máximo, ou até você excluir sua conta',
  },
  sharedVisits: {
    what: 'Quantas vezes suas publicações e seu perfil foram abertos por links compartilhados, dia a dia: sem nada sobre quem os abriu',
    until: 'no máximo, ou até você excluir sua conta',
  },
  messages: {
    what: 'As mensagens que você escreveu e recebeu, e quem você bloqueou',
    until:
      'Até você excluí-las, ou excluir sua conta. As pessoas a quem você escreveu mantêm a cópia delas, sem seu nome depois que você sair; um bloqueio dura até você acabar com ele',
  },
  organizations: {
    what: 'As organizações de ajuda com a pessoa de contato delas, quem assina os recibos delas, quem age em nome delas e o link público de um relatório anual',
    until:
      'Enquanto a organização participar; a pessoa de contato, até que ninguém mais aja em nome dela; que você age em nome dela, até você sair dela ou excluir sua conta',
  },
  apiKeys: {
    what: 'As chaves de API das organizações e dos parceiros externos, e quem as criou',
    until: 'após o último uso, ou até que alguém as encerre',
  },
  joinRequests: {
    what: 'Que você pediu para agir em nome de uma organização',
    until: 'depois da resposta, ou até você excluir sua conta',
  },
  invitations: {
    what: 'Para qual organização um endereço recebeu convite',
    until: 'no máximo, ou até alguém com esse endereço ter uma conta',
  },
  claims: {
    what: 'As reservas de refeições prometidas: a organização, o nome de quem as retira, quando, e como acabaram',
    until:
      'Para sempre, para que cada refeição possa ser contada. Sua ligação com elas, até você excluir sua conta',
  },
  reservations: {
    what: 'Reservas de peixe: quem reservou e o nome de quem retira, a quantidade, o preço e o horário, e como acabaram',
    until:
      'Para sempre, para que cada lado tenha suas contas. Sua ligação com elas e seus nomes, até você excluir sua conta',
  },
  marks: {
    what: 'Marcas por retiradas perdidas, e o que você escreve à moderação sobre uma',
    until: 'depois da retirada perdida',
  },
  waiting: {
    what: 'Se você está numa lista de espera, e por quanto peixe',
    until: 'no máximo, ou até você receber',
  },
  ledger: {
    what: 'O registro das refeições: o que foi prometido, reservado, retirado e servido, de que promessa e por qual organização',
    until: 'Para sempre. Sua ligação com ele, até você excluir sua conta',
  },
  licenses: {
    what: 'Suas licenças de pesca, se você as guarda aqui: tipo, número, estado e dia de vencimento, e quando uma pessoa responsável as conferiu. Só você e as pessoas responsáveis por pescadores podem lê-las',
    until: 'Até você as tirar ou excluir sua conta',
  },
  landingReports: {
    what: 'O que eram as suas capturas excluídas: espécie, forma, lugar e unidade, para os seus desembarques semanais, e se quer recebê-los por e-mail',
    until: 'Até você excluir a sua conta',
  },
  receipts: {
    what: 'Recibos de doação: seu nome, o que você deu, quando e em que cidade, a qual organização, e quem confirmou por ela',
    until:
      'Sete anos depois do ano da doação, também se você excluir a conta antes, porque o fisco pode pedi-los a você e à organização. Rascunhos que ninguém confirmou somem com a sua conta',
  },
  applications: {
    what: 'As inscrições de organizações: pessoa de contato, endereço de e-mail, telefone, e o que foi escrito',
    until:
      'depois da decisão, até você excluir a conta que usa o endereço da inscrição, ou até você nos pedir para excluí-la. Uma cópia vai por e-mail a quem administra este site, e fica na caixa de correio dessas pessoas até elas a excluírem',
  },
  contact: {
    what: 'O que você nos escreveu pela página de contato',
    until:
      'neste site. Uma cópia vai por e-mail a quem o administra, e fica na caixa de correio dessas pessoas até elas a excluírem',
  },
  invitationRequests: {
    what: 'Seu pedido de convite: nome, endereço de e-mail, código postal, por quê, e o que respondemos',
    until:
      'depois da última coisa feita sobre ele, ou até você excluir a conta que usa o endereço do pedido. Uma cópia do pedido vai por e-mail a quem administra este site, e fica na caixa de correio dessas pessoas até elas a excluírem',
  },
  mailings: {
    what: 'Os boletins que enviamos, e os rascunhos deles: o texto, o grupo a que vão, quantas pessoas os receberam, e quantos e-mails voltaram ou foram marcados como spam. Para uma só pessoa, o número da conta',
    until: '',
  },
  subscribers: {
    what: 'Se você se inscreve no nosso boletim sem uma conta: seu endereço de e-mail, para qual dos nossos sites, e o dia em que você confirmou o endereço',
    until:
      'Até você cancelar a inscrição, os e-mails para você voltarem, você criar conta naquele site, ou você excluir uma conta com aquele endereço',
  },
  pendingSubscriptions: {
    what: 'Um endereço de e-mail que alguém escreveu para nosso boletim e ninguém confirmou ainda',
    until: 'no máximo',
  },
  mailChoices: {
    what: 'Endereços que cancelaram a inscrição ou dos quais os e-mails voltam. Nós embaralhamos o endereço, de modo que podemos reconhecê-lo, mas não lê-lo. O serviço que envia nossos e-mails guarda uma lista legível dos endereços dos quais e-mails voltaram ou que marcaram um e-mail como spam',
    until: 'Enquanto este site enviar e-mails, para que sua escolha dure mais do que sua conta',
  },
  sentMails: {
    what: 'Que um e-mail ou uma notificação foi enviada, e quantos e-mails ultimamente, sem texto nem endereço',
    until: '',
  },
  pushDevices: {
    what: 'Os aparelhos em que você recebe notificações: o endereço que seu navegador nos deu para elas, as chaves que as mantêm privadas, o nome do navegador e do sistema, seu idioma e quando você usou o aparelho pela última vez',
    until:
      'depois de usar o aparelho aqui pela última vez, ou até você desativar as notificações, sair em todos os aparelhos ou excluir sua conta',
  },
  ratings: {
    what: 'Avaliações: as estrelas, o que foi dito e respondido, com um primeiro nome ou o nome de uma organização',
    until:
      'Até o pescador avaliado excluir a conta dele, ou você excluir a avaliação nos primeiros 7 dias dela. O texto é apagado com sua conta, as estrelas ficam sem seu nome',
  },
  reports: {
    what: 'Denúncias, com o que foi denunciado',
    until:
      'depois de resolvidas; seu nome é apagado com sua conta. As cópias das fotos de uma publicação denunciada são apagadas antes: assim que a denúncia é resolvida, ou assim que a conta que as publicou é excluída',
  },
  suspensions: {
    what: 'Que alguém está com a conta suspensa, por quê e até quando, também pelo endereço de e-mail embaralhado',
    until: 'Até a suspensão terminar, mesmo se a conta for excluída',
  },
  audit: {
    what: 'O que quem administra este site fez com uma conta, como dar uma função, e o que essas pessoas mudaram na configuração do site: pelo número da conta, sem nome',
    until: 'Para sempre',
  },
  exports: {
    what: 'O arquivo com seus dados, se você pediu um',
    until: 'depois do seu pedido, ou até você excluir sua conta',
  },
  endings: { what: 'Que você saiu em todos os aparelhos, ou excluiu sua conta', until: '' },
  limits: {
    what: 'Quantas vezes alguém fez algo ultimamente, pela conta ou pelo endereço de rede embaralhado, e as respostas que uma repetição deve receber de novo',
    until: 'no máximo',
  },
  backups: {
    what: 'Cópias de tudo isto, para recuperar o site depois de um acidente',
    until: 'no máximo',
  },
  device: {
    what: 'No seu próprio aparelho: sua sessão, publicações aguardando conexão, rascunhos, como você publicou pela última vez, e o que leu por último',
    until:
      'Sua sessão e o que você leu por último, até você sair; publicações e rascunhos, até serem enviados; como você publicou pela última vez, até você limpar o navegador ou excluir sua conta nele',
  },
};
