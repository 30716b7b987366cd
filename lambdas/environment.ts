/** Environment variables of the product; those of AWS are not listed. */
export type EnvironmentName =
  | 'STAGE'
  | 'VERSION'
  | 'TABLE_NAME'
  | 'PHOTO_BUCKET'
  | 'STAGE_SECRET'
  | 'EDGE_SECRETS'
  | 'USER_POOL_ID'
  | 'USER_POOL_CLIENT_ID'
  | 'SECOND_FACTOR'
  | 'SIGN_UP_PROOF'
  | 'CONSUMER_ORIGIN'
  | 'COMMUNITY_ORIGIN'
  | 'CONSUMER_SENDER'
  | 'COMMUNITY_SENDER'
  | 'CONSUMER_MAILBOX'
  | 'COMMUNITY_MAILBOX'
  | 'FAILED_CHANGES_QUEUE'
  | 'JOBS_QUEUE'
  | 'UPLOADS_QUEUE'
  | 'MAILS_QUEUE'
  | 'ALERT_MAILS_QUEUE'
  | 'PUSHES_QUEUE'
  | 'WEBHOOKS_QUEUE'
  | 'WEBHOOK_TURNS_QUEUE'
  | 'PUSH_KEYS'
  | 'LOCAL_PUSH_SERVICE'
  | 'INVALIDATIONS_QUEUE'
  | 'DISTRIBUTION_ID'
  | 'DEAD_LETTER_QUEUES'
  | 'DEPLOYED_AT'
  | 'BUDGET_ARN';

/** Returns the value of a variable in the function's definition. @throws Error if the deployment didn't set it */
export function environment(name: EnvironmentName): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is not set`);
  return value;
}
