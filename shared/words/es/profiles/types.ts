export const question = '¿Qué le trae por aquí?';
export const labels = {
  fisherman: 'Pescador',
  buyer: 'Comprador de pescado fresco',
  organization_user: 'Miembro de organización',
};
export const hints = {
  fisherman: 'Publique su captura para venderla o prométala como comidas.',
  buyer: 'Compre pescado fresco y escriba a los pescadores.',
  organization_user:
    'Reserve comidas prometidas para un banco de alimentos, una iglesia o un grupo de ayuda.',
};
/** For people who have not signed up yet. */
export const signUpHints = {
  ...hints,
  buyer: 'Vea el mercado, compre pescado fresco y escriba a los pescadores.',
};
