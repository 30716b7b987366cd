/** The page for people who write programs with the API. Code and names of the API are the same in all languages. */
export { forDevelopers as title } from './link.ts';
export const lead =
  'Con una clave de API, un programa de su organización busca promesas, reserva comidas y lee las cifras.';

export const quickStart = 'Primeros pasos';
export const prepare = [
  'Inicie un sitio propio con datos de ejemplo: <code>npm ci</code> y después <code>npm start</code>.',
  'Inicie sesión allí como <code>organization@creel.example</code> con la contraseña <code>FreshCatch1</code>.',
  'Abra la página de su organización y cree una clave de API.',
  'Defina estas variables en su consola. El id de la organización está al final de la dirección de su página.',
];
export const find = 'Busque comidas cerca de su organización:';
export const choose = 'Elija una promesa de la respuesta y uno de sus horarios de recogida:';
export const claim = 'Reserve dos comidas:';
export const figures = 'Lea las cifras:';
export const inTypeScript = 'Lo mismo en TypeScript';

export const rulesTitle = 'Reglas para todas las llamadas';
export const rules = (callsPerMinute: number) => [
  'Envíe la clave de API en el encabezado Authorization, nunca en una dirección.',
  'Una clave actúa por una sola organización y hace lo que permiten sus permisos (scopes).',
  `Una clave puede hacer ${callsPerMinute} llamadas por minuto. Cada respuesta dice en RateLimit cuántas quedan.`,
  'Una solicitud con la misma Idempotency-Key actúa una sola vez. Repítala cuantas veces haga falta.',
  'Las listas largas vienen en páginas. Envíe nextCursor como cursor para recibir la siguiente.',
  'En cualquier momento puede haber campos nuevos. Ignore los que no conozca.',
];
export const openApi =
  'Todos los campos están en el <document>documento OpenAPI</document>. Hay herramientas que crean con él un cliente con tipos.';
export const outsidePartners =
  'Un periódico, una oficina u otro socio sin organización pide una clave a la <contact>administración del sitio</contact>. Solo sirve para estas llamadas:';

export const endpointsTitle = 'Llamadas';
export const endpoints = {
  listPledges: 'Lista las promesas, primero las más nuevas.',
  getPledge: 'Devuelve una promesa.',
  findMeals: 'Lista las promesas con comidas disponibles cerca de su organización, con la recogida.',
  getMealsOnOffer: 'Devuelve una promesa con su conservación y recogida.',
  createClaim: 'Reserva comidas. Solo la primera respuesta trae el código para la entrega.',
  listClaims: 'Lista las reservas de su organización, primero las más nuevas.',
  getClaim: 'Devuelve una reserva.',
  cancelClaim: 'Cancela una reserva, y sus comidas quedan libres.',
  createClaimCode: 'Crea otro código para la entrega. El anterior deja de servir.',
  recordServed: 'Anota cuántas de las comidas recogidas sirvió.',
  getImpact: 'Devuelve todas las comidas prometidas, reservadas y servidas en este sitio.',
  exportMeals: 'Lista en CSV cada cambio de las comidas que reservó su organización.',
  listLandings: 'Lista los desembarques anunciados, primero los más cercanos.',
  getLanding: 'Devuelve un desembarque.',
};
export const scope = 'Permiso';
export const query = 'Parámetros';
export const body = 'Cuerpo';
export const limit = 'Límite';
export const perHour = (calls: string) => `${calls} llamadas por hora`;
export const success = 'Estado';
export const errors = 'Errores';
export const ends = (since: string, end: string) => `Obsoleta desde el ${since}. Termina el ${end}.`;
export const instead = (name: string) => `Use ${name} en su lugar.`;

export const errorsTitle = 'Errores';
export const errorsLead = 'Cada error trae un código, un texto en su idioma y el id de la solicitud.';

export const webhooksTitle = 'Avisos a programas (webhooks)';
export const webhooksLead =
  'Un webhook avisa a su programa de los eventos. Agréguelo en la página de su organización. Las solicitudes van firmadas según Standard Webhooks y solo traen ids.';
export const webhookRules = [
  'Responda a la primera solicitud con el código de prueba que trae: {"challenge": "…"}.',
  'Cada evento llega al menos una vez. Descarte un webhook-id que ya conozca.',
  'Los eventos de una reserva llegan en orden.',
  'Responda con un estado de 200 a 299 antes de cinco segundos. Lo intentamos durante tres días.',
];

export const changesTitle = 'Cambios de la API';
export const newEndpoints = 'Llamadas nuevas';
export const newEvents = 'Eventos nuevos de los webhooks';

export const endTitle = 'Cuando una llamada termina';
export const endRules = (months: number) => [
  `Lo anunciamos aquí al menos ${months} meses antes.`,
  'Desde entonces, todas sus respuestas llevan los encabezados Deprecation y Sunset.',
];
