import { plural } from '../general/format.ts';

export const pageTitle = 'Perfil';
export const mustLogIn = 'Debe iniciar sesión para actualizar su perfil';
export const notLoaded = 'No se pudieron cargar los perfiles';
export const credits = (count: number) =>
  `${count} ${plural(count, { one: 'crédito', many: 'de créditos', other: 'créditos' })}`;
/** The status badge. */
export const status = { trial: 'Prueba gratis de Pro', pro: 'Pro', free: 'Gratis' };
export const publicProfile = 'Ver mi perfil público';

export const changePhoto = 'Cambiar foto';
export const uploadPhoto = 'Subir foto';
export const uploadingPhoto = 'Subiendo la foto';
export const checking = 'Revisando...';
export const mustLogInForPhoto = 'Debe iniciar sesión para subir una foto';
export const photoUpdated = 'La foto de perfil se actualizó';
export const removePhoto = 'Quitar foto';
export const remove = 'Quitar';
export const removing = 'Quitando...';
export const photoRemoved = 'La foto de perfil se quitó';
export const photoNotRemoved = 'No se pudo quitar la foto. Vuelva a intentarlo.';

const named = (type: string) => `perfil de ${type.toLowerCase()}`;
/** @param type such as “Pescador”, here and below */
export const profileOf = (type: string) => `Perfil de ${type.toLowerCase()}`;
export const edit = 'Editar';
export const editProfile = (type: string) => `Editar ${named(type)}`;
export const primary = 'Perfil principal';
export const notGiven = 'Sin indicar';
export const updated = 'El perfil se actualizó';
export const notUpdated = 'No se pudo actualizar el perfil';

export const name = 'Nombre';
export const role = 'Rol';
export const roleOf = 'Rol en la organización';
export const phone = 'Teléfono';
export const location = 'Ubicación';
export const locationHint = 'Una localidad, un puerto o un código postal.';
export const zipcode = 'Código postal';
export const zipcodeHint = 'Por ejemplo 04101 o 04101-1234. Lo usamos si no indica una ubicación.';
export const bio = 'Biografía';

export const inReports = {
  label: 'Nombre en informes anuales',
  choice: 'Las organizaciones pueden nombrarme en sus informes anuales',
  hint: 'Cualquiera puede leer un informe que una organización comparte. Puede cambiarlo en cualquier momento.',
  yes: 'Sí',
  no: 'No',
};

export const addProfile = 'Agregar un perfil';
export const add = 'Agregar';
export const addProfileOf = (type: string) => `Agregar ${named(type)}`;
export const newProfileOf = (type: string) => `Nuevo ${named(type)}`;
export const createProfile = 'Crear perfil';
export const creating = 'Creando el perfil...';
export const created = 'Perfil creado';

export const yourPosts = {
  catch: { title: 'Sus capturas', empty: 'Todavía no ha publicado ninguna captura.' },
  pledge: { title: 'Sus promesas', empty: 'Todavía no ha prometido comidas.' },
};
export const seeAll = 'Ver todas';
export const postsNotLoaded = 'No se pudieron cargar sus publicaciones.';
export const nothingLost = 'No se ha perdido nada.';
export const postCatch = 'Publicar captura';
export const posted = 'Publicada <time>time</time>';
export const hidden = 'Oculta';
export const myPosts = 'Mis publicaciones';
export const viewDetails = 'Ver detalles';

export const mails = 'Correos';
export const alertMails = 'En “Avisos” elige con qué frecuencia.';
export const accountMails = 'Siempre recibe correos sobre su cuenta, por ejemplo sobre una contraseña nueva.';
export const mailsNotLoaded = 'No se pudieron cargar sus preferencias.';
export const mailsSaved = 'Guardado';
export const mailsNotSaved = 'No se pudo guardar su preferencia';

export const yourData = 'Sus datos';
export const download = 'Descargar mis datos';
export const downloadText = 'Reciba un archivo (JSON) con sus publicaciones, mensajes, ajustes y cifras.';
export const collecting = 'Reuniendo...';
/** For a file that takes longer than a person would wait. */
export const dataPreparing =
  'Estamos preparando su archivo. Puede salir de esta página: le enviaremos un correo cuando esté listo.';
export const dataReady = (madeOn: string, until: string) =>
  `Su archivo del ${madeOn} está disponible hasta el ${until}.`;
export const dataAnew = 'Crear un archivo nuevo';
export const notDownloaded = 'No se pudieron descargar sus datos';
export const signOutEverywhere = 'Cerrar sesión en todos los dispositivos';
export const signOutEverywhereText =
  'Úselo si perdió un teléfono o usó una computadora prestada. Cierra su sesión ahí de inmediato.';
export const deleteAccount = 'Eliminar mi cuenta';
export const deleteAccountText =
  'Esto elimina de inmediato sus perfiles, fotos y publicaciones. No se puede deshacer. Las comidas que prometió siguen contando.';

export const deleteTitle = '¿Eliminar su cuenta?';
export const cannotBeUndone = 'Esto no se puede deshacer:';
export const consequences = [
  'Su sesión se cierra en todas partes y ya no podrá iniciar sesión.',
  'Se borran sus perfiles, su foto y sus créditos.',
  'Sus capturas y promesas desaparecen del sitio, con sus fotos.',
  'Las comidas que prometió siguen en los totales de la comunidad, sin su nombre.',
  'Los recibos de donación que una organización confirmó se guardan siete años, con su nombre, porque los impuestos los exigen. Imprima los suyos antes.',
  'Enviamos un último correo a su dirección.',
];
export const downloadFirst = 'Antes puede descargar sus datos.';
/** The word to type, compared in lower case. */
export const confirmation = 'eliminar';
export const typeToConfirm = `Escriba ${confirmation} para confirmar`;
export const notTyped = `Para confirmar, escriba ${confirmation}`;
export const keepAccount = 'Conservar mi cuenta';
export const deleteForGood = 'Eliminar para siempre';
export const deleting = 'Eliminando...';
export const deleted = 'Su cuenta se eliminó';
export const notDeleted = (reason: string) => `Su cuenta no se eliminó. ${reason}`;
