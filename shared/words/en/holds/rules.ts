/** Texts that claims of meals and reservations of catches share. */

export const chooseSlot = 'Choose a pickup time.';
export const slotEndsBeforeStart = 'The pickup has to end after it starts.';
export const slotOver = 'This pickup time is over. Choose a later one.';
export const slotAfterFresh = 'The fish is too old by then. Choose an earlier pickup.';
export const slotNotOffered = 'Choose one of the fisherman’s pickup times.';
export const slotTooFar = (days: number) => `Choose a pickup within the next ${days} days.`;
export const reason = 'Reason';
export const codeInvalid = (digits: number) => `Enter the ${digits} digits that the collector shows.`;
export const wrongCode = (left: number) =>
  left > 0
    ? `This code is wrong. You can try ${left === 1 ? 'once more' : `${left} more times`}.`
    : 'This code is wrong, and it is now locked. Ask the person collecting for a new one.';
export const codeLocked = 'The code was wrong too many times. Ask the person collecting for a new one.';
export const noCode = 'There is no code yet. Ask the person collecting to make one.';
export const byFisherman = 'Only the fisherman can do this.';
export const slotNotOver = 'The pickup time is not over yet. Somebody may still come.';
