import { FUNCTIONS } from '#lambdas/functions.ts';
import { type FaultProxy, startFaultProxy } from './faults.ts';
import { type LocalCloud, startLocalCloud } from './local-cloud.ts';

/** A local cloud whose functions reach table and bucket by way of proxies that fail when told. */
export interface FaultyCloud extends LocalCloud {
  readonly dynamoDb: FaultProxy;
  readonly s3: FaultProxy;
}

export async function startFaultyCloud(): Promise<FaultyCloud> {
  const [dynamoDb, s3] = await Promise.all([startFaultProxy(), startFaultProxy()]);
  const cloud = await startLocalCloud(undefined, {
    // With the limits that are deployed: a fault can be that nothing answers in time.
    functions: FUNCTIONS,
    functionEnvironment: {
      AWS_ENDPOINT_URL_DYNAMODB: dynamoDb.origin,
      AWS_ENDPOINT_URL_S3: `${s3.origin}/_s3`,
      // Of the SDK, which waits in between: one repeat is as good as two.
      AWS_MAX_ATTEMPTS: '2',
    },
  });
  dynamoDb.target = cloud.awsEnvironment.AWS_ENDPOINT_URL_DYNAMODB ?? '';
  s3.target = cloud.awsEnvironment.AWS_ENDPOINT_URL_S3 ?? '';
  return {
    ...cloud,
    dynamoDb,
    s3,
    async stop() {
      await cloud.stop();
      await Promise.all([dynamoDb.close(), s3.close()]);
    },
  };
}
