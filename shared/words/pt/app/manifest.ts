export const descriptions = {
  consumer: 'Publique sua captura do cais ou compre peixe direto do barco.',
  community: 'Refeições que pescadores locais prometem a famílias que precisam.',
};
