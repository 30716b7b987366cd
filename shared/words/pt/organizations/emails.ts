import { PRODUCT_NAME } from '../../../flavours.ts';
import { isolated } from '../../../text/isolated.ts';
import { roleNames } from './fields.ts';

export const applicationSubject = (organization: string) =>
  `Inscrição de ajuda comunitária: ${isolated(organization)}`;
export const applicationTitle = 'Uma nova inscrição de ajuda comunitária';
export const organization = 'Organização';
export const type = 'Tipo';
export const contact = 'Contato';
export const email = 'E-mail';
export const application = 'Inscrição';
export const notGiven = 'não informado';
export const noQuestions = 'nenhuma';
export const receiptSubject = `Recebemos sua inscrição no ${PRODUCT_NAME}`;
export const receiptTitle = 'Inscrição recebida';
export const receiptText = 'Agradecemos. Recebemos sua inscrição e vamos escrever para você sobre ela.';
export const notYours =
  'Se você não fez inscrição, alguém errou ao digitar o endereço. Você pode ignorar este e-mail.';

export const approvedSubject = `Sua organização entrou no ${PRODUCT_NAME}`;
export const approvedTitle = 'Inscrição aprovada';
export const approved = (organization: string) =>
  `${isolated(organization)} agora pode reservar refeições que pescadores prometem perto de vocês. Você coordena a organização: pode convidar pessoas para retirar refeições e mudar as configurações da sua organização.`;
export const approvedSignUp =
  'Crie uma conta com o endereço de e-mail em que recebeu esta mensagem. Se já tem uma conta com ele, entre.';
export const signUpOrLogIn = 'Criar conta ou entrar';

export const declinedSubject = `Sua inscrição no ${PRODUCT_NAME}`;
export const declinedTitle = 'Inscrição recusada';
export const declined = (organization: string) =>
  `Lemos a inscrição de ${isolated(organization)}. Por enquanto, não podemos aceitá-la.`;
export const reason = 'O motivo:';
export const answerTo = (mailbox: string) => `Se tiver perguntas, escreva para ${mailbox}.`;

export const invitedSubject = (organization: string) => `${isolated(organization)} no ${PRODUCT_NAME}`;
export const invitedTitle = (organization: string) => `Um convite de ${isolated(organization)}`;
export const invited = (organization: string, role: keyof typeof roleNames) =>
  `A coordenação de ${isolated(organization)} convida você a agir em nome da organização, na função de ${roleNames[role].toLowerCase()}. A organização reserva refeições que pescadores prometem e as leva a famílias que precisam.`;
export const acceptInProfile = 'Se você já tem conta, entre e abra seu perfil para aceitar ou recusar.';
export const whenWrong = 'Se você não conhece esta organização, pode ignorar este e-mail.';

export const askedSubject = (organization: string) =>
  `Alguém pede para agir em nome de ${isolated(organization)}`;
export const asked = (organization: string) =>
  `Você está na coordenação de ${isolated(organization)}. Abra a página da organização para ver quem está pedindo, e aceite ou recuse.`;
export const joinedSubject = (organization: string) => `Agora você age em nome de ${isolated(organization)}`;
export const joined = (organization: string) =>
  `A coordenação de ${isolated(organization)} aceitou seu pedido. Agora você pode encontrar e reservar refeições para essa organização.`;
export const notJoinedSubject = (organization: string) => `Seu pedido a ${isolated(organization)}`;
export const notJoinedTitle = 'Pedido recusado';
export const notJoined = (organization: string) =>
  `A coordenação de ${isolated(organization)} recusou seu pedido de agir em nome da organização. Se você acha que é um erro, pergunte à coordenação.`;
export const openOrganization = 'Abrir a organização';
