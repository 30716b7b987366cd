import { number, plural } from '../general/format.ts';

export const place = 'Lugar de la cocina';
export const placeHint = 'Código postal, o localidad y estado';
export const placeUnknown = 'No conocemos este lugar. Agregue el estado o use un código postal.';
export const radiusMiles = 'Radio';
export const radiusHint = 'Cuántas millas recorren por una promesa';
export const mealsPerWeek = 'Comidas por semana';
export const mealsPerWeekHint = 'Cuántas pueden servir. En un día no pueden reservar más que esta cantidad.';
export const coldStorage = 'Almacenamiento en frío';
export const coldStorageKinds = { refrigerator: 'Refrigerador', freezer: 'Congelador' } as const;
export const noColdStorage = 'Ninguno';
export const contactName = 'Contacto';
export const contactHint = 'Los miembros y quienes administran este sitio escriben a esta persona';
export const contactEmail = 'Correo del contacto';
export const contactPhone = 'Teléfono del contacto';
export const state = 'Estado';
export const states = { active: 'Activa', paused: 'En pausa' } as const;
export const stateHint = 'Una organización en pausa no puede reservar comidas.';
export const role = 'Rol';
export const roleNames = { coordinator: 'Coordinación', collector: 'Recolección' } as const;
export const wholeNumber = (field: string, min: number, max: number) =>
  `${field}: escriba un número entero de ${min} a ${max}`;
export const coldStorageOnce = 'Indique cada tipo de almacenamiento en frío una sola vez';
export const miles = (count: number) =>
  plural(count, { one: '1 milla', many: `${number(count)} de millas`, other: `${number(count)} millas` });
