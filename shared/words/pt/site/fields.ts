/** Errors of site settings. */
export const contactName = 'Nome';
export const addressLine = 'Linha do endereço';
export const tooManyLines = (max: number) => `Um endereço tem no máximo ${max} linhas`;
export const socialName = 'Grupo em uma rede social';
export const socialUrlInvalid = 'Endereço do grupo: escreva um endereço da web que comece com https://';
export const bannerText = 'Texto do aviso';
export const bannerLinkLabel = 'Texto do link';
export const bannerUrlInvalid =
  'Endereço do link: escreva um endereço da web que comece com https://, ou uma página deste site, por exemplo /about';
export const fromInvalid = 'A partir de: escreva uma data e uma hora';
export const untilInvalid = 'Até: escreva uma data e uma hora';
export const endsBeforeItBegins = 'O aviso precisa terminar depois de começar';
/** For the second of two people who save at the same time. */
export const changedMeanwhile = 'Outra pessoa mudou estas configurações nesse meio-tempo.';
