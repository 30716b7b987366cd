/** Names of the kinds of email that people can unsubscribe from (second document, section 7). */
export const mailKinds = {
  messages: 'New messages',
  pledges: 'Alerts about fishermen, searches and posts that I follow',
  news: 'News and invitations',
  claims: 'Updates on claimed meals: collected, not collected, served',
  ratings: 'New ratings of me as a fisherman',
  reports: 'Reports that wait for an administrator',
  landings: 'Last week’s landings on Monday morning',
} as const;
