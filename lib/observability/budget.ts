import { CfnBudget } from 'aws-cdk-lib/aws-budgets';
import { Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';

export interface SpendingProps {
  /** Dollars a month. */
  limit: number;
  mail: string;
}

/**
 * Sends a warning when the month is about to exceed the budget. It covers the whole account, because AWS knows a
 * stage's share only once its tags are activated.
 */
export class Spending extends Construct {
  /** ARN of the budget, which knows the amount spent. */
  readonly arn: string;

  constructor(scope: Construct, id: string, { limit, mail }: SpendingProps) {
    super(scope, id);
    const subscribers = [{ subscriptionType: 'EMAIL', address: mail }];
    const over = (notificationType: 'ACTUAL' | 'FORECASTED', threshold: number) => ({
      notification: {
        notificationType,
        threshold,
        comparisonOperator: 'GREATER_THAN',
        thresholdType: 'PERCENTAGE',
      },
      subscribers,
    });
    const { ref } = new CfnBudget(this, 'Month', {
      budget: {
        budgetType: 'COST',
        timeUnit: 'MONTHLY',
        budgetLimit: { amount: limit, unit: 'USD' },
      },
      notificationsWithSubscribers: [over('ACTUAL', 80), over('ACTUAL', 100), over('FORECASTED', 100)],
    });
    const ofAccount = { service: 'budgets', region: '', resource: 'budget', resourceName: ref };
    this.arn = Stack.of(this).formatArn(ofAccount);
  }
}
