import { PRODUCT_NAME } from '../../../flavours.ts';
import { isolated } from '../../../text/isolated.ts';

export const invitation = `Seu convite para o ${PRODUCT_NAME}`;
export const sampleInvitation = `Amostra: ${invitation}`;
export const invitationTitle = `Você recebeu um convite para o ${PRODUCT_NAME}`;
export const isSample =
  'Isto é uma amostra. Só a administração e as pessoas responsáveis por pescadores a recebem.';
export const invitationText = `Agradecemos seu pedido de convite. Agora você pode criar sua conta no ${PRODUCT_NAME}, publicar suas capturas, vendê-las, ou prometê-las como refeições a famílias que precisam.`;
export const signUp = 'Criar conta';
export const signUpAddress = 'Crie a conta com o endereço de e-mail em que você recebeu esta mensagem.';

export const noticeSubject = (name: string) => `Pedido de convite: ${isolated(name)}`;
export const noticeTitle = 'Alguém pede um convite';
export const name = 'Nome';
export const email = 'E-mail';
export const zipcode = 'Código postal';
export const site = 'Site';
export const decide = 'Ler e decidir';
export const receiptSubject = `Recebemos seu pedido para o ${PRODUCT_NAME}`;
export const receiptTitle = 'Pedido recebido';
export const receiptText =
  'Agradecemos. Recebemos seu pedido de convite e vamos escrever para você sobre ele.';
export const notYours =
  'Se você não pediu, alguém errou ao digitar o endereço. Você pode ignorar este e-mail.';
export const declinedSubject = `Seu pedido para o ${PRODUCT_NAME}`;
export const declinedTitle = 'Não podemos convidar você por enquanto';
export const declinedText = 'Agradecemos seu pedido. Não podemos convidar você por enquanto.';
export const reason = 'Motivo:';
export const answerSubject = `Sobre seu pedido para o ${PRODUCT_NAME}`;
export const answerTitle = 'Sobre seu pedido';
export const answerText = 'Você pediu um convite. Aqui está nossa resposta:';
export const answerTo = (mailbox: string) => `Para responder, escreva para ${mailbox}.`;
