export { deleteUser, getUser } from '../../accounts/handlers.ts';
export {
  decideClaim,
  listClaimConflicts,
  listNoShows,
  listWaitingClaims,
  resolveClaimConflict,
  strikeNoShow,
} from '../../claims/handlers.ts';
export { exportAllMeals } from '../../impact/handlers.ts';
export {
  answerInvitationRequest,
  decideInvitationRequest,
  listInvitationRequests,
} from '../../invitations/handlers.ts';
export {
  actOnReport,
  getReport,
  getReportPhoto,
  liftSuspension,
  listReports,
  suspendUser,
} from '../../moderation/handlers.ts';
export { sendMails, sendSampleInvitation } from '../../newsletters/by-hand-handlers.ts';
export {
  countMailAudience,
  createMailing,
  findMailRecipients,
  getMailing,
  listMailings,
  previewMailing,
  resumeMailing,
  stopMailing,
  testMailing,
} from '../../newsletters/handlers.ts';
export {
  decideAidApplication,
  deleteAidApplication,
  inviteAsAdmin,
  listAidApplications,
  listMembersForAdmins,
  listOrganizations,
  manageOrganization,
  removeMemberAsAdmin,
  setMember,
} from '../../organizations/admin-handlers.ts';
export { exportAudit, listAudit } from '../../overview/audit-handlers.ts';
export { exportDailyCounts, getDailyCounts, getOverview, getWaiting } from '../../overview/handlers.ts';
export {
  assignRole,
  deleteProfiles,
  grantCredits,
  listRoleMembers,
  listRoles,
  listUsers,
  removeRole,
  resetSecondFactor,
  setPro,
} from '../../people/admin-handlers.ts';
export {
  getSiteSettings,
  listContactMessages,
  listLimitsVersions,
  listSiteVersions,
  listSpeciesVersions,
  setLimits,
  setSiteSettings,
  setSpecies,
} from '../../site/handlers.ts';
