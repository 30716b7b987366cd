/** Pages about receipts: the organization's, the fisherman's, and the one that checks a receipt. */
import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const title = 'Recibos de donación';
export const notLoaded = 'No se pudieron cargar los recibos.';
export const moreNotLoaded = 'No se pudieron cargar más recibos.';
export const signInFirst = 'Inicie sesión para ver sus recibos de donación.';
export const print = 'Imprimir';
export const fileName = 'recibo-de-donacion.pdf';
export const letterFileName = (year: number) => `donaciones-${year}.pdf`;

/** The fisherman's letter of a year. */
export const year = 'Año';
export const mine =
  'Aquí las organizaciones confirman lo que recogieron de usted. Imprima la página para sus papeles de impuestos.';
export const noneIn = (year: number) => `Ninguna organización ha confirmado todavía una donación de ${year}.`;

/** One receipt. */
export const oneNotFound = 'No encontramos este recibo.';
export const oneNotLoaded = 'No se pudo cargar el recibo.';
export const earlier = 'Versiones anteriores';
export const toMine = 'Sus recibos';
export const toOrganization = 'Recibos de la organización';
export const draftText = 'Este recibo aún no está confirmado.';
export const correct = 'Corregir';
export const correctTitle = 'Corregir este recibo';
export const correctText =
  'Se crea una versión nueva. El donante recibe un correo, y la versión anterior se puede seguir leyendo.';
export const saveCorrection = 'Guardar la versión nueva';
export const corrected = 'El recibo está corregido';
export const withdraw = 'Anular';
export const withdrawTitle = '¿Anular este recibo?';
export const withdrawText = 'Su página dirá que ya no es válido. No se puede deshacer.';
export const withdrawn = 'El recibo está anulado';
export const donorName = 'Nombre del donante';
export const mealsLabel = 'Comidas';
export const weightLabel = 'Peso en libras';
export const reason = 'Motivo';
export const reasonHint = 'El donante lo lee en la versión nueva.';

/** The organization's page. */
export const toOurPage = 'A la organización';
export const versionBadge = (count: number) => `Versión ${count}`;
export const ours =
  'Cada recogida crea un borrador. Confírmelo, y el pescador recibe un recibo para sus impuestos.';
export const papers = 'Su organización en los recibos';
export const legalNameHint = 'Como en la carta del IRS';
export const einHint = 'Dos cifras, un guion y siete cifras';
export const signatoryHint = 'Nombre y cargo, por ejemplo «Ana Reyes, directora»';
export const papersSaved = 'Guardado';
export const change = 'Cambiar';
export const papersMissing =
  'Escriba primero el nombre legal y el EIN. Después los comprueba una persona responsable de este sitio.';
export const waits =
  'Una persona responsable de este sitio aún no ha comprobado el EIN. Hasta entonces, las recogidas no crean borradores.';
export const lapsed = (day: string) =>
  `La comprobación del EIN terminó el ${day}. Una persona responsable tiene que comprobarlo otra vez.`;
export const verified = (day: string) => `El EIN está comprobado. Vale hasta el ${day}.`;
export const changeEnds = 'Un nombre o un EIN nuevo se tiene que comprobar otra vez.';
export const drafts = 'Por confirmar';
export const noDrafts = 'No hay nada por confirmar. La próxima recogida crea un borrador.';
export const issued = 'Recibos confirmados';
export const noneIssued = 'Aún no ha confirmado ningún recibo.';
export const choose = (donor: string, day: string) => `Recibo para ${isolated(donor)}, ${day}`;
export const weightHint = 'Si lo pesó';
export const confirm = (count: number) =>
  `Confirmar ${count} ${plural(count, { one: 'recibo', many: 'de recibos', other: 'recibos' })}`;
export const confirming = 'Confirmando...';
export const confirmed = (count: number) =>
  plural(count, {
    one: 'Un recibo confirmado',
    many: `${count} de recibos confirmados`,
    other: `${count} recibos confirmados`,
  });
export const notConfirmed = 'No se confirmó';

/** For managers of community aid. */
export const einState = 'EIN en los recibos';
export const noEin = 'Ninguno';
export const notChecked = (ein: string) => `${ein}, sin comprobar`;
export const checkedUntil = (ein: string, day: string) => `${ein}, comprobado hasta el ${day}`;
export const checkEin = 'Marcar el EIN como comprobado';
export const checkEinTitle = (name: string) => `¿Es correcto el EIN de ${isolated(name)}?`;
export const checkEinText = (legalName: string, ein: string) =>
  `Busque ${ein} en el IRS (apps.irs.gov/app/eos). El nombre tiene que ser ${isolated(legalName)}.`;
export const checkEinConfirm = 'Es correcto';
export const checking = 'Guardando...';
export const einChecked = 'El EIN queda comprobado por dos años';

/** The page that checks a receipt. */
export const checkTitle = 'Comprobar un recibo de donación';
export const genuine = 'Este recibo es auténtico';
export const genuineText = (organization: string, year: number) =>
  `Con él, ${isolated(organization)} confirmó una donación de alimentos de ${year}.`;
export const newest = (version: number) =>
  `Su versión más nueva es la número ${version}. No acepte una anterior.`;
export const noLonger = 'Este recibo está anulado';
export const noLongerText = (organization: string, year: number) =>
  `Con él, ${isolated(organization)} había confirmado una donación de alimentos de ${year}, y después lo anuló.`;
export const notGenuine = 'No conocemos ningún recibo así. Lea el código otra vez.';
export const checkFailed = 'No se pudo comprobar el recibo. Inténtelo de nuevo.';
export const nothingElse = 'Esta página no dice nada más, para que nadie sepa qué donó otra persona.';
