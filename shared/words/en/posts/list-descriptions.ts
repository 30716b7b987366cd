/** Descriptions of each list for social networks and feed readers. */
export const toldOf = {
  catch: { title: 'Marketplace', lead: 'Fresh fish, straight from local fishermen.' },
  pledge: { title: 'Community Pledges', lead: 'Meals that local fishermen pledge to families in need.' },
};
