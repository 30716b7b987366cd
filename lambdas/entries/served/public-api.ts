export { getImpact } from '../../impact/handlers.ts';
export { openInvitation } from '../../invitations/handlers.ts';
export { findOrganizations, getOrganization } from '../../organizations/handlers.ts';
export { getFisherman, listFishermen } from '../../people/handlers.ts';
export * from '../../places/handlers.ts';
export { getCatch, getHome, getPledge, listCatches, listPledges } from '../../posts/handlers.ts';
export { listRatings } from '../../ratings/handlers.ts';
export { getShortAddress } from '../../sharing/handlers.ts';
export { getHealth, getOpenApi, getSite, listPlans } from '../../site/handlers.ts';
