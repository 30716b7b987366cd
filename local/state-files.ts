/** Below the folder of what outlives a restart: the table, where the DynamoDB that serves it is at present, and that demo data were given. */
export const DATA_FILE = 'dynamodb/data.db';
export const ENDPOINT_FILE = 'dynamodb/endpoint';
export const SEEDED_FILE = 'seeded';
