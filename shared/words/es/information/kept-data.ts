/**
 * The privacy page's table of stored data and how long it is kept. A fixed time, such as "30 días", stands before some
 * of the texts in `until`: they continue it.
 */
import type { KeptName } from '../../../kept-data.ts';
import { plural } from '../general/format.ts';

/** "30 días" */
export const days = (count: number) =>
  plural(count, { one: 'Un día', many: `${count} de días`, other: `${count} días` });

interface KeptWords {
  what: string;
  /** When the data is deleted if that is not a fixed time, or a note next to that time. */
  until: string;
}

export const kept: Record<KeptName, KeptWords> = {
  signIn: {
    what: 'Cómo inicia sesión: su dirección de correo, su nombre, una forma codificada de su contraseña, que nadie puede leer, la clave de su app de autenticación y códigos de recuperación codificados. También cuándo inició sesión, y desde qué dirección de red, dispositivo y ciudad, para que se note si lo hace otra persona',
    until: 'Hasta que elimine su cuenta; cuándo y dónde inició sesión, dos años como máximo',
  },
  account: {
    what: 'Su cuenta: nombre, dirección de correo, una forma codificada de las direcciones anteriores, foto, cuándo llegó y el último día que estuvo aquí: solo el día',
    until: 'Hasta que elimine su cuenta',
  },
  notes: {
    what: 'Notas que quienes administran este sitio pueden escribir sobre su cuenta, por ejemplo, que usted pidió ayuda. Solo la administración puede leerlas',
    until: 'Hasta que la administración las elimine, o usted elimine su cuenta',
  },
  profiles: {
    what: 'Sus perfiles: nombre, teléfono, lugar, código postal, lo que escribió sobre usted, sus roles, créditos, cuánto publicó y si las organizaciones pueden nombrarle en sus informes anuales',
    until: 'Hasta que elimine su cuenta',
  },
  posts: {
    what: 'Sus capturas y promesas con sus fotos, y enlaces cortos a ellas y a su perfil',
    until:
      'Hasta que las elimine, o elimine su cuenta. Las comidas que prometió siguen en los totales, sin su nombre',
  },
  landings: {
    what: 'Los desembarques que usted anunció y los que se repiten: puerto, hora, pescado, forma de pago y su nota; y los puertos que usó',
    until:
      'Hasta que los elimine o elimine su cuenta. El nombre de un puerto que otros también usan queda como sugerencia, sin el nombre de usted',
  },
  lateCancels: {
    what: 'Que canceló un desembarque poco antes de su hora',
    until: 'como máximo, o hasta que elimine su cuenta',
  },
  uploads: { what: 'Fotos que subió y no publicó', until: '' },
  likes: {
    what: 'Promesas que le gustan, pescadores y publicaciones que guardó, las búsquedas que guardó con sus lugares, y cómo quiere recibir avisos',
    until: 'Hasta que deje de marcarlos, o elimine su cuenta',
  },
  calendar: {
    what: 'Cuándo creó la dirección secreta de su calendario, y una forma codificada de ella',
    until: 'Hasta que anule la dirección, o elimine su cuenta',
  },
  alerts: {
    what: 'De qué publicaciones recibió avisos, y si los vio',
    until: 'como máximo, o hasta que elimine su cuenta',
  },
  sharedVisits: {
    what: 'Cuántas veces se abrieron sus publicaciones y su perfil por enlaces compartidos, día por día: sin nada sobre quién los abrió',
    until: 'como máximo, o hasta que elimine su cuenta',
  },
  messages: {
    what: 'Mensajes que escribió y recibió, y a quién bloqueó',
    until:
      'Hasta que los elimine, o elimine su cuenta. Las personas a quienes escribió conservan su copia, sin el nombre de usted una vez que se haya ido; un bloqueo dura hasta que usted lo quite',
  },
  organizations: {
    what: 'Organizaciones de ayuda con su persona de contacto, quién firma sus recibos, quién actúa en su nombre y el enlace público de un informe anual',
    until:
      'Mientras la organización participe; su persona de contacto, hasta que nadie actúe en su nombre; que usted actúa en su nombre, hasta que la deje o elimine su cuenta',
  },
  apiKeys: {
    what: 'Las claves de API de las organizaciones y los socios externos, y quién las creó',
    until: 'después del último uso, o hasta que alguien las elimine',
  },
  joinRequests: {
    what: 'Que pidió actuar en nombre de una organización',
    until: 'después de la respuesta, o hasta que elimine su cuenta',
  },
  invitations: {
    what: 'A qué organización se invitó una dirección',
    until: 'como máximo, o hasta que alguien con esa dirección tenga una cuenta',
  },
  claims: {
    what: 'Reservas de comidas prometidas: la organización, el nombre de quien las recoge, cuándo, y qué pasó con la reserva',
    until:
      'Para siempre, para poder contar cada comida. El vínculo entre ellas y usted, hasta que elimine su cuenta',
  },
  reservations: {
    what: 'Reservas de pescado: quién lo reservó y el nombre de quien lo recoge, la cantidad, el precio y la hora, y qué pasó con la reserva',
    until:
      'Para siempre, para que cada parte tenga sus cuentas. El vínculo con usted y sus nombres, hasta que elimine su cuenta',
  },
  marks: {
    what: 'Marcas por recogidas perdidas, y lo que escriba a la moderación sobre una',
    until: 'después de la recogida perdida',
  },
  waiting: {
    what: 'Si espera a que quede pescado libre, y cuánto',
    until: 'como máximo, o hasta que lo reciba',
  },
  ledger: {
    what: 'El registro de comidas: qué se prometió, reservó, recogió y sirvió, de qué promesa y por qué organización',
    until: 'Para siempre. El vínculo entre el registro y usted, hasta que elimine su cuenta',
  },
  licenses: {
    what: 'Sus licencias de pesca, si las guarda aquí: tipo, número, estado y día de vencimiento, y cuándo las comprobó una persona responsable. Solo las pueden leer usted y las personas responsables de pescadores',
    until: 'Hasta que usted las quite o elimine su cuenta',
  },
  landingReports: {
    what: 'Qué eran sus capturas eliminadas: especie, forma, lugar y unidad, para sus desembarques semanales, y si quiere recibirlos por correo',
    until: 'Hasta que elimine su cuenta',
  },
  receipts: {
    what: 'Recibos de donación: su nombre, qué dio, cuándo y en qué localidad, a qué organización, y quién lo confirmó por ella',
    until:
      'Siete años después del año de la donación, también si antes elimina su cuenta, porque la oficina de impuestos se los puede pedir a usted y a la organización. Los borradores que nadie confirmó se borran con su cuenta',
  },
  applications: {
    what: 'Solicitudes de organizaciones: persona de contacto, dirección de correo, teléfono y lo que se escribió',
    until:
      'después de la decisión, hasta que elimine la cuenta con su dirección, o hasta que nos pida eliminarla. Una copia va por correo a quienes administran este sitio, y queda en su buzón hasta que la eliminen',
  },
  contact: {
    what: 'Lo que nos escribió por la página de contacto',
    until:
      'en este sitio. Una copia va por correo a quienes lo administran, y queda en su buzón hasta que la eliminen',
  },
  invitationRequests: {
    what: 'Su solicitud de invitación: nombre, dirección de correo, código postal, por qué, y lo que le respondimos',
    until:
      'después de lo último que se hizo con ella, o hasta que elimine la cuenta con su dirección. Una copia de la solicitud va por correo a quienes administran este sitio, y queda en su buzón hasta que la eliminen',
  },
  mailings: {
    what: 'Boletines que enviamos, y borradores de ellos: el texto, el grupo al que van, cuántas personas los recibieron, y cuántos correos rebotaron o se marcaron como spam. Si va a una sola persona, el número de cuenta',
    until: '',
  },
  subscribers: {
    what: 'Si se suscribe a nuestro boletín sin una cuenta: su dirección de correo, para cuál de nuestros sitios, y el día en que la confirmó',
    until:
      'Hasta que se dé de baja, los correos que le enviamos reboten, cree una cuenta en ese sitio, o elimine una cuenta con esa dirección',
  },
  pendingSubscriptions: {
    what: 'Una dirección de correo que alguien escribió para nuestro boletín y que nadie ha confirmado todavía',
    until: 'como máximo',
  },
  mailChoices: {
    what: 'Direcciones que se dieron de baja o cuyos correos rebotan. Codificamos la dirección, así que podemos reconocerla, pero no leerla. El servicio que envía nuestros correos guarda una lista legible de las direcciones cuyos correos rebotaron o que marcaron un correo como spam',
    until: 'Mientras este sitio envíe correos, para que su elección dure más que su cuenta',
  },
  sentMails: {
    what: 'Que se envió un correo o una notificación, y cuántos correos últimamente, sin texto ni dirección',
    until: '',
  },
  pushDevices: {
    what: 'Los dispositivos en los que recibe notificaciones: la dirección que su navegador nos dio para ellas, las claves que las mantienen privadas, el nombre del navegador y del sistema, su idioma y cuándo usó el dispositivo por última vez',
    until:
      'después de usar el dispositivo aquí por última vez, o hasta que desactive las notificaciones, cierre sesión en todas partes o elimine su cuenta',
  },
  ratings: {
    what: 'Calificaciones: estrellas, lo que se dijo y se respondió, con un nombre de pila o el nombre de una organización',
    until:
      'Hasta que el pescador calificado elimine la cuenta, o usted elimine la calificación en sus primeros 7 días. Las palabras se borran con la cuenta de usted; las estrellas se quedan sin su nombre',
  },
  reports: {
    what: 'Denuncias, con lo que se denunció',
    until:
      'después de resolverlas; su nombre se borra con su cuenta. Las copias de fotos de una publicación denunciada se borran antes: cuando se resuelve la denuncia, o cuando se elimina la cuenta que las publicó',
  },
  suspensions: {
    what: 'Que la cuenta de alguien está suspendida, por qué y hasta cuándo, también por la dirección de correo codificada',
    until: 'Hasta que termine, también si se elimina la cuenta',
  },
  audit: {
    what: 'Lo que quienes administran este sitio hicieron con una cuenta, como dar un rol, y lo que cambiaron en los ajustes del sitio: por el número de la cuenta, sin un nombre',
    until: 'Para siempre',
  },
  exports: {
    what: 'El archivo con sus datos, si lo pidió',
    until: 'después de pedirlo, o hasta que elimine su cuenta',
  },
  endings: { what: 'Que cerró sesión en todas partes, o eliminó su cuenta', until: '' },
  limits: {
    what: 'Cuántas veces alguien hizo algo últimamente, por cuenta o por dirección de red codificada, y respuestas que una solicitud repetida debe volver a recibir',
    until: 'como máximo',
  },
  backups: {
    what: 'Copias de todo esto, para recuperar el sitio después de un accidente',
    until: 'como máximo',
  },
  device: {
    what: 'En su propio dispositivo: su sesión, publicaciones que esperan conexión, borradores, cómo publicó la última vez y qué leyó por último',
    until:
      'Su sesión y lo que leyó por último, hasta que cierre sesión; publicaciones y borradores, hasta que se envíen; cómo publicó la última vez, hasta que borre los datos del navegador o elimine allí su cuenta',
  },
};
