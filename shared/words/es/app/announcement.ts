/** The announcement at the top of every page. */
export const announcementLabel = 'Aviso';
export const closeAnnouncement = 'Cerrar el aviso';
