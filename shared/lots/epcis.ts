/**
 * The way of a post's fish as a document of EPCIS 2.0 (GS1, ref.gs1.org/standards/epcis/2.0.0), so that programs of
 * buyers and inspectors can read it. Steps that its business steps have no term for are left out.
 */
import type { Lot, LotStep } from './schemas.ts';

interface Business {
  /** Whether the fish comes into being, goes on, or ends in EPCIS' terms. */
  action: 'ADD' | 'OBSERVE' | 'DELETE';
  bizStep: string;
}

/** Terms of the Core Business Vocabulary 2.0. */
const IN_COMMON: Readonly<Partial<Record<LotStep, Business>>> = {
  caught: { action: 'ADD', bizStep: 'commissioning' },
  iced: { action: 'OBSERVE', bizStep: 'storing' },
  sold: { action: 'DELETE', bizStep: 'retail_selling' },
  served: { action: 'DELETE', bizStep: 'dispensing' },
};

/** A buyer takes fish away; an organization receives meals, and serves them later. */
const COLLECTED: Readonly<Record<Lot['kind'], Business>> = {
  catch: { action: 'DELETE', bizStep: 'retail_selling' },
  pledge: { action: 'OBSERVE', bizStep: 'receiving' },
};

/** Codes of UN/ECE Recommendation 20. Without a code, a quantity is a count. */
const UNIT_CODES: Readonly<Partial<Record<NonNullable<Lot['unit']>, string>>> = { pound: 'LBR' };

/**
 * @param url the address of the lot's page, which identifies the fish
 * @returns JSON-LD; undefined if no step has a term
 */
export function epcisDocument(lot: Lot, url: string) {
  const { kind, unit, events } = lot;
  const business = { ...IN_COMMON, collected: COLLECTED[kind] };
  const uom = unit && UNIT_CODES[unit];
  const eventList = events.flatMap(({ step, at, amount }) => {
    const terms = business[step];
    if (!terms) return [];
    const quantity = amount !== undefined && { quantity: amount, ...(uom !== undefined && { uom }) };
    return [
      {
        type: 'ObjectEvent',
        eventID: `${url}#${step}-${at}`,
        eventTime: at,
        // Times are told in UTC, to the hour.
        eventTimeZoneOffset: '+00:00',
        ...terms,
        quantityList: [{ epcClass: url, ...quantity }],
      },
    ];
  });
  const last = events.at(-1);
  if (eventList.length === 0 || !last) return undefined;
  return {
    '@context': 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld',
    type: 'EPCISDocument',
    schemaVersion: '2.0',
    creationDate: last.at,
    epcisBody: { eventList },
  };
}
