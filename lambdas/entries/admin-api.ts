import assignRole from '../admin/assign-role.ts';
import deleteProfiles from '../admin/delete-profiles.ts';
import listRoles from '../admin/list-roles.ts';
import listUsers from '../admin/list-users.ts';
import removeRole from '../admin/remove-role.ts';
import sendMails from '../admin/send-mails.ts';
import sendSampleInvitation from '../admin/send-sample-invitation.ts';
import { api } from '../core/api.ts';
import actOnReport from '../reports/act-on-report.ts';
import listReports from '../reports/list-reports.ts';

export const handler = api([
  listRoles,
  listUsers,
  assignRole,
  removeRole,
  deleteProfiles,
  listReports,
  actOnReport,
  sendMails,
  sendSampleInvitation,
]);
