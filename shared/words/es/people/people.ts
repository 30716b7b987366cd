import { isolated } from '../../../text/isolated.ts';
import { plural } from '../general/format.ts';

export const findPerson = 'Buscar a una persona';
export const findHint = 'El principio de un nombre o de un correo electrónico';
export const nobodyFound = 'Nadie coincide con su búsqueda.';
export const notSearched = 'La búsqueda no funcionó. Vuelva a intentarlo.';
export const chooseAnother = 'Elegir a otra persona';
export const foundPeople = 'Personas encontradas';
export const nameless = 'Aún no ha iniciado sesión';
export const since = (day: string) => `Se unió el ${day}`;

export const assignTitle = 'Asignar un rol';
export const user = 'Usuario';
export const role = 'Rol';
export const chooseRole = 'Elija una opción';
export const assign = 'Asignar rol';
export const assigning = 'Asignando...';
export const needsBoth = 'Elija un usuario y un rol';
export const assigned = 'El rol se asignó';
export const notAssigned = 'No se pudo asignar el rol';
export const removed = 'El rol se quitó';
export const notRemoved = 'No se pudo quitar el rol';
export const membersNotLoaded = 'No se pudieron cargar los roles de los usuarios';
export const rolesNotLoaded = 'No se pudieron cargar los roles';
export const nothingLoaded = 'No se pudieron cargar los usuarios ni los roles';
export const nobodyHas = 'Nadie tiene este rol.';
export const assignedBy = (who: string, day: string) => `Asignado por ${isolated(who)} el ${day}`;
export const somebodyGone = 'alguien que se fue';
export const remove = 'Quitar';
export const removeFrom = (role: string, name: string) => `Quitar ${role} a ${isolated(name)}`;
export const removeTitle = (role: string, name: string) => `¿Quitar ${role} a ${isolated(name)}?`;
export const removeText = 'La persona pierde este rol de inmediato.';
export const removeOwnText = 'Usted pierde este rol de inmediato, con el acceso que da a esta página.';
export const removing = 'Quitando...';
export const roleNames = {
  admin: 'Administración',
  community_aid_manager: 'Responsable de ayuda comunitaria',
  fisherman_manager: 'Responsable de pescadores',
} as const;

export const usersNotLoaded = 'No se pudieron obtener los usuarios de la base de datos';
export const moreNotLoaded = 'No se pudieron cargar más personas.';
export const noUsers = 'Todavía nadie ha creado una cuenta.';
export const suspended = 'Suspendida';
export const backToUsers = 'Todos los usuarios';
export const personNotFound = 'No encontramos esta cuenta. Puede que la hayan eliminado.';

export const account = 'Cuenta';
export const email = 'Correo';
export const joined = 'Cuenta creada';
export const secondFactor = 'Verificación en dos pasos';
export const isOn = 'Activada';
export const isOff = 'Desactivada';
export const unknown = 'No se pudo comprobar';
export const resetFactor = 'Restablecer la verificación en dos pasos';
export const resetTitle = (name: string) => `¿Restablecer la verificación en dos pasos de ${isolated(name)}?`;
export const resetText =
  'Haga esto solo si la persona perdió su app de autenticación. Después inicia sesión solo con la contraseña hasta que configure una app nueva. Asegúrese de que la persona lo pidió.';
export const reset = 'Restablecer';
export const resetting = 'Restableciendo...';
export const wasReset = 'La verificación en dos pasos se restableció';
export const notReset = 'La verificación en dos pasos no se restableció';

export const profiles = 'Perfiles';
export const noProfiles = 'Sin perfil.';
export const seePublic = 'Ver el perfil público';
export const name = 'Nombre';
export const phone = 'Teléfono';
export const location = 'Ubicación';
export const bio = 'Biografía';
export const organizationRole = 'Rol en la organización';
export const notGiven = 'sin indicar';

export const proTitle = 'Pro y créditos';
export const pro = 'Pro';
export const isPro = 'Sí, sin fecha de fin';
export const isProUntil = (day: string) => `Sí, hasta el ${day}`;
export const notPro = 'No';
export const credits = 'Créditos';
export const makePro = 'Hacer Pro';
export const changePro = 'Cambiar';
export const endPro = 'Terminar Pro';
export const endProText = 'Sus publicaciones nuevas no serán Pro.';
export const savingPro = 'Guardando...';
export const proEnd = 'Pro hasta';
export const proEndHint = 'Déjelo vacío si no tiene fin.';
export const proSaved = 'El cambio de Pro se guardó';
export const proNotSaved = 'El cambio de Pro no se guardó';
export const changeCredits = {
  grant: {
    open: 'Dar créditos',
    title: (name: string) => `Dar créditos a ${isolated(name)}`,
    label: 'Cuántos créditos dar',
    busy: 'Dando...',
  },
  take: {
    open: 'Quitar créditos',
    title: (name: string) => `Quitar créditos a ${isolated(name)}`,
    label: 'Cuántos créditos quitar',
    busy: 'Quitando...',
  },
};
export const creditsChange = (before: number, after: number) =>
  `Créditos ahora: ${before}. Créditos después: ${after}.`;
export const creditsReasonHint =
  'La auditoría lo guarda para siempre, así que no mencione a nadie por su nombre.';
export const granted = (count: number) =>
  plural(count, {
    one: 'La persona ahora tiene un crédito',
    many: `La persona ahora tiene ${count} de créditos`,
    other: `La persona ahora tiene ${count} créditos`,
  });

export const writeTo = 'Escribir a esta persona';
export const lastSeen = 'Última visita';
export const notSeen = 'Todavía no';

export const notes = 'Notas privadas';
export const notesLead = 'Solo la administración puede leer estas notas. Se eliminan junto con la cuenta.';
export const noNotes = 'Todavía no hay notas.';
export const newNote = 'Nota nueva';
export const addNote = 'Agregar nota';
export const addingNote = 'Agregando...';
export const noteAdded = 'Nota agregada';
export const noteBy = (who: string, when: string) => `${isolated(who)}, ${when}`;
export const notesNotLoaded = 'No se pudieron cargar las notas.';
export const deleteNote = 'Eliminar';
export const deleteNoteOf = (who: string, when: string) => `Eliminar la nota de ${isolated(who)}, ${when}`;
export const deleteNoteTitle = '¿Eliminar esta nota?';
export const deleteNoteText = 'Nadie de la administración podrá leerla.';
export const noteDeleted = 'Nota eliminada';
export const noteNotDeleted = 'La nota no se eliminó';

export const roles = 'Roles';
export const noRoles = 'Sin rol.';
export const toRoles = 'Gestionar roles';

export const posts = 'Publicaciones';
export const onShow = (catches: number, pledges: number) =>
  `Se muestran ${catches} ${plural(catches, { one: 'captura', many: 'de capturas', other: 'capturas' })} y ${pledges} ${plural(pledges, { one: 'promesa', many: 'de promesas', other: 'promesas' })}`;
export const moderatePosts = 'Buscar y moderar sus publicaciones';
export const latestPosts = 'Las más recientes, también las ocultas:';
export const postLabel = { catch: 'Captura', pledge: 'Promesa' } as const;
export const hidden = 'Oculta';

export const claims = 'Reservas';
export const noClaims = 'No hizo reservas, y nadie reservó sus promesas.';

export const organizations = 'Organizaciones';
export const noOrganizations = 'No es miembro de ninguna organización.';

export const reportsAbout = 'Denuncias sobre esta persona';
export const reportsBy = 'Denuncias de esta persona';
export const reportStates = { open: 'Abierta', handled: 'Resuelta' } as const;
export const noReports = 'Ninguna.';

export const suspension = 'Suspensión';
export const notSuspended = 'Sin suspensión.';
export const suspendedSince = 'Desde';
export const suspendedBy = 'Por';
export const reason = 'Motivo';
export const until = 'Hasta';
export const untilLifted = 'que la administración la levante';
export const suspend = 'Suspender';
export const changeSuspension = 'Cambiar el motivo o el fin';
export const suspending = 'Suspendiendo...';
export const suspendTitle = (name: string) => `Suspender a ${isolated(name)}`;
export const suspendText =
  'No podrá publicar ni escribir, y sus publicaciones se ocultan. Recibe un correo que dice por qué, por cuánto tiempo y cómo apelar.';
export const reasonHint = 'La persona lo ve en un correo y en todas las páginas.';
export const wasSuspended = (name: string) => `La cuenta de ${isolated(name)} está suspendida`;
export const lift = 'Levantar';
export const liftTitle = (name: string) => `¿Levantar la suspensión de ${isolated(name)}?`;
export const liftText = 'Podrá publicar y escribir de nuevo, y sus publicaciones se muestran otra vez.';
export const lifting = 'Levantando...';
export const wasLifted = 'La suspensión terminó';
export const notLifted = 'La suspensión no se levantó';

export const removal = 'Eliminar';
export const removalText =
  'Eliminar un perfil quita también su foto. Eliminar la cuenta quita todo lo que la persona publicó y escribió. Las comidas ya servidas siguen contando, sin nombre.';
export const deleteProfile = 'Eliminar perfil';
export const deleteProfileTitle = (name: string) => `¿Eliminar el perfil de ${isolated(name)}?`;
export const deleteProfileText =
  'Se eliminan todos sus perfiles y su foto. La cuenta se queda: la persona puede iniciar sesión y crear un perfil nuevo.';
export const deleting = 'Eliminando...';
export const profileDeleted = {
  title: 'Perfil eliminado',
  description:
    'El registro de inicio de sesión sigue ahí. Hay que quitarlo por separado: use “Eliminar cuenta” para eso.',
};
export const profileNotDeleted = 'No se pudo eliminar el perfil del usuario.';
export const deleteAccount = 'Eliminar cuenta';
export const deleteAccountTitle = (name: string) => `¿Eliminar la cuenta de ${isolated(name)}?`;
export const deleteAccountText =
  'Esto elimina todos sus datos. La persona ya no podrá iniciar sesión. Esto no se puede deshacer.';
export const typeName = (name: string) => `Escriba “${isolated(name)}” para confirmar`;
export const accountDeleted = (name: string) => `La cuenta de ${isolated(name)} se eliminó`;
