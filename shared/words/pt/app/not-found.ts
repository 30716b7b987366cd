export const pageTitle = 'Página não encontrada';
export const title = 'Opa! Página não encontrada';
export const lead = 'Confira o endereço, ou volte para a página inicial.';
export const home = 'Voltar ao início';
