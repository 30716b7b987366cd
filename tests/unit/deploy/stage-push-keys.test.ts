import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { siteConfigOf } from '#bin/deploy/publish-web.ts';
import { readStagePushKeys, withPushKey } from '#bin/deploy/stage-push-keys.ts';
import { makePushKeys } from '#local/push-keys.ts';

const REGION = 'us-east-1';
const outputs = {
  ConsumerOrigin: 'https://fish.test',
  CommunityOrigin: 'https://meals.test',
  ApiOrigin: 'https://api.test',
  UserPoolId: 'us-east-1_Creel',
  UserPoolClientId: 'client',
  TableName: 'table',
  PhotoBucket: 'photos',
  PushKeysSecret: 'arn:aws:secretsmanager:us-east-1:000000000000:secret:PushKeys',
};

/** The secret's value, as a new stage has it. */
let stored = '';
const secretsManager = createServer(async (message, response) => {
  await json(message);
  response
    .setHeader('content-type', 'application/x-amz-json-1.1')
    .end(JSON.stringify({ SecretString: stored }));
});
beforeAll(async () => {
  await new Promise<void>((listening) => secretsManager.listen(0, listening));
  const address = secretsManager.address();
  const port = typeof address === 'object' ? address?.port : 0;
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `http://127.0.0.1:${port}`,
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
  });
});
afterAll(() => void secretsManager.close());
beforeEach(() => {
  stored = 'RandomTextOfANewStage';
});

const stage = () => withPushKey(siteConfigOf('prod', outputs), outputs);

describe('the push keys of a stage', () => {
  it('are absent until they are made, and from a stack that is older than they are', async () => {
    expect(await readStagePushKeys(REGION, outputs)).toEqual([]);
    expect(await readStagePushKeys(REGION, {})).toEqual([]);
    expect(await stage()).not.toHaveProperty('pushKey');
  });

  it('are for browsers the newest', async () => {
    const pairs = [makePushKeys(), makePushKeys()];
    stored = JSON.stringify(pairs);
    expect(pairs[0]?.publicKey).toMatch(/^B[\w-]{86}$/);
    expect(await stage()).toMatchObject({ pushKey: pairs[0]?.publicKey });
    expect(await readStagePushKeys(REGION, outputs)).toEqual(pairs);
  });
});
