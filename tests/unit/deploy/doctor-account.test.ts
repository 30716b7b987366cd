/** The reads of `npm run doctor`, from a stand-in that answers as AWS does and refuses every other call. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { accountOf } from '#bin/doctor/account.ts';
import { readSettings } from '#lib/settings.ts';
import { settingsOf } from '#tests/infrastructure/synth.ts';

const xml = (action: string, result: string) =>
  `<${action}Response><${action}Result>${result}</${action}Result></${action}Response>`;
const CERTIFICATE = { Status: 'ISSUED', DomainName: 'fish.test', SubjectAlternativeNames: ['*.fish.test'] };

const ANSWERS: Record<string, string> = {
  GetCallerIdentity: xml('GetCallerIdentity', '<Account>111111111111</Account>'),
  'GET /2016-08-19/account-settings': '{"AccountLimit":{"ConcurrentExecutions":10}}',
  'CertificateManager.DescribeCertificate': JSON.stringify({ Certificate: CERTIFICATE }),
  GetSendQuota: xml('GetSendQuota', '<Max24HourSend>200.0</Max24HourSend>'),
  GetIdentityVerificationAttributes: xml(
    'GetIdentityVerificationAttributes',
    '<VerificationAttributes><entry><key>fish.test</key><value><VerificationStatus>Success</VerificationStatus></value></entry></VerificationAttributes>',
  ),
  DescribeStacks: xml(
    'DescribeStacks',
    '<Stacks><member><StackStatus>CREATE_COMPLETE</StackStatus></member></Stacks>',
  ),
  'AWSCognitoIdentityProviderService.ListUsersInGroup': '{"Users":[{"Username":"ann"}]}',
};

const signed: string[] = [];

async function answerTo(message: IncomingMessage): Promise<string | undefined> {
  let body = '';
  for await (const part of message) body += String(part);
  signed.push(String(message.headers.authorization));
  const target = message.headers['x-amz-target'] ?? new URLSearchParams(body).get('Action');
  return ANSWERS[String(target ?? `${message.method} ${message.url}`)];
}

const server = createServer(async (message, response) => {
  const answer = await answerTo(message);
  response.writeHead(answer === undefined ? 403 : 200).end(answer);
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  vi.stubEnv('AWS_ENDPOINT_URL', `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'test');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'test');
});
afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

it('reads the account by signed calls that change nothing', async () => {
  const account = accountOf(readSettings({ prod: settingsOf('prod') }, 'prod'));
  const outputs = { UserPoolId: 'us-east-1_Creel' };
  expect({
    id: await account.findId(),
    concurrency: await account.readConcurrency(),
    bootstrapped: await account.isBootstrapped(),
    certificate: await account.readCertificate('arn:aws:acm:us-east-1:111111111111:certificate/1'),
    quota: await account.readMailQuota(),
    verified: await Promise.all(
      ['fish.test', 'meals.test'].map((each) => account.isMailDomainVerified(each)),
    ),
    admin: await account.hasAdmin(Object(outputs)),
  }).toEqual({
    id: '111111111111',
    concurrency: 10,
    bootstrapped: true,
    certificate: { status: 'ISSUED', names: ['fish.test', '*.fish.test'] },
    quota: 200,
    verified: [true, false],
    admin: true,
  });
  for (const each of signed) expect(each).toMatch(/^AWS4-HMAC-SHA256 Credential=test\//);
});
