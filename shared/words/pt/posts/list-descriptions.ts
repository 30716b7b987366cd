/** Descriptions of each list for social networks and feed readers. */
export const toldOf = {
  catch: { title: 'Mercado', lead: 'Peixe fresco, direto dos pescadores da região.' },
  pledge: {
    title: 'Promessas da comunidade',
    lead: 'Refeições que pescadores da região prometem a famílias que precisam.',
  },
};
