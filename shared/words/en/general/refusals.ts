/** Reasons why the API refuses a request. Errors of fields are with the fields. */
export const placeNotFound = 'We could not find that place. Check the name or ZIP code.';
export const userNotFound = 'User not found';
export const noSuchPerson = 'There is no such person.';
export const reportNotFound = 'Report not found';
export const reportPhotoNotKept = 'This photo is not kept.';
export const notOfReported = 'This post belongs to somebody else. Report it from its own page.';
export const reportWithoutPost = 'This report is not about a post.';
export const reportAboutOneself = 'This report is about you. Another administrator has to handle it.';
export const postOfOneself = 'This post is yours. Another administrator has to decide about it.';
export const reportHandled = 'This report was handled already.';
export const reportAssigned = 'Somebody else just gave this report to another administrator.';
export const assignedToReported = 'This report is about them. Choose another administrator.';
export const assigneeNotAdmin = 'They are not an administrator any more. Choose somebody else.';
export const reportChanged = 'Somebody else just changed this report. Please review it again.';
export const postTakenDown = 'This is hidden already.';
export const postNotTakenDown = 'This is not hidden by the people who run the site.';
export const notSuspended = 'This person is not suspended.';
export const reportOfOneself = "You can't report yourself.";
export const messageOfAnother = 'This message was not written by the person you report.';
export const unsubscribeLinkInvalid = 'This link is not valid. Use the one in the newest email.';
export const subscriptionLinkInvalid =
  'This link has been used or is older than 48 hours. If you are not subscribed yet, subscribe again.';
export const messageNotFound = 'Message not found';
export const messageToOneself = "You can't send a message to yourself.";
export const replyToAnother = 'A reply goes to the other person of the conversation.';
export const personDeleted = 'This person has deleted their account.';
export const recipientBlocked = 'You have blocked this person. Unblock them to write to them.';
export const blockOfOneself = "You can't block yourself.";
export const catchUnavailable = 'This catch is not available any more.';
export const applicationsTooMany = 'Too many applications from this network. Please try again in an hour.';
export const contactTooMany = 'You have sent several messages already. Please try again in an hour.';
export const pledgeNotFound = 'Pledge not found';
export const catchNotFound = 'Catch not found';
export const fishermanNotFound = 'Fisherman profile not found';
export const organizationNotFound = 'Organization not found';
export const applicationNotFound = 'Application not found';
export const decidedBefore = {
  approved: 'This application has been approved already.',
  declined: 'This application has been declined already.',
} as const;
export const actsAlready = 'You act for this organization already.';
export const joinDeclined = 'The organization has declined your request. Contact them before you ask again.';
export const nobodyAsks = 'This person no longer asks to join.';
export const joinAnswered = {
  accepted: 'This request has been accepted already.',
  declined: 'This request has been declined already.',
} as const;
export const coordinatorsOnly = 'Only a coordinator of the organization can do this.';
export const pausedByManager =
  'This organization was paused by the people who run the site. Write to them about it.';
export const lastCoordinator =
  'You are the only coordinator. Make somebody else a coordinator before you leave.';
export const profileExists = 'You already have a profile of this type.';
export const profileNotFound = 'Profile not found';
export const bodyNotObject = 'The body has to be a JSON object.';
export const bodyNotJson = 'The body is not valid JSON.';
export const bodyTooDeep = 'The fields of the body are nested too deep.';
export const takenDown = 'This post was hidden by the people who run the site. Write to them about it.';
export const suspensionOfOneself = "You can't suspend yourself.";
export const deletionOfOneself = 'To delete your own account, go to your profile page.';
export const recoveryRefused =
  'This code does not work for this email and password. Each code works once. Check it, or use another one.';
export const recoveryTooMany = 'Too many tries. Please wait an hour, then try again.';
export const noSecondFactor = 'Set up two-step verification first.';
export const ownSecondFactor = 'Ask another administrator to reset yours.';
export const lastAdmin = 'You are the only administrator. Make somebody else an administrator first.';
export const postOfAnother = (kind: 'catch' | 'pledge') =>
  `This ${kind} belongs to somebody else. Report it from its own page.`;
export const postGone = (kind: 'catch' | 'pledge') => `The ${kind} is not there any more.`;
export const ownPledgeNotLiked = 'You can’t like your own pledge.';
export const draftNotFound = 'This draft is gone. Somebody deleted or sent it.';
export const draftChanged = 'Somebody else saved this draft meanwhile.';
export const mailingNotFound = 'Email not found';
export const mailingSent = 'This email was already sent to everybody.';
export const mailingBegun = 'This email is already being sent.';
export const mailingStopped = 'This email was stopped. It cannot be continued.';
export const mailingTooOld =
  'This email is too old to continue. Some people would get it twice. Please write a new one.';
export const noOwnAddress = 'Your account has no email address.';
export const requestNotFound = 'Request not found';
export const requestsTooMany = 'Too many requests from this network. Please try again in an hour.';
export const requestDecided = {
  approved: 'This request has been approved already.',
  declined: 'This request has been declined already.',
} as const;
export const invitedToClosed =
  'Sign-up is turned off, so an invitation would not work. Turn it on in Settings first. The request stays here.';
export const answersTooMany = 'You have replied to this request many times. Please continue by email.';
export const invitationGone = 'This invitation is not there any more.';
export const invitationNotValid = 'This invitation is not valid any more. You can sign up without it.';

/** For a suspended person who wants to change their sign-in address. */
export const addressWhileSuspended = 'You can’t change your email address while your account is suspended.';

/** For an unconfirmed address that has received its daily number of emails. */
export const codesTooMany =
  'We have sent several emails to this address today. Look in your spam folder, or try again tomorrow.';

/** If more people than usual have signed up within the hour. */
export const signUpsFull =
  'Many people are signing up right now. Please try again in an hour. Your details stay in this form until then.';

/** If the browser's proof of work for a sign-up is missing or from another day. */
export const signUpUnproved =
  'We could not check your browser. Make sure that the date of your device is right, reload the page and try again.';

/** If signing up is switched off. */
export const signUpClosed =
  'You can’t create an account right now. If you already have one, log in as usual.';
