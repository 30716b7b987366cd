/** Fields of the dashboard, as the API and its forms call them. */
export const nameToConfirm = "Please type the person's name";
export const nameDiffers = 'This is not the name of the account';
export const reason = 'Reason';
export const endInvalid = 'Please give a date and time';
export const endInPast = 'The end has to be later than now';
