/** A change of one item, as the table's stream delivers it: at least once, possibly late or after a later change. */
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord, StreamRecord } from 'aws-lambda';
import type { Found, ItemDefinition, Key } from './item.ts';

export type ChangedItem = Key & Record<string, unknown>;

export class Change {
  /** The same for every delivery of this change. */
  readonly id: string;
  /** When the change was made, to the second. */
  readonly at: Date;
  readonly key: Key;
  /** The item before the change; undefined if the change created it. */
  readonly before: ChangedItem | undefined;
  /** The item after the change; undefined if the change removed it. */
  readonly after: ChangedItem | undefined;

  constructor({ eventID = '', dynamodb = {} }: DynamoDBRecord) {
    this.id = eventID;
    this.at = new Date(1000 * (dynamodb.ApproximateCreationDateTime ?? 0));
    this.before = read(dynamodb.OldImage);
    this.after = read(dynamodb.NewImage);
    const { pk, sk } = this.after ?? this.before ?? read(dynamodb.Keys) ?? { pk: '', sk: '' };
    this.key = { pk, sk };
  }

  get isInsertion(): boolean {
    return this.after !== undefined && this.before === undefined;
  }

  get isRemoval(): boolean {
    return this.after === undefined;
  }

  /** Returns the change with the types of its item. @throws TypeError if it is a change of another kind of item */
  of<Stored extends object, Pk extends string, Sk extends string>(
    definition: ItemDefinition<Stored, Pk, Sk>,
  ) {
    const params = definition.match(this.key);
    if (!params) throw new TypeError(`This is no change of a ${definition.name}`);
    // The stream is trusted to hold items as they are defined, like the table: see read.ts.
    const found = (item: ChangedItem | undefined): Found<Stored> | undefined =>
      item && definition.is(item) ? item : undefined;
    return { params, before: found(this.before), after: found(this.after) };
  }
}

function read(image: StreamRecord['NewImage']): ChangedItem | undefined {
  if (!image) return undefined;
  // The types of the stream and of the SDK describe the same attributes.
  const { pk, sk, ...stored } = unmarshall(image as Record<string, AttributeValue>);
  return { pk, sk, ...stored };
}
