/** The dashboard of administrators and managers (second document, sections 2, 6 and 8). */
export const titles = { admin: 'Admin Dashboard', manager: 'Manager Dashboard' } as const;
/** Shown until the person's role is known. */
export const dashboard = 'Dashboard';
export const parts = 'Parts of the dashboard';
export const waiting = 'waiting';
export const roles = 'Role Management';
export const users = 'Users';
export const reports = 'Reports';
export const appeals = 'No-show appeals';
export const licenses = 'Licenses';
export const posts = 'Posts';
export const overview = 'Overview';
export const emailTools = 'Email Tools';
export const facebookTools = 'Facebook Tools';
export const settings = 'Settings';
export const communityAid = 'Community Aid';
export const audit = 'Audit';
export const accessDenied = {
  title: 'Access Denied',
  description: "You don't have permission to access this page",
};
/** Cards of the profile page. */
export const cards = {
  admin: { title: 'Admin Dashboard', text: 'Manage users, roles, and system settings' },
  fishermanManager: {
    title: 'Fisherman Manager Dashboard',
    text: 'Manage fisherman invitation requests',
  },
  communityAid: {
    title: 'Community Aid Dashboard',
    text: 'Review applications and manage organizations',
  },
} as const;
