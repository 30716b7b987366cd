export { deleteAccount, getExport, getMe, requestExport } from '../../accounts/handlers.ts';
export * from '../../alerts/handlers.ts';
export * from '../../annual-reports/handlers.ts';
export {
  createCalendarAddress,
  deleteCalendarAddress,
  getCalendarAddress,
} from '../../calendar/handlers.ts';
export {
  answerStandingClaim,
  askForStandingClaim,
  cancelClaim,
  collectClaim,
  createClaim,
  createClaimCode,
  deletePledge,
  endStandingClaim,
  getClaim,
  listClaims,
  listStandingClaims,
  recordNoShow,
  recordServed,
} from '../../claims/handlers.ts';
export * from '../../favorites/handlers.ts';
export { exportMeals } from '../../impact/handlers.ts';
export { createInvitationRequest } from '../../invitations/handlers.ts';
export * from '../../keys/handlers.ts';
export * from '../../landings/own-handlers.ts';
export * from '../../landings/series-handlers.ts';
export * from '../../licenses/handlers.ts';
export {
  getLandingReminder,
  getLicenses,
  setLandingReminder,
  setLicenses,
} from '../../licenses/license-handlers.ts';
export * from '../../mail/handlers.ts';
export * from '../../messages/handlers.ts';
export { createReport } from '../../moderation/handlers.ts';
export * from '../../newsletters/subscription-handlers.ts';
export {
  answerJoinRequest,
  answerMyInvitation,
  askToJoin,
  createAidApplication,
  getOrganizationDetails,
  inviteOrganizationMember,
  listInvitations,
  listJoinRequests,
  listMyInvitations,
  listOrganizationMembers,
  removeOrganizationMember,
  updateOrganization,
  withdrawInvitation,
} from '../../organizations/handlers.ts';
export {
  createProfile,
  getMailPreferences,
  removePhoto,
  setLanguage,
  setMailPreferences,
  setPhoto,
  signOutEverywhere,
  updateProfile,
} from '../../people/handlers.ts';
export { replaceRecoveryCodes } from '../../people/recovery-handlers.ts';
export * from '../../photos/handlers.ts';
export { findMeals, getMealsOnOffer } from '../../posts/handlers.ts';
export * from '../../posts/own-handlers.ts';
export * from '../../posts/pledge-series-handlers.ts';
export * from '../../push/handlers.ts';
export {
  answerRating,
  createRating,
  deleteRating,
  getRatingState,
  listMyRatings,
  updateRating,
} from '../../ratings/handlers.ts';
export {
  confirmReceipts,
  getReceipt,
  getReceiptFile,
  getYearLetter,
  listMyReceipts,
  listReceipts,
  reviseReceipt,
} from '../../receipts/handlers.ts';
export {
  answerReservation,
  appealNoShow,
  cancelReservation,
  collectReservation,
  createReservation,
  createReservationCode,
  deleteCatch,
  exportSales,
  getCatchWaiting,
  getReservation,
  joinWaiting,
  leaveWaiting,
  listReservations,
  recordReservationNoShow,
  weighReservation,
} from '../../reservations/handlers.ts';
export { countSharedVisit, createShortAddress, listSharedVisits } from '../../sharing/handlers.ts';
export { createContactMessage } from '../../site/handlers.ts';
export * from '../../webhooks/handlers.ts';
