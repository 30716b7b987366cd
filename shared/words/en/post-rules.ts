/** What stands against a post or an edit, in forms and answers of the API (second document, sections 1, 4 and 8). */
export const editingExpired = {
  title: 'Editing Period Expired',
  description:
    'Fresh fish can be edited for 48 hours after it was caught, everything else for 7 days after posting. You can still hide, show or delete this post.',
};
