import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import type { Construct } from 'constructs';

/** The period in which WAF counts requests. */
export const RATE_WINDOW_SECONDS = 300;

/** Requests in five minutes from one address before it is blocked. A family behind one router stays far below. */
export const RATE_LIMIT = 3000;

/**
 * The limit of calls in five minutes from one address that make the user pool send an email or create an account. A
 * kitchen full of people who sign up behind one router stays below. WAF takes no limit under 10. Its rules recognize
 * the operation by this header.
 */
export const SENDING_RATE_LIMIT = 20;
const MAILING_OPERATIONS = ['SignUp', 'ForgotPassword', 'ResendConfirmationCode'];

const MANAGED_RULES = [
  'AWSManagedRulesAmazonIpReputationList',
  'AWSManagedRulesKnownBadInputsRuleSet',
  'AWSManagedRulesCommonRuleSet',
];

/**
 * A web ACL for a distribution, or for a resource in the stack's region, because browsers reach the user pool without
 * the edge.
 */
export class Firewall extends CfnWebACL {
  constructor(scope: Construct, id: string, placement: 'CLOUDFRONT' | 'REGIONAL') {
    super(scope, id, {
      scope: placement,
      defaultAction: { allow: {} },
      visibilityConfig: measuredAs('firewall'),
      rules: [
        {
          name: 'rate',
          priority: 0,
          action: { block: {} },
          statement: { rateBasedStatement: { limit: RATE_LIMIT, aggregateKeyType: 'IP' } },
          visibilityConfig: measuredAs('rate'),
        },
        ...MANAGED_RULES.map((name, index) => managedRule(name, index + 1)),
        ...(placement === 'REGIONAL'
          ? MAILING_OPERATIONS.map((name, index) => mailingRule(name, MANAGED_RULES.length + 1 + index))
          : []),
      ],
    });
  }
}

function mailingRule(operation: string, priority: number): CfnWebACL.RuleProperty {
  return {
    name: operation,
    priority,
    action: { block: {} },
    statement: {
      rateBasedStatement: {
        limit: SENDING_RATE_LIMIT,
        evaluationWindowSec: RATE_WINDOW_SECONDS,
        aggregateKeyType: 'IP',
        scopeDownStatement: {
          byteMatchStatement: {
            fieldToMatch: { singleHeader: { Name: 'x-amz-target' } },
            positionalConstraint: 'EXACTLY',
            searchString: `AWSCognitoIdentityProviderService.${operation}`,
            textTransformations: [{ priority: 0, type: 'NONE' }],
          },
        },
      },
    },
    visibilityConfig: measuredAs(operation),
  };
}

function managedRule(name: string, priority: number): CfnWebACL.RuleProperty {
  return {
    name,
    priority,
    overrideAction: { none: {} },
    statement: {
      managedRuleGroupStatement: { vendorName: 'AWS', name, ...exceptionsOf(name) },
    },
    visibilityConfig: measuredAs(name),
  };
}

/** Bodies over 8 kB are allowed, and the API limits them itself. */
function exceptionsOf(name: string) {
  if (name !== 'AWSManagedRulesCommonRuleSet') return {};
  return { ruleActionOverrides: [{ name: 'SizeRestrictions_BODY', actionToUse: { count: {} } }] };
}

/** Takes no sampled requests, because they would store addresses and typed text. */
function measuredAs(metricName: string): CfnWebACL.VisibilityConfigProperty {
  return { cloudWatchMetricsEnabled: true, sampledRequestsEnabled: false, metricName };
}
