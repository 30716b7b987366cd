/** `node bin/cost.ts`: the tables of docs/cost.md, from measurements, assumptions and AWS prices. */
import { namesOf } from '#shared/names-of.ts';
import { HOUR_PRICES } from './cost/hour.ts';
import { PRICES, priceOf, type Service } from './cost/prices.ts';
import { DEEDS } from './cost/stranger.ts';
import { pagesOf, SIZES, shareAtOrigin, useOf } from './cost/use.ts';

const NAMES: Readonly<Record<Service, string>> = {
  edgeGigabyte: 'CloudFront, GB',
  edgeRequest: 'CloudFront, requests',
  edgeFunctionCall: 'CloudFront Functions, calls',
  invalidatedPath: 'CloudFront, paths invalidated',
  apiRequest: 'API Gateway, requests',
  functionCall: 'Lambda, calls',
  functionGigabyteSecond: 'Lambda, GB-seconds',
  keptStartedGigabyteSecond: 'Lambda, GB-seconds kept started',
  readUnit: 'DynamoDB, read units',
  writeUnit: 'DynamoDB, write units',
  tableGigabyte: 'DynamoDB, GB kept',
  recoveryGigabyte: 'DynamoDB, GB to restore from',
  photoGigabyte: 'S3, GB kept',
  photoPut: 'S3, objects written',
  activeUser: 'Cognito, people',
  mail: 'SES, emails',
  logGigabyte: 'CloudWatch Logs, GB',
  firewallRequest: 'WAF, requests',
  secret: 'Secrets Manager, secrets',
  alarmMetric: 'CloudWatch, metrics of alarms',
  firewall: 'WAF, web ACLs with their rules',
};

const services = namesOf(PRICES);
const uses = SIZES.map(useOf);
const totals = uses.map((use) => services.reduce((sum, service) => sum + priceOf(service, use[service]), 0));

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const lines = [
  row(['a month', ...SIZES.map(({ name }) => name)]),
  row(['---', ...SIZES.map(() => '---:')]),
  row(['people', ...SIZES.map(({ users }) => count(users))]),
  row(['page views', ...SIZES.map((size) => count(pagesOf(size)))]),
  row([
    'shared calls that reach the API',
    ...SIZES.map((size) => `${Math.round(100 * shareAtOrigin(size))} %`),
  ]),
  ...services.map((service) =>
    row([
      NAMES[service],
      ...uses.map((use) => `${count(use[service])}: $${dollars(priceOf(service, use[service]))}`),
    ]),
  ),
  row(['**together**', ...totals.map((total) => `**$${dollars(total)}**`)]),
  row([
    '**1,000 page views**',
    ...SIZES.map((size, index) => `**$${((1000 * (totals[index] ?? 0)) / pagesOf(size)).toFixed(3)}**`),
  ]),
];
const strangers = [
  row(['from one network address', 'times a day', 'dollars a day']),
  row(['---', '---:', '---:']),
  ...DEEDS.map(({ name, times, price }) => row([name, count(times), `$${dollars(times * price)}`])),
];
const hours = [
  row(['the dearest in an hour', 'dollars']),
  row(['---', '---:']),
  ...[...Map.groupBy(HOUR_PRICES, (each) => each.dollars.toFixed(1))].slice(0, 5).map(([price, group]) => {
    const names = group.map(({ name }) => name);
    return row([
      names.length > 3 ? `${names.slice(0, 3).join(', ')} and others` : names.join(', '),
      `$${price}`,
    ]);
  }),
];
process.stdout.write(
  `${lines.join('\n')}\n\n## What can one stranger cause?\n\n${strangers.join('\n')}\n\n${hours.join('\n')}\n`,
);

function count(amount: number): string {
  return amount.toLocaleString('en-US', { maximumFractionDigits: amount < 10 ? 1 : 0 });
}

function dollars(amount: number): string {
  return amount.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
