export {
  cancelClaim,
  createClaim,
  createClaimCode,
  getClaim,
  listClaims,
  recordServed,
} from '../../claims/handlers.ts';
export { exportMeals, getImpact } from '../../impact/handlers.ts';
export { getLanding, listLandings } from '../../landings/handlers.ts';
export { findMeals, getMealsOnOffer, getPledge, listPledges } from '../../posts/handlers.ts';
