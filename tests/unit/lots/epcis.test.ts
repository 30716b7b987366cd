import { describe, expect, it } from 'vitest';
import { epcisDocument } from '#shared/lots/epcis.ts';
import type { Lot } from '#shared/lots/schemas.ts';

const URL_OF_LOT = 'https://creel.example/lot/01J';
const AT_SEVEN = '2026-11-20T07:00:00.000Z';
const AT_NINE = '2026-11-20T09:00:00.000Z';

const lot = (fields: Pick<Lot, 'kind' | 'unit' | 'events'>): Lot => ({
  id: '01J',
  fishermanName: 'Ruth Alder',
  species: 'cod',
  town: 'Portland, ME',
  ...fields,
});

const eventsOf = (given: Lot) => epcisDocument(given, URL_OF_LOT)?.epcisBody.eventList;

describe('the EPCIS document of a lot', () => {
  it('has the steps of a catch that the vocabulary has a term for, with pounds in UN/ECE code', () => {
    const ofCatch = lot({
      kind: 'catch',
      unit: 'pound',
      events: [
        { step: 'caught', at: AT_SEVEN },
        { step: 'posted', at: AT_NINE, amount: 50 },
        { step: 'held', at: AT_NINE, amount: 10 },
        { step: 'collected', at: AT_NINE, amount: 10.5 },
      ],
    });
    expect(epcisDocument(ofCatch, URL_OF_LOT)).toEqual({
      '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
      type: 'EPCISDocument',
      schemaVersion: '2.0',
      creationDate: AT_NINE,
      epcisBody: {
        eventList: [
          {
            type: 'ObjectEvent',
            eventID: `${URL_OF_LOT}#caught-${AT_SEVEN}`,
            eventTime: AT_SEVEN,
            eventTimeZoneOffset: '+00:00',
            action: 'ADD',
            bizStep: 'commissioning',
            quantityList: [{ epcClass: URL_OF_LOT }],
          },
          {
            type: 'ObjectEvent',
            eventID: `${URL_OF_LOT}#collected-${AT_NINE}`,
            eventTime: AT_NINE,
            eventTimeZoneOffset: '+00:00',
            action: 'DELETE',
            bizStep: 'retail_selling',
            quantityList: [{ epcClass: URL_OF_LOT, quantity: 10.5, uom: 'LBR' }],
          },
        ],
      },
    });
  });

  it('says that an organization receives meals and serves them, counted without a unit', () => {
    const ofPledge = lot({
      kind: 'pledge',
      unit: 'meal',
      events: [
        { step: 'collected', at: AT_SEVEN, amount: 20 },
        { step: 'served', at: AT_NINE, amount: 18 },
      ],
    });
    expect(eventsOf(ofPledge)).toMatchObject([
      { action: 'OBSERVE', bizStep: 'receiving', quantityList: [{ quantity: 20 }] },
      { action: 'DELETE', bizStep: 'dispensing', quantityList: [{ quantity: 18 }] },
    ]);
    expect(JSON.stringify(eventsOf(ofPledge))).not.toContain('uom');
  });

  it('names nobody, and is left out while no step has a term', () => {
    const posted = lot({ kind: 'catch', events: [{ step: 'posted', at: AT_NINE }] });
    expect(epcisDocument(posted, URL_OF_LOT)).toBeUndefined();
    const caught = lot({ kind: 'catch', events: [{ step: 'caught', at: AT_SEVEN }] });
    expect(JSON.stringify(epcisDocument(caught, URL_OF_LOT))).not.toContain('Ruth');
  });
});
