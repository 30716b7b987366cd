/** Kinds of items: one definition makes their keys and recognizes their items. */
import { describe, expect, it } from 'vitest';
import { all, conditionFields, defineItem, equals, lacks, updateFields } from '#lambdas/table/index.ts';

const like = defineItem<{ likedAt: string }>()('like', {
  pk: 'LIKES#{userId}',
  sk: '{pledgeId}',
  indexes: ({ pledgeId }) => ({ gsi1pk: `LIKED#${pledgeId}` }),
  owner: 'nobody',
});
const post = defineItem<object>()('post', { pk: 'CATCH#{postId}', sk: '{postId}', owner: 'nobody' });

describe('a kind of item', () => {
  it('builds the key from its parts, and the item with its index attributes', () => {
    expect(like.key({ userId: 'U', pledgeId: 'P' })).toEqual({ pk: 'LIKES#U', sk: 'P' });
    const stored = { pk: 'LIKES#U', sk: 'P', gsi1pk: 'LIKED#P', likedAt: 'now' };
    expect(like.item({ userId: 'U', pledgeId: 'P' }, { likedAt: 'now' })).toEqual(stored);
  });

  it('recognizes its own keys and their parts', () => {
    expect({ ...like.match({ pk: 'LIKES#U', sk: 'P' }) }).toEqual({ userId: 'U', pledgeId: 'P' });
    expect(like.match({ pk: 'LIKED#U', sk: 'P' })).toBeUndefined();
  });

  it('uses one value for a name in both parts of the key', () => {
    expect({ ...post.match({ pk: 'CATCH#A', sk: 'A' }) }).toEqual({ postId: 'A' });
    expect(post.match({ pk: 'CATCH#A', sk: 'TAKEN-DOWN' })).toBeUndefined();
  });
});

describe('an update expression', () => {
  it('uses a placeholder for every attribute and value, in changes and condition', () => {
    const changes = { set: { 'card.location': 'Portland', photo: undefined }, add: { total: 2 } };
    expect(updateFields(changes, all(equals('version', 1), lacks('hidden')))).toEqual({
      UpdateExpression: 'SET #card.#location = :v0, #total = if_not_exists(#total, :v1) + :v2 REMOVE #photo',
      ConditionExpression: '(#version = :v3) AND (attribute_not_exists(#hidden))',
      ExpressionAttributeNames: {
        '#card': 'card',
        '#location': 'location',
        '#photo': 'photo',
        '#total': 'total',
        '#version': 'version',
        '#hidden': 'hidden',
      },
      ExpressionAttributeValues: { ':v0': 'Portland', ':v1': 0, ':v2': 2, ':v3': 1 },
    });
  });

  it('without changes is empty', () => {
    expect(conditionFields(undefined)).toEqual({});
  });
});
