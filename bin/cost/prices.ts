/** Prices in tiers; each applies up to an amount in a month. */
type Steps = readonly { upTo: number; price: number }[];

const always = (price: number): Steps => [{ upTo: Number.POSITIVE_INFINITY, price }];
const after = (free: number, price: number): Steps => [{ upTo: free, price: 0 }, ...always(price)];

/** Dollars in us-east-1 by AWS's public pages in November 2026. They include permanent free amounts, but not a new account's free year. */
export const PRICES = {
  /** CloudFront, North America and Europe. */
  edgeGigabyte: [
    { upTo: 1_000, price: 0 },
    { upTo: 11_000, price: 0.085 },
    { upTo: 51_000, price: 0.08 },
    { upTo: 151_000, price: 0.06 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.04 },
  ],
  edgeRequest: after(10e6, 0.01 / 10_000),
  edgeFunctionCall: after(2e6, 0.1 / 1e6),
  invalidatedPath: after(1_000, 0.005),
  apiRequest: [
    { upTo: 300e6, price: 1 / 1e6 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.9 / 1e6 },
  ],
  /** Lambda on arm64. */
  functionCall: after(1e6, 0.2 / 1e6),
  functionGigabyteSecond: after(400_000, 0.0000133334),
  /** Provisioned concurrency, of `warmRenderers` copies. */
  keptStartedGigabyteSecond: always(0.0000033334),
  /** DynamoDB on demand. */
  readUnit: always(0.125 / 1e6),
  writeUnit: always(0.625 / 1e6),
  tableGigabyte: after(25, 0.25),
  recoveryGigabyte: always(0.2),
  /** S3. */
  photoGigabyte: always(0.023),
  photoPut: always(0.005 / 1000),
  /** Cognito, plan Lite. */
  activeUser: [
    { upTo: 10_000, price: 0 },
    { upTo: 100_000, price: 0.0055 },
    { upTo: 1_000_000, price: 0.0046 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.00325 },
  ],
  mail: always(0.1 / 1000),
  /** CloudWatch Logs, ingested. */
  logGigabyte: after(5, 0.5),
  firewallRequest: always(0.6 / 1e6),
  /** For each secret and month. */
  secret: always(0.4),
  /** For each month and metric that an alarm reads. */
  alarmMetric: after(10, 0.1),
  /** A month: a web ACL and its rules, of which there are four at the edge and seven at the user pool. */
  firewall: always(5 + 11 / 2),
} satisfies Record<string, Steps>;

export type Service = keyof typeof PRICES;

/** The price of an amount in a month, each part at the price of its step. */
export function priceOf(service: Service, amount: number): number {
  let from = 0;
  let dollars = 0;
  for (const { upTo, price } of PRICES[service]) {
    dollars += Math.max(0, Math.min(amount, upTo) - from) * price;
    from = upTo;
  }
  return dollars;
}

/** The price of one more where the free amounts and cheaper steps do not matter: each as the first that is paid for. */
export const each = (service: Service): number => priceOf(service, 20e6 + 1) - priceOf(service, 20e6);

/** The price of a byte from the edge, at the dearest step. */
export const BYTE_PRICE = 0.085 / 1e9;
