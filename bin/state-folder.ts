/** Where the local cloud keeps what people do. Another folder when stored items change their shape, so that what an older version kept is not misread. */
export const STATE_FOLDER = '.local/v2';
