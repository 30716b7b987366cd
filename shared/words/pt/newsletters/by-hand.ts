/** Emails that are written by hand in the admin dashboard. */
export const name = 'Nome';
export const subject = 'Assunto';
export const content = 'Conteúdo';
export const species = 'Espécie';
export const addressMissing = 'Escreva pelo menos um endereço';
export const addressesTooMany = (max: number) => `No máximo ${max} endereços de cada vez`;
export const chooseType = 'Escolha um tipo de e-mail';
export const reasonsNotSent = {
  suppressed: 'Os e-mails para este endereço voltaram ou foram marcados como spam.',
  unwanted: 'Esta pessoa cancelou a inscrição nestes e-mails.',
};

/** Defaults if the author of the email enters neither. */
export const someFisherman = 'Um pescador da região';
export const someFish = 'peixe';
