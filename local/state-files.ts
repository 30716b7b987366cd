/**
 * Files in the directory of everything that survives a restart: the table, the current address of the DynamoDB that
 * serves it, and the mark that demo data were added.
 */
export const DATA_FILE = 'dynamodb/data.db';
export const ENDPOINT_FILE = 'dynamodb/endpoint';
export const SEEDED_FILE = 'seeded';
