/** What pages and API say about the management of posts (second document, sections 4, 6 and 8). */

export const EDITING_EXPIRED = {
  title: 'Editing Period Expired',
  description:
    'Fresh fish can be edited for 48 hours after it was caught, everything else for 7 days after posting. You can still hide, show or delete this post.',
} as const;

export const CATCH_WORDS = {
  accessDenied: 'Access Denied',
  notYours: "Catch not found or you don't have permission to edit it.",
  mayNotDelete: "Catch not found or you don't have permission to delete it.",
  loadFailed: 'Failed to load catch data.',
  updateFailed: 'Failed to update catch. Please try again.',
  photoNotRemoved: 'Failed to remove photo.',
  updated: 'Your catch has been updated successfully.',
  photoRemoved: 'Photo has been removed successfully.',
  hidden: { title: 'Post Hidden', description: 'Your catch is no longer visible in the marketplace' },
  shown: { title: 'Post Made Available', description: 'Your catch is now visible in the marketplace' },
  deleted: { title: 'Post Deleted', description: 'Your catch has been permanently removed' },
  deleteFailed: (message: string) => `Failed to delete catch: ${message}`,
  changedMeanwhile:
    'This catch was changed in the meantime, maybe in another tab. Load it again, then repeat your changes.',
  noLongerFresh:
    'This fish was caught more than 48 hours ago. It can no longer be offered as fresh, so the post stays hidden.',
  postedBeforeCaught: 'Date caught cannot be after the catch was posted',
} as const;

export const PLEDGE_WORDS = {
  notFound: 'Pledge not found',
  notFoundBecause: (message: string) => `Pledge not found: ${message}`,
  mayNotEdit: "You don't have permission to edit this pledge",
  mayNotDelete: "You don't have permission to delete this pledge",
  signInToEdit: 'You must be logged in to edit pledges',
  signInToDelete: 'You must be logged in to delete pledges',
  signInAgain: 'Please log in again',
  updateFailed: (message: string) => `Failed to update pledge: ${message}`,
  deleteFailed: (message: string) => `Failed to delete pledge: ${message}`,
  updateRefused: 'Update failed - the record might be protected by security policies',
  updatedWithoutImages: 'Pledge updated but images may not display correctly',
  updated: 'Pledge updated successfully!',
  hidden: { title: 'Post Hidden', description: 'Your pledge is no longer visible in the community' },
  shown: { title: 'Post Made Available', description: 'Your pledge is now visible in the community' },
  deleted: 'Pledge deleted successfully!',
  unexpected: 'An unexpected error occurred. Please try again.',
  changedMeanwhile:
    'This pledge was changed in the meantime, maybe in another tab. Load it again, then repeat your changes.',
  postedBeforeCaught: 'Catch date cannot be after the pledge was posted',
  fewerThanClaimed: (claimed: number) =>
    `${claimed} ${claimed === 1 ? 'meal is' : 'meals are'} claimed already; a pledge cannot have fewer`,
} as const;
