import type { IsOn } from '../../../features.ts';

export const byFlavour = {
  consumer: {
    title: 'Ayuda comunitaria',
    lead: 'Los pescadores locales prometen pescado como comidas para familias necesitadas. Bancos de alimentos, iglesias y grupos de ayuda las recogen y las sirven.',
    apply: 'Solicitar ser organización aliada',
  },
  community: {
    title: 'Bienvenidas, organizaciones aliadas',
    lead: 'Reciba pescado fresco de barcos locales, sin costo, para las personas a las que sirve. Vea cómo ser una organización aliada.',
    apply: 'Ser organización aliada',
  },
};

export const picture = 'Dibujo de eglefinos enteros en hielo en una caja verde.';

export const stepsTitle = 'Cómo funciona';
export const steps = (isOn: IsOn) => [
  {
    title: 'Solicitar',
    words:
      'Díganos a quién sirve y qué puede mantener frío. La persona responsable de la ayuda comunitaria lee cada solicitud.',
  },
  isOn('claims')
    ? {
        title: 'Reservar',
        words: 'Vea qué han prometido los pescadores cerca de usted y reserve las comidas que pueda servir.',
      }
    : {
        title: 'Preguntar',
        words: 'Vea qué han prometido los pescadores cerca de usted y envíeles un mensaje.',
      },
  {
    title: 'Recoger y servir',
    words: `Encuéntrese con el pescador a la hora acordada${isOn('claims') ? ', llévese las comidas y anote cuántas se sirvieron' : ' y llévese las comidas'}.`,
  },
];

export const dutiesTitle = 'Qué hacen las organizaciones aliadas';
export const duties = (isOn: IsOn) => [
  `${isOn('claims') ? 'Reservar' : 'Tomar'} solo lo que se pueda servir, y recogerlo dentro del tiempo acordado.`,
  'Mantener el pescado fresco en hielo o a 40 °F o menos desde el muelle hasta la cocina.',
  `Servir las comidas sin costo${isOn('claims') ? ', y anotar cuántas se sirvieron' : ''}.`,
];

export const needsTitle = 'Qué necesitan las organizaciones aliadas';
export const needs = [
  'Una organización, o una sola persona que sirva a otras con regularidad: un banco de alimentos, una iglesia, un albergue, una escuela, un grupo de ayuda.',
  'Una forma de llevar el pescado frío, y un refrigerador o congelador para guardarlo.',
  'Alguien que responda a los mensajes el día de una recogida.',
];

export const questionsTitle = 'Lo que otros preguntaron primero';
export const viewDonations = 'Ver donaciones disponibles';
