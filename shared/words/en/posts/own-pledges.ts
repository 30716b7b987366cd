/** Results of managing a pledge, on pages and in the API (second document, sections 4, 6 and 8). */
export const notFound = 'Pledge not found';
export const notFoundBecause = (reason: string) => `Pledge not found: ${reason}`;
export const maybeDeleted = 'It may have been deleted.';
export const mayNotEdit = "You don't have permission to edit this pledge";
export const mayNotDelete = "You don't have permission to delete this pledge";
export const signInToEdit = 'You must be logged in to edit pledges';
export const signInToDelete = 'You must be logged in to delete pledges';
export const visibilityFailed = 'Failed to update pledge';
export const updateFailed = (reason: string) => `Failed to update pledge: ${reason}`;
export const deleteFailed = (reason: string) => `Failed to delete pledge: ${reason}`;
export const updateRefused = 'Update failed - the record might be protected by security policies';
export const imagesMayBeMissing = 'Pledge updated but images may not display correctly';
export const updated = 'Pledge updated successfully!';
export const hidden = {
  title: 'Post Hidden',
  description: 'Your pledge is no longer visible in the community',
};
export const shown = {
  title: 'Post Made Available',
  description: 'Your pledge is now visible in the community',
};
export const deleted = { title: 'Pledge deleted successfully!' };
export const changedMeanwhile =
  'This pledge was changed in the meantime, maybe in another tab. Load it again, then repeat your changes.';
export const postedBeforeCaught = 'Catch date cannot be after the pledge was posted';
/** Doesn't use format.ts, which functions of the API don't need otherwise. */
export const fewerThanClaimed = (claimed: number) =>
  `${claimed} ${claimed === 1 ? 'meal is' : 'meals are'} claimed already; a pledge cannot have fewer`;
