/** A local cloud in a process of its own, to be killed: says in one line of JSON where it is, and who is signed in. */
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';

const stateDirectory = process.argv[2];
if (stateDirectory === undefined) throw new TypeError('Name the folder for its state.');
const cloud = await startLocalCloud(stateDirectory);
const { accessToken } = await cloud.createUser({ email: 'ruth@creel.example', fisherman: 'Ruth Alder' });
process.stdout.write(`${JSON.stringify({ origin: cloud.origin(), accessToken })}\n`);
