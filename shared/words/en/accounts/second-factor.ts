/** For people whose role requires two-step verification. */
export const secondFactorMissing =
  'Your role needs two-step verification. Set up an authenticator app on your profile page first.';
export const setUpNow = 'Set it up now';
