import type { IsOn } from '../../../features.ts';
import type { Flavour } from '../../../flavours.ts';

export const pageTitle = 'Quiénes somos';
export const title = 'Acerca de Creel';
export const leads: Readonly<Record<Flavour, (isOn: IsOn) => string>> = {
  consumer: (isOn) =>
    `Creel conecta a los pescadores locales con quienes comen su pescado${isOn('pledges') ? ', y ayuda a alimentar a familias necesitadas' : ''}.`,
  community: () =>
    'Creel lleva pescado fresco de barcos locales a bancos de alimentos, iglesias y grupos de ayuda, sin costo.',
};

export const picture = 'Dibujo de un barco de pesca que llega al amanecer, con trampas en el muelle.';

export const missionTitle = 'Nuestra misión';
export const missions: typeof leads = {
  consumer: (isOn) =>
    `A menudo el pescado pasa días en camiones y almacenes, aunque familias cercanas lo comerían hoy. En Creel, un pescador publica la captura desde el muelle. Los vecinos la compran${isOn('pledges') ? ', o un grupo de ayuda la recoge como comidas' : ' donde se desembarcó'}.`,
  community: () =>
    'Cada día se desembarca pescado fresco en pueblos donde muchas familias no pueden pagarlo. En Creel, un pescador promete parte de la captura como comidas. Un grupo de ayuda las recoge en el muelle y las sirve sin costo.',
};

export const valuesTitle = 'Lo que defendemos';
export const values = (flavour: Flavour, isOn: IsOn) => [
  {
    title: 'La comunidad primero',
    words: {
      consumer: 'Ayudamos a que el pescado alimente a los vecinos antes de que viaje mil millas.',
      community: 'Las comidas van a grupos de los pueblos donde se desembarcó el pescado.',
    }[flavour],
  },
  {
    title: 'Sostenible',
    words: 'Barcos pequeños, viajes cortos y pescado entero significan menos desperdicio.',
  },
  {
    title: 'Transparente',
    words: isOn('pledges')
      ? 'Todos pueden ver quién sacó el pescado, dónde y cuándo, y para cuántas comidas alcanzó.'
      : 'Todos pueden ver quién sacó el pescado, dónde y cuándo.',
  },
];

export const storyTitle = 'Nuestra historia';
const creel = 'En inglés, “creel” es la cesta en la que quien pesca con caña lleva su captura.';
export function story(isOn: IsOn): readonly string[] {
  if (!isOn('pledges')) {
    return [
      creel,
      'Para cada captura, el pescador elige: venderla a precio fijo, dejar que los compradores paguen lo que puedan, o regalarla.',
    ];
  }
  if (!isOn('sales'))
    return [`${creel} Aquí, parte de la captura se convierte en la cena de alguien que la necesita.`];
  return [
    `${creel} Aquí, parte de la captura paga el combustible y el hielo. Parte se convierte en la cena de alguien que la necesita. Contamos las dos.`,
    'Para cada captura, el pescador elige: venderla a precio fijo, dejar que los compradores paguen lo que puedan, regalarla, o prometerla como comidas para familias necesitadas.',
  ];
}

export const browseMarketplace = 'Ver el mercado';
export const seePledges = 'Ver promesas a la comunidad';
export const seeQuestions = 'Preguntas y respuestas';
