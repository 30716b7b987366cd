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
export * from '../../keys/admin-handlers.ts';
export { checkLicense, listLicenses } from '../../licenses/license-handlers.ts';
export {
  actOnReport,
  assignReport,
  getReadyTexts,
  getReport,
  getReportPhoto,
  liftSuspension,
  listReports,
  setReadyTexts,
  suspendUser,
} from '../../moderation/handlers.ts';
export * from '../../moderation/post-handlers.ts';
export * from '../../newsletters/by-hand-handlers.ts';
export * from '../../newsletters/draft-handlers.ts';
export * from '../../newsletters/handlers.ts';
export * from '../../organizations/admin-handlers.ts';
export * from '../../overview/audit-handlers.ts';
export * from '../../overview/handlers.ts';
export * from '../../people/admin-handlers.ts';
export * from '../../people/list-handlers.ts';
export * from '../../people/note-handlers.ts';
export { decideNoShowAppeal, listNoShowAppeals } from '../../reservations/handlers.ts';
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
