export const question = 'O que traz você aqui?';
export const labels = {
  fisherman: 'Pescador',
  buyer: 'Comprador de peixe fresco',
  organization_user: 'Membro de organização',
};
export const hints = {
  fisherman: 'Publique sua captura para vendê-la, ou prometa-a como refeições.',
  buyer: 'Compre peixe fresco e escreva aos pescadores.',
  organization_user:
    'Reserve refeições prometidas para um banco de alimentos, uma igreja ou um grupo de ajuda.',
};
/** For people who have not signed up yet. */
export const signUpHints = {
  ...hints,
  buyer: 'Veja o mercado, compre peixe fresco e escreva aos pescadores.',
};
