import { isolated } from '../../../text/isolated.ts';

export const title = 'Boletim';
export const formTitle = 'Receba nosso boletim';
export const lead =
  'Notícias do cais e da comunidade, por e-mail. Não é preciso ter conta. Se você tem uma, já recebe nossas notícias.';
export const email = 'Seu endereço de e-mail';
export const emailHint = 'Só para o boletim. Você pode cancelar a inscrição com um clique.';
export const subscribe = 'Inscrever-se';
export const subscribing = 'Inscrevendo...';
export const sentTitle = 'Veja seu e-mail';
export const sentText = (email: string) =>
  `Para confirmar, abra dentro de 48 horas o link que enviamos para ${isolated(email)}. Se nada chegar, veja na pasta de spam.`;

/** The page that the link in that email opens. */
export const confirmTitle = 'Confirme sua inscrição no boletim';
export const confirmLead = 'Você recebe nosso boletim assim que confirmar.';
export const confirm = 'Confirmar';
export const confirming = 'Confirmando...';
export const doneTitle = 'Inscrição no boletim confirmada';
export const doneText =
  'Vamos enviar o próximo boletim por e-mail. Cada um traz um link para cancelar a inscrição.';
export const again = 'Inscrever-se de novo';
export const home = 'Voltar ao início';
