export const title = 'Para sua retirada';
/** Tells the owner who else sees it. */
export const ownTitle = 'Cuidados e retirada';
export const ownLead = 'Só você e as organizações de ajuda veem isto.';
export const storage = { iced: 'No gelo', chilled: 'Refrigerado', frozen: 'Congelado' };
export const degrees = (fahrenheit: number) => `${fahrenheit} °F`;
export const times = 'Horários';
export const notSaid = 'Pergunte ao pescador';
export const nextDays = ['Hoje', 'Amanhã'] as const;
