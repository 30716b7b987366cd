/** Results of managing a catch, on pages and in the API (second document, sections 4, 6 and 8). */
export const accessDenied = 'Access Denied';
export const notYours = "Catch not found or you don't have permission to edit it.";
export const mayNotDelete = "Catch not found or you don't have permission to delete it.";
export const loadFailed = 'Failed to load catch data.';
export const updateFailed = 'Failed to update catch. Please try again.';
export const updated = 'Your catch has been updated successfully.';
export const hidden = {
  title: 'Post Hidden',
  description: 'Your catch is no longer visible in the marketplace',
};
export const shown = {
  title: 'Post Made Available',
  description: 'Your catch is now visible in the marketplace',
};
export const deleted = { title: 'Post Deleted', description: 'Your catch has been permanently removed' };
export const deleteFailed = (reason: string) => `Failed to delete catch: ${reason}`;
export const changedMeanwhile =
  'This catch was changed in the meantime, maybe in another tab. Load it again, then repeat your changes.';
export const noLongerFresh = (hours: number) =>
  `This fish was caught more than ${hours} hours ago. It can no longer be offered as fresh, so the post stays hidden.`;
export const postedBeforeCaught = 'Date caught cannot be after the catch was posted';
export const sold = {
  title: 'Marked as sold',
  description: 'It is off the marketplace. Its page says it is sold.',
};
export const restSold = {
  title: 'Nothing more to reserve',
  description: 'Your catch is sold when buyers have collected what they reserved.',
};
export const offeredAgain = { title: 'Offered again', description: 'Your catch is back in the marketplace' };
export const leftSaved = 'Buyers now see the amount left';
export const noCreditLeft = 'You have no credits left. You may have used the last one on another catch.';
export const photoRemoved = 'Photo has been removed successfully.';
export const photoNotRemoved = 'Failed to remove photo.';
