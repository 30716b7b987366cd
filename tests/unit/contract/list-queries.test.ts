import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldIssues } from '#shared/contract/issues.ts';
import { writeCell } from '#shared/places/near.ts';
import { listCatches } from '#shared/posts/catches/endpoints.ts';
import { listPledges } from '#shared/posts/pledges/endpoints.ts';

const LISTS = [listCatches, listPledges] as const;

function read(schema: z.ZodMiniType, query: object) {
  const parsed = z.safeParse(schema, query);
  return parsed.success ? parsed.data : fieldIssues(parsed.error);
}

describe.each(LISTS)('the query of $name', ({ query: schema }) => {
  it.each([
    ['43.66,-70.26', { lat: 43.66, lng: -70.26 }],
    ['-0,180', { lat: -0, lng: 180 }],
    ['90,-180', { lat: 90, lng: -180 }],
    ['43.6591000000,-70', { lat: 43.6591, lng: -70 }],
    [`${0.1 / 3},${-1 / 3}`, { lat: 0.1 / 3, lng: -1 / 3 }],
  ])('accepts the position %s', (near, position) => {
    expect(read(schema, { near })).toEqual({ near: position });
  });

  it.each([
    '',
    'here',
    '43.66',
    '43.66,',
    '43.66;-70.26',
    ' 43.66,-70.26',
    '91,0',
    '0,180.5',
    '1e1,0',
    '0x1,0',
    'NaN,0',
    '1,2,3',
  ])('refuses the position "%s" with a sentence', (near) => {
    expect(read(schema, { near })).toEqual([
      { path: 'near', message: 'near is a latitude and a longitude in degrees, such as 43.66,-70.26' },
    ]);
  });

  it.each([
    { latCell: 87, lngCell: -113 },
    { latCell: 0, lngCell: 0 },
    { latCell: -180, lngCell: -288 },
    { latCell: 179, lngCell: 287 },
  ])('reads the written form of the cell %o', (cell) => {
    expect(read(schema, { cell: writeCell(cell) })).toEqual({ cell });
  });

  it.each([
    '',
    '87',
    '87,-113',
    '087:1',
    '-0:1',
    '+1:1',
    '180:0',
    '-181:0',
    '0:288',
    '0:-289',
    '1.5:1',
    '1:2:3',
  ])('refuses the cell "%s" with a sentence', (cell) => {
    expect(read(schema, { cell })).toEqual([
      { path: 'cell', message: 'cell is a row and a column of the grid, such as 87:-113' },
    ]);
  });

  it('accepts either a position or a cell', () => {
    expect(read(schema, { near: '43.66,-70.26', cell: '87:-113' })).toEqual([
      { path: 'cell', message: 'Ask by near or by cell, not by both' },
    ]);
  });

  it('trims and limits the search text', () => {
    expect(read(schema, { q: '  red snapper ' })).toEqual({ q: 'red snapper' });
    for (const q of ['', '   ', 'x'.repeat(101)]) expect(read(schema, { q })).toMatchObject([{ path: 'q' }]);
  });
});

it('accepts a payment for catches and availability for pledges', () => {
  expect(read(listCatches.query, { payment: 'free' })).toEqual({ payment: 'free' });
  expect(read(listCatches.query, { payment: 'barter' })).toMatchObject([{ path: 'payment' }]);
  expect(read(listPledges.query, { available: 'true' })).toEqual({ available: 'true' });
  expect(read(listPledges.query, { available: 'false' })).toEqual([
    { path: 'available', message: 'available is true, or left out' },
  ]);
});
