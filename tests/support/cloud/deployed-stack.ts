import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LocalCloud } from './local-cloud.ts';

/**
 * Responds to CloudFormation's DescribeStacks as if this cloud were deployed as `stack`, and no other stack existed:
 * for operators' commands, which find a stage by its stack.
 */
export async function serveStack(cloud: LocalCloud, stack: string) {
  const outputs = {
    ConsumerOrigin: cloud.origin(),
    CommunityOrigin: cloud.origin('community'),
    ApiOrigin: cloud.origin(),
    UserPoolId: cloud.config.userPoolId,
    UserPoolClientId: cloud.config.userPoolClientId,
    TableName: cloud.tableName,
    PhotoBucket: 'photos',
  };
  const members = Object.entries(outputs)
    .map(
      ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
    )
    .join('');
  const made = `<member><StackStatus>CREATE_COMPLETE</StackStatus><Outputs>${members}</Outputs></member>`;
  const known = `<DescribeStacksResponse><DescribeStacksResult><Stacks>${made}</Stacks></DescribeStacksResult></DescribeStacksResponse>`;
  const unknown =
    '<ErrorResponse><Error><Code>ValidationError</Code><Message>The stack does not exist</Message></Error></ErrorResponse>';
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const isKnown = new URLSearchParams(body).get('StackName') === stack;
    response.writeHead(isKnown ? 200 : 400, { 'content-type': 'text/xml' });
    response.end(isKnown ? known : unknown);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, stop: () => server.close() };
}
