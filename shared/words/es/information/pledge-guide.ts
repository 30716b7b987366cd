import type { IsOn } from '../../../features.ts';

export const title = 'Qué es una promesa';
export const lead =
  'Una promesa es parte de una captura, dada como comidas a familias necesitadas. Vea qué tan grande es una comida y cómo funcionan las promesas.';

export const picture = 'Dibujo de cajas con cenas de pescado, empacadas y etiquetadas.';

export const mealTitle = '¿Qué es una comida?';
export const meal = 'Una comida son 6.5-8 oz de filete fresco: la porción de una cena para una persona.';
export const mealsOfFish = 'Para cuántas comidas da un pescado';
export const fish = 'El pescado';
export const makes = 'Da para';
export const examples = [
  { fish: '1 lb de pescado entero', meals: 'unas 2-3 comidas', atLeast: 2, atMost: 3 },
  { fish: '2 lb de pescado entero', meals: 'unas 4-6 comidas', atLeast: 4, atMost: 6 },
  { fish: '5 lb de pescado entero', meals: 'unas 10-15 comidas', atLeast: 10, atMost: 15 },
] as const;

export const stepsTitle = 'Cómo funciona una promesa';
export const steps = (isOn: IsOn) => [
  'Un pescador publica una promesa desde el muelle: especie, lugar, cuándo se pescó, cómo se conserva y para cuántas comidas da.',
  ...(isOn('claims')
    ? [
        'Un banco de alimentos, una iglesia o un grupo de ayuda con aprobación reserva tantas comidas como pueda servir.',
        'Las recoge con el pescador, que confirma la entrega, y las sirve.',
        'La página de la promesa muestra cuántas comidas se prometieron, reservaron y sirvieron. Nunca redondeamos hacia arriba.',
      ]
    : [
        'Un banco de alimentos, una iglesia o un grupo de ayuda envía un mensaje al pescador.',
        'Recoge las comidas a la hora que ambos acordaron, y las sirve.',
      ]),
];

export const rewardTitle = 'Qué recibe el pescador';
export const reward = 'Un punto de promesa por cada comida, y una página para compartir.';
export const requestInvitation = 'Pedir invitación';
export const backToLogin = 'Volver a iniciar sesión';
export const howToPledge = '¿Cómo prometo comidas?';
