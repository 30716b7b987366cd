/** Emails about a person's account. Those of the user pool are in accounts/emails.ts. */
import { PRODUCT_NAME } from '../../../flavours.ts';

export const welcomeTitle = `Welcome to ${PRODUCT_NAME}`;
export const accountReady = 'Your address is confirmed and your account is ready.';
export const welcome = {
  consumer: {
    text: 'See what local fishermen landed today, write to them, and save those you like. If you fish yourself, post your catch or pledge it as meals.',
    button: 'Browse the marketplace',
  },
  community: {
    text: 'See what local fishermen have pledged to families in need, and become a partner who claims and serves it.',
    button: 'View available donations',
  },
};
export const welcomeFisherman = {
  text: 'Post your first catch. Sell it, and buyers write to you, or pledge it as meals for families in need.',
  button: 'Post a catch',
};

export const accountChanges = {
  address_changed: {
    title: `Your ${PRODUCT_NAME} account has a new email address`,
    text: 'The email address of your account was just changed. From now on, you sign in with the new address and get your emails there.',
    notYou: 'If this was not you, write to us right away. Somebody else may know your password.',
  },
  recovery_code_used: {
    title: 'Two-step verification is off',
    text: 'A recovery code was just used with your password. You now sign in with your password alone. To be safe, set up two-step verification again on your profile page.',
    notYou:
      'If this was not you, choose a new password right away, then write to us. Somebody else knows your password and has your recovery codes.',
  },
  account_deleted: {
    title: `Your ${PRODUCT_NAME} account is deleted`,
    text: 'Your account and what you kept in it are deleted. This is the last email you get from us.',
    notYou:
      'If this was not you, write to us right away. We cannot bring the account back, but we can find out what happened.',
  },
};
export const writeToUs = 'Write to us';

export const exportReady = {
  subject: `Your ${PRODUCT_NAME} data is ready`,
  title: 'Your data is ready',
  body: [
    'You asked for a file with your data. You can download it from your profile page for seven days.',
    'If you did not ask for it, change your password.',
  ],
  button: 'Go to your profile',
};

/** After an accident with the site's data. */
export const loss = {
  title: 'Some of your recent activity was lost',
  text: (from: string, until: string) =>
    `Something went wrong on our side, and we had to go back to how ${PRODUCT_NAME} was at ${from}. Everything that people did after that, until ${until}, is gone.`,
  yours: 'This affects you:',
  names: { posts: 'Posts', holds: 'Claims and reservations', handovers: 'Handovers', messages: 'Messages' },
  again: 'If you still need it, please do it again. We are sorry.',
  ignore: 'If an email in that time said that a post or your account was deleted, ignore it.',
  button: `Open ${PRODUCT_NAME}`,
};
