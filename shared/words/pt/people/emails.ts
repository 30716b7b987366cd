/** Emails about a person's account. Those of the user pool are in accounts/emails.ts. */
import { PRODUCT_NAME } from '../../../flavours.ts';

export const welcomeTitle = `Boas-vindas ao ${PRODUCT_NAME}`;
export const accountReady = 'Seu endereço está confirmado e sua conta está pronta.';
export const welcome = {
  consumer: {
    text: 'Veja o que os pescadores da região desembarcaram hoje, escreva a eles e salve seus favoritos. Se você também pesca, publique sua captura ou prometa-a como refeições.',
    button: 'Ver o mercado',
  },
  community: {
    text: 'Veja o que os pescadores da região prometeram a famílias que precisam, e seja uma organização parceira que reserva e serve essas refeições.',
    button: 'Ver doações disponíveis',
  },
};
export const welcomeFisherman = {
  text: 'Publique sua primeira captura. Venda-a, e os compradores escrevem para você, ou prometa-a como refeições para famílias que precisam.',
  button: 'Publicar captura',
};

export const accountChanges = {
  address_changed: {
    title: `Sua conta no ${PRODUCT_NAME} tem um novo endereço de e-mail`,
    text: 'O endereço de e-mail da sua conta acabou de mudar. De agora em diante, você entra com o novo endereço e recebe os e-mails nele.',
    notYou: 'Se não foi você, escreva para nós na hora. Outra pessoa pode saber sua senha.',
  },
  recovery_code_used: {
    title: 'A verificação em duas etapas está desativada',
    text: 'Um código de recuperação acabou de ser usado com sua senha. Agora você entra só com a senha. Por segurança, configure de novo a verificação em duas etapas na página do seu perfil.',
    notYou:
      'Se não foi você, escolha uma nova senha na hora e depois escreva para nós. Outra pessoa sabe sua senha e tem seus códigos de recuperação.',
  },
  account_deleted: {
    title: `Sua conta no ${PRODUCT_NAME} foi excluída`,
    text: 'Sua conta e o que você guardava nela foram excluídos. Este é o último e-mail que você recebe de nós.',
    notYou:
      'Se não foi você, escreva para nós na hora. Não podemos recuperar a conta, mas podemos descobrir o que aconteceu.',
  },
};
export const writeToUs = 'Escreva para nós';

export const exportReady = {
  subject: `Seus dados do ${PRODUCT_NAME} estão prontos`,
  title: 'Seus dados estão prontos',
  body: [
    'Você pediu um arquivo com seus dados. Pode baixá-lo na página do seu perfil durante sete dias.',
    'Se não foi você que pediu, mude sua senha.',
  ],
  button: 'Ir para seu perfil',
};

/** After an accident with the site's data. */
export const loss = {
  title: 'Um acidente apagou parte do que você fez',
  text: (from: string, until: string) =>
    `Algo deu errado do nosso lado, e tivemos de voltar a como o ${PRODUCT_NAME} estava em ${from}. Tudo o que foi feito depois, até ${until}, se perdeu.`,
  yours: 'Isto é o que era seu:',
  names: { posts: 'Publicações', holds: 'Reservas', handovers: 'Entregas', messages: 'Mensagens' },
  again: 'Se ainda precisar, faça de novo, por favor. Pedimos desculpas.',
  ignore: 'Se um e-mail desse período disse que uma publicação ou sua conta foi excluída, ignore-o.',
  button: `Abrir o ${PRODUCT_NAME}`,
};
