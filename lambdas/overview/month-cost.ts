/** The account's cost this month, from the budget of the stage. AWS updates it a few times a day. */
import { SQSClient } from '@aws-sdk/client-sqs';
import { SignatureV4 } from '@smithy/signature-v4';
import * as z from 'zod/mini';
import { HOUR } from '#shared/limits.ts';
import { logger } from '../core/logger.ts';
import { environment } from '../environment.ts';
import { recently } from '../site/store/recently.ts';

/** Budgets have one address for all regions, which signs as this one. */
const REGION = 'us-east-1';
const TIMEOUT_MS = 2000;
const KEPT_MS = 4 * HOUR;

const budgetAnswer = z.object({
  Budget: z.object({
    CalculatedSpend: z.object({ ActualSpend: z.object({ Amount: z.string(), Unit: z.literal('USD') }) }),
  }),
});

const readSpent = recently(askBudget, KEPT_MS);

/** Dollars, as they were known at most four hours ago; undefined where the stage has no budget, or AWS does not say. */
export async function readMonthCost(now: Date): Promise<number | undefined> {
  if (environment('BUDGET_ARN') === 'none') return undefined;
  try {
    return await readSpent(now);
  } catch (error) {
    logger.warn('the cost of this month could not be read', { error });
    return undefined;
  }
}

async function askBudget(): Promise<number> {
  const [, , , , AccountId, name = ''] = environment('BUDGET_ARN').split(':');
  const url = new URL(process.env.AWS_ENDPOINT_URL_BUDGETS ?? 'https://budgets.amazonaws.com');
  const body = JSON.stringify({ AccountId, BudgetName: name.replace('budget/', '') });
  // One request needs no client of its own; another one knows the credentials.
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
  if (!response.ok) throw new Error(`Budgets answered ${response.status}`);
  const { Budget } = z.parse(budgetAnswer, await response.json());
  return Number(Budget.CalculatedSpend.ActualSpend.Amount);
}
