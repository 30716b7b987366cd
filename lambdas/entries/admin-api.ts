import { api } from '../core/api.ts';
import sendMails from '../mail/send-mails.ts';
import sendSampleInvitation from '../mail/send-sample-invitation.ts';
import actOnReport from '../moderation/act-on-report.ts';
import listReports from '../moderation/list-reports.ts';
import assignRole from '../people/assign-role.ts';
import deleteProfiles from '../people/delete-profiles.ts';
import listRoles from '../people/list-roles.ts';
import listUsers from '../people/list-users.ts';
import removeRole from '../people/remove-role.ts';
import { readCallerStanding } from '../people/store/caller-standing.ts';

export const handler = api(
  [
    listRoles,
    listUsers,
    assignRole,
    removeRole,
    deleteProfiles,
    listReports,
    actOnReport,
    sendMails,
    sendSampleInvitation,
  ],
  { readCallerStanding },
);
