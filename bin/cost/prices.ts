/** Dollars in us-east-1, as public pages had them in November 2026. What a new account has free for a year is left out; what is free for good is in. */
export const PRICES = {
  /** CloudFront, North America and Europe. */
  edgeGigabyte: [
    { upTo: 1_000, price: 0 },
    { upTo: 11_000, price: 0.085 },
    { upTo: 51_000, price: 0.08 },
    { upTo: 151_000, price: 0.06 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.04 },
  ],
  edgeRequest: [
    { upTo: 10e6, price: 0 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.01 / 10_000 },
  ],
  edgeFunctionCall: [
    { upTo: 2e6, price: 0 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.1 / 1e6 },
  ],
  invalidatedPath: [
    { upTo: 1_000, price: 0 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.005 },
  ],
  apiRequest: [
    { upTo: 300e6, price: 1 / 1e6 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.9 / 1e6 },
  ],
  /** Lambda on arm64. */
  functionCall: [
    { upTo: 1e6, price: 0 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.2 / 1e6 },
  ],
  functionGigabyteSecond: [
    { upTo: 400_000, price: 0 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.0000133334 },
  ],
  /** Provisioned concurrency: what `warmRenderers` keeps started. */
  keptStartedGigabyteSecond: [{ upTo: Number.POSITIVE_INFINITY, price: 0.0000033334 }],
  /** DynamoDB on demand. */
  readUnit: [{ upTo: Number.POSITIVE_INFINITY, price: 0.125 / 1e6 }],
  writeUnit: [{ upTo: Number.POSITIVE_INFINITY, price: 0.625 / 1e6 }],
  tableGigabyte: [
    { upTo: 25, price: 0 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.25 },
  ],
  recoveryGigabyte: [{ upTo: Number.POSITIVE_INFINITY, price: 0.2 }],
  /** S3. */
  photoGigabyte: [{ upTo: Number.POSITIVE_INFINITY, price: 0.023 }],
  photoPut: [{ upTo: Number.POSITIVE_INFINITY, price: 0.005 / 1000 }],
  /** Cognito, plan Lite. */
  activeUser: [
    { upTo: 10_000, price: 0 },
    { upTo: 100_000, price: 0.0055 },
    { upTo: 1_000_000, price: 0.0046 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.00325 },
  ],
  mail: [{ upTo: Number.POSITIVE_INFINITY, price: 0.1 / 1000 }],
  /** CloudWatch Logs taken in. */
  logGigabyte: [
    { upTo: 5, price: 0 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.5 },
  ],
  firewallRequest: [{ upTo: Number.POSITIVE_INFINITY, price: 0.6 / 1e6 }],
  /** A month. */
  secret: [{ upTo: Number.POSITIVE_INFINITY, price: 0.4 }],
  /** A month: an alarm is billed for each metric that it looks at. */
  alarmMetric: [
    { upTo: 10, price: 0 },
    { upTo: Number.POSITIVE_INFINITY, price: 0.1 },
  ],
  /** A month: a web ACL and its rules, of which there are four at the edge and seven at the user pool. */
  firewall: [{ upTo: Number.POSITIVE_INFINITY, price: 5 + 11 / 2 }],
} as const satisfies Record<string, readonly { upTo: number; price: number }[]>;

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
