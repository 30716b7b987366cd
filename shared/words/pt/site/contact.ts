export const pageTitle = 'Contato';
export const title = 'Fale conosco';
export const lead =
  'Conte para nós uma dúvida, um problema ou algo de que você gosta. Uma pessoa lê todas as mensagens e responde por e-mail.';
export const seeQuestions = 'Ver perguntas comuns';
export const name = 'Seu nome';
export const email = 'E-mail';
export const emailHint = 'Só o usamos para responder a você.';
export const subject = 'Assunto';
export const message = 'Mensagem';
export const send = 'Enviar mensagem';
export const sent = 'Sua mensagem está a caminho. Vamos responder por e-mail.';
export const another = 'Escrever outra mensagem';
