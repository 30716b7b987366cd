import type { AttributeValue, _Record as StreamsRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord, AttributeValue as LambdaValue } from 'aws-lambda';

/** Converts a record of the stream to the form that functions receive, in which dates are seconds. */
export function toLambdaRecord(record: StreamsRecord, streamArn: string): DynamoDBRecord {
  const { ApproximateCreationDateTime: created, Keys, NewImage, OldImage, ...rest } = record.dynamodb ?? {};
  return {
    eventID: uniqueId(record.eventID, streamArn),
    eventName: record.eventName,
    eventVersion: record.eventVersion,
    eventSource: record.eventSource ?? 'aws:dynamodb',
    awsRegion: record.awsRegion,
    eventSourceARN: streamArn,
    userIdentity: record.userIdentity && toUserIdentity(record.userIdentity),
    dynamodb: {
      ...rest,
      ApproximateCreationDateTime: created && Math.floor(created.getTime() / 1000),
      Keys: Keys && toLambdaItem(Keys),
      NewImage: NewImage && toLambdaItem(NewImage),
      OldImage: OldImage && toLambdaItem(OldImage),
    },
  };
}

/** Dynoxide numbers the records of each stream from 1. In AWS no two streams have the same id, so the stream's label is added. */
function uniqueId(id: string | undefined, streamArn: string): string | undefined {
  return id !== undefined && /^\d{1,15}$/.test(id) ? `${streamArn.split('/').at(-1)}-${id}` : id;
}

/** Only the service itself has an identity, when it deletes expired items. Some endpoints leave it empty. */
function toUserIdentity({ PrincipalId, Type }: NonNullable<StreamsRecord['userIdentity']>) {
  return { principalId: PrincipalId ?? 'dynamodb.amazonaws.com', type: Type ?? 'Service' };
}

/** Both use the same form for values except bytes, which we do not store. */
function toLambdaItem(item: Record<string, AttributeValue>): Record<string, LambdaValue> {
  return item as Record<string, LambdaValue>;
}
