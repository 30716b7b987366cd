export const titles = { admin: 'Panel de administración', manager: 'Panel de responsables' } as const;
/** Shown until the person's role is known. */
export const dashboard = 'Panel';
export const parts = 'Partes del panel';
/** After a number, for screen readers. */
export const waiting = 'en espera';
export const roles = 'Gestión de roles';
export const users = 'Usuarios';
export const reports = 'Denuncias';
export const appeals = 'Apelaciones';
export const licenses = 'Licencias';
export const posts = 'Publicaciones';
export const overview = 'Resumen';
export const emailTools = 'Herramientas de correo';
export const facebookTools = 'Herramientas de Facebook';
export const settings = 'Ajustes';
export const communityAid = 'Ayuda comunitaria';
export const audit = 'Auditoría';
export const accessDenied = {
  title: 'Acceso denegado',
  description: 'No tiene permiso para ver esta página',
};
/** Cards of the profile page. */
export const cards = {
  admin: { title: 'Panel de administración', text: 'Gestione usuarios, roles y ajustes del sistema' },
  fishermanManager: {
    title: 'Panel de responsables de pescadores',
    text: 'Gestione las solicitudes de invitación de pescadores',
  },
  communityAid: {
    title: 'Panel de ayuda comunitaria',
    text: 'Revise solicitudes y gestione organizaciones',
  },
} as const;
