/** The announcement at the top of every page. */
export const announcementLabel = 'Announcement';
export const closeAnnouncement = 'Close the announcement';
