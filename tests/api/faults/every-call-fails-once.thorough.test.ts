/** The contract says which endpoints write. The other half has a file of its own, because two run side by side. */
import { describe, expect, it } from 'vitest';
import { changesSomething } from '#shared/contract/endpoint.ts';
import { ENDPOINTS } from '#shared/registry.ts';
import { EVERY_WRITE } from './every-write.ts';
import { failEachCall } from './fail-each-call.ts';

describe('the endpoints that write', () => {
  it('are all called in the two halves', () => {
    const writes = ENDPOINTS.filter(changesSomething).map(({ name }) => name);
    expect(EVERY_WRITE.map(({ name }) => name).sort()).toEqual(writes.sort());
  });
});

failEachCall(EVERY_WRITE.filter((_, index) => index % 2 === 0));
