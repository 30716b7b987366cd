export const title = 'Para su recogida';
/** Tells the owner who else sees it. */
export const ownTitle = 'Manejo y recogida';
export const ownLead = 'Solo lo ven usted y las organizaciones de ayuda.';
export const storage = { iced: 'En hielo', chilled: 'Refrigerado', frozen: 'Congelado' };
export const degrees = (fahrenheit: number) => `${fahrenheit} °F`;
export const times = 'Horarios';
export const notSaid = 'Pregunte al pescador';
export const nextDays = ['Hoy', 'Mañana'] as const;
