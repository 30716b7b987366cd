/** What stands beside the product's name, in the app, on share pages and in mails. */
export const tagline = 'Fresh catches, fed communities.';
