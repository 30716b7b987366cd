export const toldOf = {
  catch: { title: 'Chợ cá', lead: 'Cá tươi, mua thẳng từ ngư dân địa phương.' },
  pledge: {
    title: 'Cá hứa tặng cộng đồng',
    lead: 'Suất ăn ngư dân địa phương hứa tặng các gia đình khó khăn.',
  },
};
