/**
 * Files in the directory of everything that survives a restart: the secrets, the tables, the name of the one in use, the current
 * address of the DynamoDB, the mark of demo data. The name is missing unless a table was restored.
 */
export const SECRETS_FILE = 'secrets.json';
export const DATA_FILE = 'dynamodb/data.db';
export const TABLE_FILE = 'dynamodb/table';
export const ENDPOINT_FILE = 'dynamodb/endpoint';
export const SEEDED_FILE = 'seeded';
