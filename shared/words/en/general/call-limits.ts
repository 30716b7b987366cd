/** For a person who reached a call limit and has to wait; see CALL_LIMITS. */
export const tooMany = {
  post: 'You have posted many times in the last hour. Please wait a while before you post again.',
  edit: 'You have changed your posts many times in the last hour. Please wait a while before you change them again.',
  upload: 'You have added many photos in the last hour. Please wait a while before you add more.',
  profile:
    'You have changed your profile many times in the last hour. Please wait a while before you change it again.',
  export: 'You have downloaded your data many times today. Please wait until tomorrow.',
  file: 'You have downloaded many files in the last hour. Please wait a while before you download more.',
  claim: 'You have claimed meals many times in the last hour. Please wait a while before you claim more.',
  claimChange:
    'You have changed claims many times in the last hour. Please wait a while before you change more.',
  reserve: 'You have made many reservations in the last hour. Please wait a while before you reserve more.',
  reservationChange:
    'You have changed reservations many times in the last hour. Please wait a while before you change more.',
  like: 'You have liked many pledges in the last hour. Please wait a while before you like more.',
  favorite:
    'You have changed your favorites many times in the last hour. Please wait a while before you change them again.',
  follow:
    'You have changed what you follow many times in the last hour. Please wait a while before you change it again.',
  message: 'You have sent many messages in the last hour. Please wait a while before you send another one.',
  deleteMessage:
    'You have deleted many messages in the last hour. Please wait a while before you delete more.',
  block: 'You have blocked many people today. Please wait until tomorrow.',
  organization:
    'You have changed your organization many times in the last hour. Please wait a while before you change it again.',
  invite: 'You have invited many people today. Please wait until tomorrow.',
  report: 'You have made many reports in the last hour. Please wait a while before you make another one.',
  rating: 'You have sent many ratings in the last hour. Please wait a while.',
  mail: 'You have sent many emails in the last hour. Please wait a while before you send more.',
  sampleInvitation: 'You have sent several samples already. Please try again in an hour.',
  mailing: 'You have sent many newsletters today. Please wait until tomorrow.',
  invitationRequest: 'You have decided many requests in the last hour. Please wait a while.',
} as const;
