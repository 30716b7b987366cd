/** The folder of the local cloud's data. It gets a new name when stored items change their shape, so that old ones are not misread. */
export const STATE_FOLDER = '.local/v2';
