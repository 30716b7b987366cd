/** Reads the account's cost of this month from the budget of the stage. AWS updates it a few times a day. */
import { SQSClient } from '@aws-sdk/client-sqs';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod/mini';
import { HOUR } from '#shared/limits.ts';
import { logger } from '../core/logger.ts';
import { environment } from '../environment.ts';
import { recently } from '../site/store/recently.ts';

/** Budgets has one endpoint for all regions, and its requests are signed for this region. */
const REGION = 'us-east-1';
const TIMEOUT_MS = 2000;
const CACHED_MS = 4 * HOUR;

const budgetAnswer = z.object({
  Budget: z.object({
    CalculatedSpend: z.object({ ActualSpend: z.object({ Amount: z.string(), Unit: z.literal('USD') }) }),
  }),
});

const readSpent = recently(requestBudget, CACHED_MS);

/** @returns dollars, at most four hours old; undefined if the stage has no budget or AWS returned no amount */
export async function readMonthCost(now: Date): Promise<number | undefined> {
  if (environment('BUDGET_ARN') === 'none') return undefined;
  try {
    return await readSpent(now);
  } catch (error) {
    logger.warn('the cost of this month could not be read', { error });
    return undefined;
  }
}

async function requestBudget(): Promise<number> {
  const [, , , , AccountId, name = ''] = environment('BUDGET_ARN').split(':');
  const url = new URL(process.env.AWS_ENDPOINT_URL_BUDGETS ?? 'https://budgets.amazonaws.com');
  const body = JSON.stringify({ AccountId, BudgetName: name.replace('budget/', '') });
  // A single request does not need a client of its own, so it uses the credentials of another client.
  const { credentials, sha256 } = new SQSClient({ region: REGION }).config;
  const signer = new SignatureV4({ service: 'budgets', region: REGION, credentials, sha256 });
  const { headers } = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: '/',
    query: {},
    headers: {
      host: url.host,
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSBudgetServiceGateway.DescribeBudget',
    },
    body,
  });
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The budgets request failed with status ${response.status}`);
  const { Budget } = z.parse(budgetAnswer, await response.json());
  return Number(Budget.CalculatedSpend.ActualSpend.Amount);
}
