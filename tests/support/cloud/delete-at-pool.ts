import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { LocalCloud } from './local-cloud.ts';
import type { TestUser } from './users.ts';

/** Deletes a user like `DeleteUser`, which people can call for themselves without the site. */
export async function deleteAtPool(cloud: LocalCloud, { userId }: TestUser): Promise<void> {
  const { AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER, ...environment } = cloud.awsEnvironment;
  const pool = new CognitoIdentityProviderClient({
    endpoint: AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER ?? '',
    region: cloud.config.region,
    credentials: {
      accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
      secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
    },
  });
  await pool.send(new AdminDeleteUserCommand({ UserPoolId: cloud.config.userPoolId, Username: userId }));
  pool.destroy();
}
