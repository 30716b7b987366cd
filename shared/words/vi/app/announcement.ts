/** The announcement at the top of every page. */
export const announcementLabel = 'Thông báo';
export const closeAnnouncement = 'Đóng thông báo';
