/** What each kind of mail is called that somebody can do without (second document, section 7). */
export const mailKinds = {
  messages: 'New messages',
  pledges: 'New catches and pledges of fishermen I saved',
  news: 'News and invitations',
  claims: 'Updates on claimed meals: collected, not collected, served',
  ratings: 'New ratings of me as a fisherman',
} as const;
