export const descriptions = {
  consumer: 'Publique su captura desde el muelle o compre pescado directo del barco.',
  community: 'Comidas que los pescadores locales prometen a familias necesitadas.',
};
