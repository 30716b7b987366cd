/** Descriptions of each list for social networks and feed readers. */
export const toldOf = {
  catch: { title: 'Mercado', lead: 'Pescado fresco, directo de los pescadores locales.' },
  pledge: {
    title: 'Promesas a la comunidad',
    lead: 'Comidas que los pescadores locales prometen a familias necesitadas.',
  },
};
