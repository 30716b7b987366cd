/** The page that the unsubscribe link of an email opens. */
export const title = 'Cancelar a inscrição';
export const lead = 'Pare de receber e-mails como o que você acabou de abrir.';
export const doneTitle = 'Você cancelou estes e-mails';
export const done = (kind: string) => `Você não vai mais receber estes e-mails: ${kind}.`;
export const button = 'Cancelar a inscrição';
export const busy = 'Cancelando a inscrição...';
export const home = 'Voltar ao início';
