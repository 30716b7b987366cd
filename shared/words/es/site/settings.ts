import { isolated } from '../../../text/isolated.ts';

export const views = {
  site: 'Sitio',
  species: 'Especies',
  limits: 'Alimentos seguros y reparto justo',
  readyTexts: 'Textos preparados',
  apiKeys: 'Claves de API',
} as const;

export const face = 'Sitio';
export const notLoaded = 'No se pudieron cargar los ajustes';

export const contact = 'Contacto';
export const contactLead = 'Se muestra al final de cada página. Los campos vacíos no se muestran.';
export const name = 'Nombre';
export const nameHint = (usual: string) => `${usual}, si lo deja vacío`;
export const address = 'Dirección';
export const addressHint = 'Una línea por cada línea de la dirección';
export const phone = 'Número de teléfono';
export const email = 'Correo electrónico';
export const social = 'Grupo en una red social';
export const socialUrl = 'Dirección del grupo';
export const socialUrlHint = 'Empieza con https://';

export const banner = 'Aviso';
export const bannerLead =
  'Se muestra arriba en cada página hasta que la persona lo cierra. Deje el texto vacío para no mostrar ningún aviso.';
export const bannerText = 'Texto';
export const bannerLink = 'Texto del enlace';
export const bannerUrl = 'Dirección del enlace';
export const bannerUrlHint =
  'Una dirección que empieza con https:// o una página de este sitio, por ejemplo /about';
export const from = 'Desde';
export const fromHint = 'De inmediato, si lo deja vacío';
export const until = 'Hasta';
export const untilHint = 'Hasta que lo quite, si lo deja vacío';
export const tone = 'Aspecto';
export const tones = { info: 'Noticia', good: 'Buena noticia', warning: 'Advertencia' } as const;

export const features = 'Partes de este sitio';
export const featuresLead =
  'Cuando desactiva una parte, desaparece de este sitio en menos de un minuto. Las publicaciones se conservan, y cada persona todavía puede ver y eliminar las suyas.';
export const featureNames = {
  sales: 'Ventas del mercado',
  pledges: 'Promesas',
  claims: 'Reservas de comidas',
  reservations: 'Reservas de capturas',
  landings: 'Desembarques',
  alerts: 'Avisos',
  map: 'Mapa',
  goPro: 'Pase a Pro',
  signUp: 'Crear cuenta',
  newsletter: 'Formulario del boletín',
} as const;
export const featureHints = {
  sales: 'Pescado a la venta, sus publicaciones y sus listas',
  pledges: 'Comidas prometidas, sus listas, “Me gusta” y sumas; las reservas se van con ellas',
  claims: 'Buscar, reservar y recoger comidas prometidas',
  reservations: 'Apartar parte de una captura para una hora de recogida, y la lista de espera',
  landings: 'Los desembarques que los pescadores anuncian antes de llegar, sus listas y páginas',
  alerts: 'Las búsquedas y publicaciones guardadas y la lista de avisos, con sus correos y notificaciones',
  map: 'Publicaciones en un mapa',
  goPro: 'La página sobre Pro y los enlaces a ella',
  signUp: 'Cuentas nuevas y solicitudes de invitación. Quienes tienen cuenta todavía pueden iniciar sesión',
  newsletter: 'El formulario para suscribirse sin cuenta. Los suscriptores se quedan y pueden darse de baja',
} as const;
export const featuresOn = 'Partes activas';
export const on = 'Activa';
export const off = 'Desactivada';

export const preview = 'Vista previa';
export const previewLead = 'Como lo verán quienes visiten este sitio.';
export const previewNoBanner = 'No hay ningún aviso.';
export const previewNotNow = (from: string | undefined, until: string | undefined) =>
  `Ahora no se muestra (previsto${from ? ` desde el ${from}` : ''}${until ? ` hasta el ${until}` : ''}).`;
export const save = 'Guardar ajustes';
export const saved = 'Ajustes guardados';
export const savedText = 'Todos los ven en menos de un minuto.';
export const leaveText = 'Sus cambios no están guardados. Si sale ahora, se pierden.';
export const undone = 'Volvieron los ajustes anteriores';
export const notUndone = 'No se pudieron guardar los ajustes anteriores';

export const conflictTitle = 'Otra persona cambió estos ajustes mientras tanto';
/** The other person, before a time such as “hace 2 minutos”. */
export const conflictBy = (who: string) => `${isolated(who)} los guardó`;
export const conflictLead =
  '. Lo que usted escribió sigue en el formulario y no está guardado. La otra persona cambió:';
export const conflictMine =
  'Si guarda sus cambios, todo lo demás queda como lo guardó la otra persona. Usted cambia:';
export const saveMine = 'Guardar mis cambios';
export const takeTheirs = 'Descartar mis cambios';

export const history = 'Versiones anteriores';
export const historyNone = 'Todavía nadie ha cambiado estos ajustes.';
export const historyNotLoaded = 'No se pudieron cargar las versiones anteriores';
export const moreNotLoaded = 'No se pudieron cargar más versiones.';
export const version = (number: number) => `Versión ${number}`;
export const current = 'Ahora';
export const somebody = 'Alguien que se fue';
export const undo = 'Deshacer este cambio';
export const undoing = 'Deshaciendo...';
export const goBackTo = (number: number) => `Volver a la versión ${number}`;
export const goBack = 'Volver a esta versión';
export const nothing = 'nada';
export const became = (before: string, after: string) => `${before} → ${after}`;
