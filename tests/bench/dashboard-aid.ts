/** Items for the lists of community aid. */
import { claim, claimConflict, waitingClaim } from '#lambdas/claims/store/items.ts';
import { invitationRequest } from '#lambdas/invitations/store/items.ts';
import {
  aidApplication,
  invitation,
  organization,
  organizationMember,
} from '#lambdas/organizations/store/items.ts';
import { LARGEST } from './dashboard-calls.ts';
import { EXPIRES_AT, idOf, timeOf, userAt } from './dashboard-items.ts';

const COORDINATES = { lat: 43.66, lng: -70.26 };

export function organizationOf(index: number) {
  const [id, createdAt] = [index === 1 ? LARGEST : idOf(index), timeOf(index)];
  const contact = { name: 'Ada Lund', email: 'ada@creel.example' };
  const application = {
    id,
    status: 'new' as const,
    createdAt,
    contactName: contact.name,
    contactEmail: contact.email,
    contactPhone: '',
    organizationName: `Harbor Table ${index}`,
    organizationType: 'food_bank' as const,
    organizationWebsite: '',
    servingArea: 'Portland, ME',
    currentCapacity: '200 meals a week',
    experience: 'Ten years of soup.',
    availability: 'Weekdays',
    questions: '',
    expiresAt: EXPIRES_AT,
  };
  const kitchen = {
    name: application.organizationName,
    type: application.organizationType,
    place: application.servingArea,
    coordinates: COORDINATES,
    radiusMiles: 35,
    mealsPerWeek: 200,
    coldStorage: [],
    contact,
    state: 'active' as const,
    applicationId: id,
    createdAt,
    ...{ openClaims: 0, mealsClaimed: 0, mealsCollected: 0, mealsServed: 0 },
  };
  const asked = {
    id,
    name: contact.name,
    email: contact.email,
    zipcode: '04101',
    reason: 'I fish.',
    flavour: 'community' as const,
    addressHash: String(index),
    state: 'open' as const,
    createdAt,
    answers: [],
    version: 1,
    expiresAt: EXPIRES_AT,
  };
  return [
    aidApplication.item({ applicationId: id }, application),
    organization.item({ organizationId: id }, kitchen),
    invitationRequest.item({ requestId: id }, asked),
  ];
}

/** Of the one organization that very many act for. */
export function memberOf(index: number) {
  const userId = userAt(index);
  const member = { role: 'collector' as const, since: timeOf(index), addedBy: userId };
  return [organizationMember.item({ userId, organizationId: LARGEST }, member)];
}

/** To the same one. */
export function invitedOf(index: number) {
  const invited = {
    ...{ email: `c-${index}@creel.example`, role: 'collector' as const },
    ...{ invitedBy: userAt(index), invitedAt: timeOf(index), expiresAt: EXPIRES_AT },
  };
  return [invitation.item({ addressHash: String(index), organizationId: LARGEST }, invited)];
}

/** One that waits for a yes, and whose handover was told too late. */
export function claimOf(index: number) {
  const [claimId, pickupStart] = [idOf(index), new Date(1000 * EXPIRES_AT).toISOString()];
  const state = 'waiting' as const;
  const card = {
    ...{ pledgeId: claimId, organizationId: LARGEST, organizationName: 'Harbor Table' },
    ...{ fishermanId: userAt(index), fishermanName: `Christopher Alder ${index}`, species: 'cod' },
    ...{ pickupPlace: 'The dock', meals: 4, pickupStart, pickupEnd: pickupStart },
    ...{ collectorName: 'Kim Reyes', state },
  };
  const stored = {
    ...{ card, location: 'Portland, ME', organizationType: 'food_bank' as const },
    ...{ handling: { storage: 'frozen' as const }, version: 1 },
  };
  const told = { handedOverAt: pickupStart, toldAt: pickupStart, stateThen: 'expired' as const };
  return [
    claim.item({ claimId }, stored),
    waitingClaim.item({ claimId }, {}),
    claimConflict.item({ claimId }, told),
  ];
}
