/** The installed app, as devices describe it. */
export const descriptions = {
  consumer: 'Post a catch from the dock, or buy fish from the boat.',
  community: 'Meals pledged by local fishermen, for families in need.',
};
