import type { Audience, QuestionId } from '../../../faq.ts';
import type { IsOn } from '../../../features.ts';
import { firstMinutes } from '../claims/claims.ts';
import { plural } from '../general/format.ts';

export const title = 'Preguntas y respuestas';
export const lead = (isOn: IsOn) =>
  isOn('pledges')
    ? 'Respuestas a preguntas comunes de pescadores, bancos de alimentos y compradores sobre vender, prometer y comprar pescado.'
    : 'Respuestas a preguntas comunes de pescadores y compradores sobre vender y comprar pescado.';
export const audiences: Readonly<Record<Audience, string>> = {
  fishermen: 'Para pescadores',
  partners: 'Para bancos de alimentos y grupos de ayuda',
  buyers: 'Para compradores',
  everyone: 'Para todo el mundo',
};
export const jumpTo = 'Ir a';
export const allQuestions = 'Todas las preguntas';
export const ownPage = 'Solo esta respuesta';
/** Hidden text after the link's label. */
export const answering = (question: string) => ` (${question})`;
/** The audiences begin with “Para”. */
export const moreOf = (audience: string) => `Más ${audience.replace(/^P/, 'p')}`;
export const notAsked = 'Esta pregunta no está aquí.';
export const notAnsweredTitle = '¿No encontró la respuesta?';
export const notAnswered = 'Una persona lee cada mensaje y responde por correo.';
export const writeToUs = 'Escríbanos';
export const home = 'Inicio';

/** The site's settings that answers mention. */
interface Settings {
  isOn: IsOn;
  freshHours: number;
  fairness: Readonly<
    Record<'maxOpenClaims' | 'newPledgeMinutes' | 'newPledgePercent' | 'noShows' | 'noShowDays', number>
  >;
}

interface Answered {
  question: string;
  /** One text for each paragraph. */
  answer: readonly string[] | ((settings: Settings) => readonly string[]);
  /** The text of the link, where a reply has one. */
  leadsTo?: string;
}

export const answers: Readonly<Record<QuestionId, Answered>> = {
  'how-do-i-sell': {
    question: '¿Cómo vendo mi captura?',
    answer: ({ isOn }) => [
      `${isOn('signUp') ? 'Cree una cuenta' : 'Inicie sesión'} como pescador, abra Publicar captura y elija Vender en el mercado. Usted dice qué es, cuándo se pescó y cuánto hay, y agrega hasta 3 fotos.`,
      'Usted fija el precio, deja que la gente pague lo que pueda, o la regala.',
      'Los compradores le envían mensajes en este sitio. Si elige mostrar un número de teléfono o una dirección de correo, todos pueden verlos en la página de esa captura.',
      'Lo demás lo acuerda con cada comprador. Le pagan directamente. Cuando esté vendida, toque Marcar como vendida en Mis publicaciones.',
    ],
    leadsTo: 'Publicar captura',
  },
  'what-does-it-cost': {
    question: '¿Cuánto le cuesta Creel a un pescador?',
    answer: ({ isOn }) => [
      isOn('sales')
        ? 'Nada. Creel no cobra comisión ni es parte de la venta. El comprador le paga a usted.'
        : 'Nada. Creel no cobra ninguna tarifa.',
      ...(isOn('goPro')
        ? [
            'Un crédito convierte una captura en una publicación Pro, que tiene una insignia en su tarjeta y un enlace al perfil de usted. Los pescadores nuevos empiezan con 5 créditos. Los pagos no están habilitados en este sitio, así que no se vende ninguno.',
          ]
        : []),
    ],
    leadsTo: 'Sobre las publicaciones Pro',
  },
  'how-does-pay-what-you-can-work': {
    question: '¿Cómo funciona “pague lo que pueda”?',
    answer: [
      'Usted lo elige en lugar de un precio. Entonces la tarjeta dice Pague lo que pueda, y la página de la captura dice Pague lo que crea justo.',
      'Cada comprador decide cuánto dar y le paga a usted en la recogida. El sitio no pregunta cuánto fue.',
    ],
  },
  'how-do-i-pledge-meals': {
    question: '¿Cómo prometo comidas?',
    answer: ({ isOn }) => [
      'Abra Publicar captura y elija Prometer a la comunidad. Usted dice para cuántas comidas da el pescado, de 1 a 1000, cómo se conserva, y dónde y cuándo se puede recoger.',
      'Una comida son 6.5-8 oz de filete fresco: un pescado de 2 lb da para unas 4-6. Usted gana un punto de promesa por cada comida.',
      isOn('claims')
        ? 'Las organizaciones aprobadas reservan tantas como puedan servir y vienen a una hora que usted indicó. En Mis publicaciones ve quién viene y cuándo. También recibe un correo.'
        : 'Los bancos de alimentos y grupos de ayuda le envían un mensaje, y juntos acuerdan la hora y el lugar.',
    ],
    leadsTo: 'Qué es una promesa',
  },
  'who-sees-where-i-fish': {
    question: '¿Quién ve dónde pesco?',
    answer: ({ isOn }) => [
      'Nadie. Una publicación muestra el centro de la localidad o del código postal que escribió, nunca con más exactitud que alrededor de media milla. Quitamos la ubicación de cada foto.',
      'Si no conocemos el lugar que escribió, su publicación no le aparece a nadie como cercana. Todos ven sus palabras sin números de casa, números de teléfono ni direcciones de correo. Escriba una localidad, no una calle.',
      ...(isOn('pledges')
        ? ['El lugar de recogida de una promesa se muestra solo a organizaciones aprobadas.']
        : []),
    ],
    leadsTo: 'Más sobre la privacidad',
  },
  'how-long-is-my-post-shown': {
    question: '¿Cuánto tiempo se muestra mi publicación?',
    answer: ({ freshHours }) => [
      `El pescado fresco se ofrece hasta ${freshHours} horas después de pescarlo; el congelado, hasta que usted lo marque como vendido, lo oculte o lo elimine.`,
      'Puede editar una publicación durante 7 días, y el pescado fresco solo mientras esté fresco. Ocultar y eliminar siempre es posible.',
    ],
  },
  'what-may-i-post': {
    question: '¿Qué puedo publicar?',
    answer: ({ freshHours, isOn }) => [
      'Pescado que usted pescó o puede vender legalmente. Tiene que seguir las reglas de su licencia y de sus aguas. El sitio no las comprueba por usted.',
      `El pescado fresco se pescó como máximo ${freshHours} horas antes de que usted lo publique.${isOn('pledges') ? ' El atún, la caballa y el medregal se echan a perder de una forma que no se puede ver: solo se pueden prometer en hielo o congelados.' : ''}`,
    ],
    leadsTo: 'Términos de uso',
  },
  'can-i-post-without-a-signal': {
    question: '¿Puedo publicar sin señal?',
    answer: ({ isOn }) => [
      'Sí, en un teléfono con su sesión iniciada. Llene el formulario como siempre. Guardamos allí la publicación y sus fotos y las enviamos cuando tenga señal. Mis publicaciones muestra lo que todavía está en espera.',
      ...(isOn('claims') ? ['La entrega de comidas reservadas funciona de la misma manera.'] : []),
    ],
  },
  'how-do-we-take-part': {
    question: '¿Cómo participa nuestra organización?',
    answer: ({ isOn }) => [
      'Llene la solicitud: a quién sirven, a cuántas personas y qué pueden mantener frío. La persona responsable de la ayuda comunitaria lee cada una y responde.',
      'Cuando se aprueba, su persona de contacto recibe una invitación por correo y puede dar acceso a otras. Si usted sirve a otras personas por su cuenta, también puede enviar una solicitud.',
      ...(isOn('signUp')
        ? [
            '¿Su organización ya está aquí? Cree una cuenta como miembro de una organización y pida a quienes la coordinan que le den acceso.',
          ]
        : []),
    ],
    leadsTo: 'Solicitar ser organización aliada',
  },
  'who-approves-organizations': {
    question: '¿Quién revisa las organizaciones?',
    answer: ({ isOn }) => [
      'Quienes administran este sitio: una persona responsable de la ayuda comunitaria o alguien de la administración lee cada solicitud, y puede poner en pausa una organización más adelante.',
      ...(isOn('claims')
        ? [
            'Cada organización aprobada tiene una página pública con el número de comidas que reservó y sirvió.',
          ]
        : []),
    ],
    leadsTo: 'Cómo funciona una alianza',
  },
  'what-do-the-meals-cost-us': {
    question: '¿Cuánto nos cuestan las comidas?',
    answer: ({ isOn }) => [
      `Nada. Los pescadores las prometen sin costo, y el sitio no cobra ninguna tarifa. A cambio, ustedes las sirven sin costo${isOn('claims') ? ' y anotan cuántas se sirvieron' : ''}.`,
    ],
  },
  'how-do-we-claim-meals': {
    question: '¿Cómo reservamos comidas?',
    answer: [
      'Una vez aprobada su organización, Buscar comidas muestra lo que se promete dentro de la distancia que ustedes recorren, cómo se conservó y cuándo se puede recoger.',
      'Tomen tantas comidas como puedan servir, desde 1 hasta todas las que quedan, elijan una hora de recogida y digan quién irá. Las comidas son suyas desde ese momento: nadie más puede reservarlas.',
      'Los planes cambian: cancelen a tiempo, y otros podrán usar las comidas.',
    ],
    leadsTo: 'Buscar comidas',
  },
  'who-gets-how-many-meals': {
    question: '¿Cómo se reparten las comidas de forma justa?',
    answer: ({ fairness }) => [
      `Con reglas iguales para todas: una organización tiene como máximo ${fairness.maxOpenClaims} ${plural(fairness.maxOpenClaims, { one: 'reserva abierta', many: 'de reservas abiertas', other: 'reservas abiertas' })} a la vez, y no reserva en un día más comidas de las que dijo que puede servir en una semana.`,
      ...(fairness.newPledgeMinutes > 0 && fairness.newPledgePercent < 100
        ? [
            `En ${firstMinutes(fairness.newPledgeMinutes)} de una promesa, una organización recibe como máximo el ${fairness.newPledgePercent}%, para que quienes miran un poco después también encuentren algo.`,
          ]
        : []),
    ],
  },
  'how-does-the-handover-work': {
    question: '¿Cómo funciona la entrega?',
    answer: [
      'Quien recoge muestra seis dígitos, o un código QR con ellos, en un teléfono. El pescador los escribe o los escanea, y las comidas cuentan como recogidas. Ninguno de los dos necesita señal en el muelle.',
      'Después, ustedes anotan cuántas comidas se sirvieron y pueden calificar al pescador.',
    ],
  },
  'what-if-nobody-comes': {
    question: '¿Y si nadie viene por las comidas?',
    answer: ({ fairness }) => [
      'Una reserva que no se recogió vence 30 minutos después de su hora de recogida, y sus comidas se ofrecen de nuevo. El pescador también puede indicar que no vino nadie.',
      `Después de ${fairness.noShows} ${plural(fairness.noShows, { one: 'recogida perdida', many: 'de recogidas perdidas con distintos pescadores', other: 'recogidas perdidas con distintos pescadores' })} en ${fairness.noShowDays} ${plural(fairness.noShowDays, { one: 'día', many: 'de días', other: 'días' })}, las siguientes reservas de esa organización necesitan la aprobación de la persona responsable de la ayuda comunitaria.`,
    ],
  },
  'how-was-the-fish-kept': {
    question: '¿Cómo sabemos cómo se conservó el pescado?',
    answer: ({ freshHours, isOn }) => [
      `En cada promesa, el pescador dice si el pescado está en hielo, refrigerado o congelado, desde cuándo, y la temperatura si se midió.${isOn('claims') ? ' Ustedes leen eso antes de reservar.' : ''}`,
      `El pescado que no está congelado se ofrece hasta ${freshHours} horas después de pescarlo. Esto sigue las recomendaciones públicas y no sustituye las reglas de su departamento de salud: miren el pescado antes de llevárselo.`,
    ],
  },
  'how-do-i-buy': {
    question: '¿Cómo compro pescado?',
    answer: [
      'Mire el mercado, cerca de usted o por especie; para eso no hace falta una cuenta. La página de cada captura dice cómo comunicarse con el pescador: con un mensaje aquí, para lo que se inicia sesión, o por teléfono o correo si el pescador los muestra.',
      'Usted acuerda la hora y el lugar y paga directamente al pescador, en efectivo o como prefieran los dos. El sitio no recibe pagos.',
    ],
    leadsTo: 'Ver el mercado',
  },
  'how-fresh-is-the-fish': {
    question: '¿Qué tan fresco es el pescado?',
    answer: ({ freshHours }) => [
      `Cada captura dice cuándo se pescó. El pescado fresco sale del mercado ${freshHours} horas después. Si está congelado, la captura lo dice.`,
    ],
  },
  'what-if-something-is-wrong': {
    question: '¿Y si algo anda mal?',
    answer: [
      'Las publicaciones, las calificaciones, los mensajes y las personas se pueden denunciar en el lugar donde aparecen. Quienes administran este sitio revisan cada denuncia: pueden ocultar una publicación, advertir a alguien o suspender una cuenta.',
      'Puede bloquear a alguien: ya no recibe sus mensajes. Para todo lo demás, escríbanos.',
    ],
    leadsTo: 'Escríbanos',
  },
  'how-do-i-get-the-newsletter': {
    question: '¿Cómo recibo el boletín?',
    answer: [
      'Escriba su dirección de correo en la página del boletín, abra el correo que le enviamos y confirme. No necesita una cuenta. Si tiene una, recibe con ella nuestras noticias, a menos que las haya desactivado en la página de su perfil.',
      'Cada boletín tiene un enlace para darse de baja. Entonces eliminamos su dirección.',
    ],
    leadsTo: 'Recibir nuestro boletín',
  },
  'what-do-you-keep-about-me': {
    question: '¿Qué guardan sobre mí?',
    answer: [
      'Lo que usted escribe y publica, y lo que hace falta para que el sitio funcione. La página de privacidad lo enumera todo, y dice cuánto tiempo se guarda cada cosa. No hay rastreadores, ni publicidad, ni scripts de otros.',
      'En la página de su perfil puede descargar lo que escribió y ajustó aquí, y las cifras que llevamos sobre usted.',
    ],
    leadsTo: 'Todo lo que se guarda',
  },
  'how-do-i-leave': {
    question: '¿Cómo me voy?',
    answer: ({ isOn }) => [
      `En la página de su perfil, en Sus datos: Eliminar mi cuenta. Esto elimina enseguida sus perfiles, publicaciones y fotos. No se puede deshacer.${isOn('pledges') ? ' Las comidas que prometió siguen en los totales, sin su nombre.' : ''}`,
    ],
    leadsTo: 'Ir a su perfil',
  },
};
