/** Saved fishermen (first document, sections 2 and 4). */
export const pageTitle = 'Favorites';
export const signInToSee = 'Please sign in to see your favorites.';
export const notLoaded = 'Your favorites could not be loaded. Please try again.';
export const list = 'Favorite fishermen';
export const showMore = 'Show more favorites';
export const viewProfile = 'View Profile';
export const catches = 'Catches';
export const none = "You haven't added any fishermen to your favorites yet.";
export const browseFishermen = 'Browse Fishermen';
