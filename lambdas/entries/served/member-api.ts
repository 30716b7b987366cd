export { deleteAccount, getExport, getMe, requestExport } from '../../accounts/handlers.ts';
export {
  cancelClaim,
  collectClaim,
  createClaim,
  createClaimCode,
  deletePledge,
  getClaim,
  listClaims,
  recordNoShow,
  recordServed,
} from '../../claims/handlers.ts';
export * from '../../favorites/handlers.ts';
export { exportMeals } from '../../impact/handlers.ts';
export { createInvitationRequest } from '../../invitations/handlers.ts';
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
  setMailPreferences,
  setPhoto,
  signOutEverywhere,
  updateProfile,
} from '../../people/handlers.ts';
export { replaceRecoveryCodes } from '../../people/recovery-handlers.ts';
export * from '../../photos/handlers.ts';
export { findMeals, getMealsOnOffer } from '../../posts/handlers.ts';
export * from '../../posts/own-handlers.ts';
export {
  answerRating,
  createRating,
  deleteRating,
  getRatingState,
  listMyRatings,
  updateRating,
} from '../../ratings/handlers.ts';
export { countSharedVisit, createShortAddress, listSharedVisits } from '../../sharing/handlers.ts';
export { createContactMessage } from '../../site/handlers.ts';
