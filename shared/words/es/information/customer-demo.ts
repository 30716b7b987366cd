import type { IsOn } from '../../../features.ts';

export const title = 'Perfil de demostración';
export const lead =
  'Vea cómo es la cuenta de un comprador en Creel. Esta página muestra datos de ejemplo, no a una persona real.';
export const badge = 'Demo';
export const sampleData = 'Datos de ejemplo';

export const sample = {
  name: 'Cuenta de ejemplo',
  place: 'Anytown, ME',
  facts: [
    ['Compra', 'Bacalao, eglefino y mejillones, enteros'],
    ['Normalmente', 'Los viernes por la mañana en el muelle'],
    ['Ha comprado', '12 capturas desde la primavera'],
    ['Paga', 'En efectivo'],
  ],
} as const;

export const realTitle = 'Cómo es con compradores reales';
export const real = (isOn: IsOn) => [
  'Los compradores no tienen página pública. Nadie más ve qué compran ni a quién.',
  `Pueden guardar pescadores y escribirles. Les enviamos un correo cuando un pescador guardado publica una captura${isOn('pledges') ? ' o promete comidas' : ''}.`,
  'Pagan directamente al pescador. El sitio no lleva registro de ello.',
];
export const browseMarketplace = 'Ver el mercado';
export const signUp = 'Crear cuenta';
