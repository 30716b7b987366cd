import type { AttributeValue, _Record as StreamsRecord } from '@aws-sdk/client-dynamodb-streams';
import type { DynamoDBRecord, AttributeValue as LambdaValue } from 'aws-lambda';

/** A record of the stream in the form that a function gets it in: dates are seconds, bytes are base64. */
export function toLambdaRecord(record: StreamsRecord, streamArn: string): DynamoDBRecord {
  const { ApproximateCreationDateTime: created, Keys, NewImage, OldImage, ...rest } = record.dynamodb ?? {};
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: record.eventVersion,
    eventSource: record.eventSource ?? 'aws:dynamodb',
    awsRegion: record.awsRegion,
    eventSourceARN: streamArn,
    ...(record.userIdentity && { userIdentity: toUserIdentity(record.userIdentity) }),
    dynamodb: {
      ...rest,
      ...(created && { ApproximateCreationDateTime: Math.floor(created.getTime() / 1000) }),
      ...(Keys && { Keys: toLambdaItem(Keys) }),
      ...(NewImage && { NewImage: toLambdaItem(NewImage) }),
      ...(OldImage && { OldImage: toLambdaItem(OldImage) }),
    },
  };
}

/** Only the service itself, when it deletes what has expired, has an identity; some endpoints leave it empty. */
function toUserIdentity({ PrincipalId, Type }: NonNullable<StreamsRecord['userIdentity']>) {
  return { principalId: PrincipalId ?? 'dynamodb.amazonaws.com', type: Type ?? 'Service' };
}

function toLambdaItem(item: Record<string, AttributeValue>): Record<string, LambdaValue> {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, toLambdaValue(value)]));
}

function toLambdaValue(value: AttributeValue): LambdaValue {
  if (value.B !== undefined) return { B: base64(value.B) };
  if (value.BS !== undefined) return { BS: value.BS.map(base64) };
  if (value.L !== undefined) return { L: value.L.map(toLambdaValue) };
  if (value.M !== undefined) return { M: toLambdaItem(value.M) };
  if (value.S !== undefined) return { S: value.S };
  if (value.N !== undefined) return { N: value.N };
  if (value.BOOL !== undefined) return { BOOL: value.BOOL };
  if (value.SS !== undefined) return { SS: value.SS };
  if (value.NS !== undefined) return { NS: value.NS };
  return { NULL: true };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
