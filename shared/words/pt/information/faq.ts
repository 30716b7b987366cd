/** Figures of the site's settings, such as the hours for which fish is fresh, are current. */
import type { Audience, QuestionId } from '../../../faq.ts';
import type { IsOn } from '../../../features.ts';
import { firstMinutes } from '../claims/claims.ts';
import { plural } from '../general/format.ts';

export const title = 'Perguntas e respostas';
export const lead = (isOn: IsOn) =>
  isOn('pledges')
    ? 'Respostas a perguntas comuns de pescadores, bancos de alimentos e compradores sobre vender, prometer e comprar peixe.'
    : 'Respostas a perguntas comuns de pescadores e compradores sobre vender e comprar peixe.';
export const audiences: Readonly<Record<Audience, string>> = {
  fishermen: 'Para pescadores',
  partners: 'Para bancos de alimentos e grupos de ajuda',
  buyers: 'Para compradores',
  everyone: 'Para todo mundo',
};
export const jumpTo = 'Ir para';
export const allQuestions = 'Todas as perguntas';
export const ownPage = 'Só esta resposta';
/** Hidden text after the link's label. */
export const answering = (question: string) => ` (${question})`;
export const moreOf = (audience: string) => `Mais ${audience.replace(/^P/, 'p')}`;
export const notAsked = 'Esta pergunta não está aqui.';
export const notAnsweredTitle = 'Não achou a resposta?';
export const notAnswered = 'Uma pessoa lê cada mensagem e responde por e-mail.';
export const writeToUs = 'Escreva para nós';
export const home = 'Início';

/** The site's settings that answers mention. */
interface Settings {
  isOn: IsOn;
  freshHours: number;
  fairness: Readonly<
    Record<'maxOpenClaims' | 'newPledgeMinutes' | 'newPledgePercent' | 'noShows' | 'noShowDays', number>
  >;
}

interface Answered {
  question: string;
  /** One text for each paragraph. */
  answer: readonly string[] | ((settings: Settings) => readonly string[]);
  /** The text of the link, where a reply has one. */
  leadsTo?: string;
}

export const answers: Readonly<Record<QuestionId, Answered>> = {
  'how-do-i-sell': {
    question: 'Como vendo minha captura?',
    answer: ({ isOn }) => [
      `${isOn('signUp') ? 'Crie uma conta de pescador' : 'Entre com sua conta de pescador'}, abra Publicar captura e escolha Vender no mercado. Você diz o que é, quando foi pescado, quanto há, e adiciona até 3 fotos.`,
      'Você decide o preço, deixa que as pessoas paguem quanto puderem, ou dá de graça.',
      'Os compradores enviam mensagens a você neste site. Se você escolher mostrar um número de telefone ou um endereço de e-mail, todo mundo pode vê-lo na página dessa captura.',
      'O resto você combina com cada comprador. Ele paga diretamente a você. Quando estiver vendida, toque em Marcar como vendida, em Minhas publicações.',
    ],
    leadsTo: 'Publicar captura',
  },
  'what-does-it-cost': {
    question: 'Quanto o Creel custa a um pescador?',
    answer: ({ isOn }) => [
      isOn('sales')
        ? 'Nada. O Creel não cobra comissão e não faz parte da venda. O comprador paga a você.'
        : 'Nada. O Creel não cobra taxa.',
      ...(isOn('goPro')
        ? [
            'Um crédito faz de uma captura uma publicação Pro, que tem um selo no cartão e um link para seu perfil. Novos pescadores começam com 5 créditos. Os pagamentos não estão ativados neste site, por isso não se vendem créditos.',
          ]
        : []),
    ],
    leadsTo: 'Sobre as publicações Pro',
  },
  'how-does-pay-what-you-can-work': {
    question: 'Como funciona o pague quanto puder?',
    answer: [
      'Você o escolhe em vez de um preço. O cartão mostra Quanto puder, e a página da captura mostra Pague quanto achar justo.',
      'Cada comprador decide quanto dar e paga a você na retirada. O site não pergunta quanto foi.',
    ],
  },
  'how-do-i-pledge-meals': {
    question: 'Como prometo refeições?',
    answer: ({ isOn }) => [
      'Abra Publicar captura e escolha Prometer à comunidade. Você diz quantas refeições o peixe dá, de 1 a 1000, como está conservado, e onde e quando pode ser retirado.',
      'Uma refeição equivale a 6.5–8 oz de filé fresco: um peixe de 2 lb dá cerca de 4 a 6. Você ganha um ponto de promessa por refeição.',
      isOn('claims')
        ? 'Organizações aprovadas reservam quantas puderem servir, e vêm num horário que você indicou. Em Minhas publicações você vê quem vem e quando. Você também recebe um e-mail.'
        : 'Bancos de alimentos e grupos de ajuda enviam uma mensagem a você, e vocês combinam a hora e o lugar.',
    ],
    leadsTo: 'O que é uma promessa',
  },
  'who-sees-where-i-fish': {
    question: 'Quem vê onde eu pesco?',
    answer: ({ isOn }) => [
      'Ninguém. Uma publicação mostra o centro da cidade ou do código postal que você escreveu, nunca com mais precisão do que cerca de meia milha. Removemos a localização de cada foto.',
      'Se não conhecemos o lugar que você escreveu, ninguém encontra sua publicação por perto. Todo mundo vê suas palavras sem números de casas, números de telefone nem endereços de e-mail. Escreva uma cidade, não uma rua.',
      ...(isOn('pledges')
        ? ['O lugar de retirada de uma promessa só é mostrado a organizações aprovadas.']
        : []),
    ],
    leadsTo: 'Mais sobre privacidade',
  },
  'how-long-is-my-post-shown': {
    question: 'Por quanto tempo minha publicação é mostrada?',
    answer: ({ freshHours }) => [
      `Peixe fresco é oferecido até ${freshHours} horas depois de pescado; peixe congelado, até você marcá-lo como vendido, ocultá-lo ou excluí-lo.`,
      'Você pode editar uma publicação por 7 dias; de peixe fresco, só enquanto está fresco. Ocultar e excluir é sempre possível.',
    ],
  },
  'what-may-i-post': {
    question: 'O que posso publicar?',
    answer: ({ freshHours, isOn }) => [
      'Peixe que você pescou ou que pode vender legalmente. Você precisa cumprir as regras da sua licença e das suas águas. O site não as verifica por você.',
      `Peixe fresco foi pescado no máximo ${freshHours} horas antes de você publicá-lo.${isOn('pledges') ? ' Atum, cavala e olho-de-boi (lírio) estragam de um modo que não se vê: só podem ser prometidos no gelo ou congelados.' : ''}`,
    ],
    leadsTo: 'Termos de uso',
  },
  'can-i-post-without-a-signal': {
    question: 'Posso publicar sem sinal?',
    answer: ({ isOn }) => [
      'Sim, num celular em que você já entrou na sua conta. Preencha o formulário como de costume. Guardamos a publicação e as fotos nele e as enviamos quando houver sinal. Em Minhas publicações, você vê o que ainda não foi enviado.',
      ...(isOn('claims') ? ['Entregar refeições reservadas funciona do mesmo jeito.'] : []),
    ],
  },
  'how-do-we-take-part': {
    question: 'Como nossa organização participa?',
    answer: ({ isOn }) => [
      'Preencha a inscrição: quem vocês servem, quantas pessoas, e o que conseguem manter frio. Uma pessoa responsável lê cada uma e responde.',
      'Quando ela é aprovada, a pessoa de contato recebe um convite por e-mail e pode aceitar outras pessoas. Se você serve pessoas por conta própria, também pode se inscrever.',
      ...(isOn('signUp')
        ? [
            'Sua organização já está aqui? Crie uma conta de membro de organização e peça à coordenação dela para deixar você entrar.',
          ]
        : []),
    ],
    leadsTo: 'Seja uma organização parceira',
  },
  'who-approves-organizations': {
    question: 'Quem verifica as organizações?',
    answer: ({ isOn }) => [
      'Quem administra este site: uma pessoa responsável pela ajuda comunitária ou alguém da administração lê cada inscrição, e pode pausar uma organização mais tarde.',
      ...(isOn('claims')
        ? [
            'Cada organização aprovada tem uma página pública com o número de refeições que reservou e serviu.',
          ]
        : []),
    ],
    leadsTo: 'Como funciona uma parceria',
  },
  'what-do-the-meals-cost-us': {
    question: 'Quanto as refeições custam para nós?',
    answer: ({ isOn }) => [
      `Nada. Os pescadores as prometem de graça, e o site não cobra taxa. Em troca, vocês as servem de graça${isOn('claims') ? ' e registram quantas foram servidas' : ''}.`,
    ],
  },
  'how-do-we-claim-meals': {
    question: 'Como reservamos refeições?',
    answer: [
      'Assim que sua organização é aprovada, Encontrar refeições lista o que foi prometido dentro da distância que vocês percorrem, com a forma como foi conservado e quando pode ser retirado.',
      'Levem quantas refeições puderem servir, de 1 a todas as que restam, escolham um horário de retirada, e digam o nome de quem vem. A partir desse momento, as refeições são de vocês: ninguém mais pode reservá-las.',
      'Os planos mudam: cancelem a tempo, e outros podem usar as refeições.',
    ],
    leadsTo: 'Encontrar refeições',
  },
  'who-gets-how-many-meals': {
    question: 'Como se dividem as refeições com justiça?',
    answer: ({ fairness }) => [
      `Por regras que são as mesmas para todos: uma organização tem no máximo ${fairness.maxOpenClaims} ${plural(fairness.maxOpenClaims, { one: 'reserva', many: 'de reservas', other: 'reservas' })} em aberto ao mesmo tempo, e não reserva num dia mais refeições do que disse que pode servir numa semana.`,
      ...(fairness.newPledgeMinutes > 0 && fairness.newPledgePercent < 100
        ? [
            `${firstMinutes(fairness.newPledgeMinutes)} de uma promessa, cada organização leva no máximo ${fairness.newPledgePercent}% dela, para que quem olha um pouco mais tarde também ache alguma coisa.`,
          ]
        : []),
    ],
  },
  'how-does-the-handover-work': {
    question: 'Como funciona a entrega?',
    answer: [
      'Quem retira mostra seis dígitos, ou um código QR deles, num celular. O pescador os escreve ou lê com a câmera, e as refeições contam como retiradas. Nenhum dos dois precisa de sinal no cais.',
      'Depois, vocês registram quantas refeições foram servidas, e podem avaliar o pescador.',
    ],
  },
  'what-if-nobody-comes': {
    question: 'E se ninguém vier buscar as refeições?',
    answer: ({ fairness }) => [
      'Uma reserva que não foi retirada expira 30 minutos depois do horário da retirada, e as refeições dela são oferecidas de novo. O pescador também pode dizer que ninguém veio.',
      `Depois de ${fairness.noShows} ${plural(fairness.noShows, { one: 'retirada perdida assim', many: 'de retiradas perdidas assim, com pescadores diferentes,', other: 'retiradas perdidas assim, com pescadores diferentes,' })} em ${fairness.noShowDays} ${plural(fairness.noShowDays, { one: 'dia', many: 'de dias', other: 'dias' })}, novas reservas dessa organização precisam da aprovação de uma pessoa responsável.`,
    ],
  },
  'how-was-the-fish-kept': {
    question: 'Como sabemos como o peixe foi conservado?',
    answer: ({ freshHours, isOn }) => [
      `Em cada promessa, o pescador diz se o peixe está no gelo, refrigerado ou congelado, desde quando, e a temperatura, se foi medida.${isOn('claims') ? ' Vocês leem isso antes de reservar.' : ''}`,
      `Peixe que não está congelado é oferecido até ${freshHours} horas depois de pescado. Isto segue orientações públicas e não substitui as regras do seu departamento de saúde: olhem o peixe antes de levá-lo.`,
    ],
  },
  'how-do-i-buy': {
    question: 'Como compro peixe?',
    answer: [
      'Veja o mercado, perto de você ou por espécie; para isso não é preciso ter conta. A página de cada captura diz como falar com o pescador: com uma mensagem aqui, para a qual é preciso entrar, ou por telefone ou e-mail, se o pescador os mostrar.',
      'Você combina a hora e o lugar e paga diretamente ao pescador, em dinheiro ou como os dois preferirem. O site não recebe pagamentos.',
    ],
    leadsTo: 'Ver o mercado',
  },
  'how-fresh-is-the-fish': {
    question: 'Há quanto tempo o peixe foi pescado?',
    answer: ({ freshHours }) => [
      `Cada captura diz quando foi pescada. O peixe fresco sai do mercado ${freshHours} horas depois disso; o que está congelado diz isso.`,
    ],
  },
  'what-if-something-is-wrong': {
    question: 'E se algo estiver errado?',
    answer: [
      'Publicações, avaliações, mensagens e pessoas podem ser denunciadas onde você as vê. Quem administra este site analisa cada denúncia: pode ocultar uma publicação, advertir alguém ou suspender uma conta.',
      'Você pode bloquear alguém: não recebe mais as mensagens dessa pessoa. Para todo o resto, escreva para nós.',
    ],
    leadsTo: 'Escreva para nós',
  },
  'how-do-i-get-the-newsletter': {
    question: 'Como recebo o boletim?',
    answer: [
      'Escreva seu endereço de e-mail na página do boletim, abra o e-mail que enviamos e confirme. Você não precisa de conta. Se tem uma, recebe nossas novidades com ela, a não ser que as tenha desligado na página do seu perfil.',
      'Cada boletim tem um link para cancelar a inscrição. Então excluímos seu endereço.',
    ],
    leadsTo: 'Receber nosso boletim',
  },
  'what-do-you-keep-about-me': {
    question: 'O que vocês guardam sobre mim?',
    answer: [
      'O que você escreve e publica, e o que é preciso para o site funcionar. A página de privacidade lista tudo, com o tempo que cada coisa é guardada. Não há rastreadores, nem publicidade, nem scripts de outros.',
      'Na página do seu perfil, você pode baixar o que escreveu e configurou aqui, e o que se conta sobre você.',
    ],
    leadsTo: 'Tudo o que se guarda',
  },
  'how-do-i-leave': {
    question: 'Como saio do site?',
    answer: ({ isOn }) => [
      `Na página do seu perfil, em Seus dados: Excluir minha conta. Isto exclui seus perfis, publicações e fotos na mesma hora. Você não pode desfazer isso.${isOn('pledges') ? ' As refeições que você prometeu ficam nos totais, sem seu nome.' : ''}`,
    ],
    leadsTo: 'Ir para seu perfil',
  },
};
