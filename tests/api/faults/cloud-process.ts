/**
 * A local cloud in its own process, which can be killed. It prints its address and the signed-in person as one line of
 * JSON.
 */
import { startLocalCloud } from '#tests/support/cloud/local-cloud.ts';

const stateDirectory = process.argv[2];
if (stateDirectory === undefined) throw new TypeError('Name the folder for its state.');
const cloud = await startLocalCloud(stateDirectory);
const { accessToken } = await cloud.createUser({ email: 'ruth@creel.example', fisherman: 'Ruth Alder' });
process.stdout.write(`${JSON.stringify({ origin: cloud.origin(), accessToken })}\n`);
