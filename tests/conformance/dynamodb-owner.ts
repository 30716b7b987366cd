// A process that owns a local DynamoDB, for the test that kills it: says where it is and stays.
import { startDynamoDb } from '#local/dynamodb/index.ts';

const [dataFile = ''] = process.argv.slice(2);
const { endpoint } = await startDynamoDb({ dataFile });
process.stdout.write(`${endpoint}\n`);
