import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { UserPoolEmail } from 'aws-cdk-lib/aws-cognito';
import * as ses from 'aws-cdk-lib/aws-ses';
import * as sns from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { CfnOutput, Duration, Stack, Validations } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { type Flavour, PRODUCT_NAME } from '#shared/flavours.ts';
import type { CreelFunction, Environment } from '../function/creel-function.ts';
import type { StageSettings } from '../settings.ts';

type MailSettings = NonNullable<StageSettings['mail']>;

/** The sender in a stage that cannot send, in which the functions leave emails out. */
const NONE = 'none';

/** The environment of functions that send. Nothing is sent until SES has verified the domains. */
export function mailEnvironment(settings: StageSettings['mail']): Environment {
  const senderOf = (face: Flavour) =>
    settings?.verified === true ? `${PRODUCT_NAME} <${settings[face].sender}>` : NONE;
  const mailboxOf = (face: Flavour) => settings?.[face].mailbox ?? NONE;
  return {
    CONSUMER_SENDER: senderOf('consumer'),
    COMMUNITY_SENDER: senderOf('community'),
    CONSUMER_MAILBOX: mailboxOf('consumer'),
    COMMUNITY_MAILBOX: mailboxOf('community'),
  };
}

/** The domains that send emails: one, or one for each host. */
export class Mail extends Construct {
  /** The consumer domain comes first, because the user pool has one sender. */
  readonly identities: readonly [ses.EmailIdentity, ...ses.EmailIdentity[]];
  readonly configurationSet: ses.ConfigurationSet;
  private readonly settings: MailSettings;

  constructor(scope: Construct, id: string, settings: MailSettings) {
    super(scope, id);
    this.settings = settings;
    this.configurationSet = new ses.ConfigurationSet(this, 'Sending', {
      reputationMetrics: true,
      // Nothing is sent to an address that bounced or complained.
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ses.ConfigurationSetTlsPolicy.REQUIRE,
    });
    const { consumer, community } = settings;
    const own = this.identify('Identity', consumer.domain);
    this.identities =
      community.domain === consumer.domain
        ? [own]
        : [own, this.identify('CommunityIdentity', community.domain)];
  }

  private identify(id: string, domain: string): ses.EmailIdentity {
    const identity = new ses.EmailIdentity(this, id, {
      identity: ses.Identity.domain(domain),
      configurationSet: this.configurationSet,
    });
    if (!this.settings.verified) this.tellRecords(id, domain, identity);
    return identity;
  }

  /** Puts out the DNS records that prove the ownership of a domain. SES needs them until it has verified it. */
  private tellRecords(id: string, domain: string, { dkimRecords }: ses.EmailIdentity): void {
    for (const [index, { name, value }] of dkimRecords.entries()) {
      new CfnOutput(this, `${id.replace('Identity', '')}Record${index + 1}`, {
        description: `Add this record to the DNS of ${domain}`,
        value: `${name} CNAME ${value}`,
      });
    }
  }

  /** Calls the function for emails that bounced or were complained about. */
  tellOfFeedback(target: CreelFunction): void {
    const topic = new sns.Topic(this, 'Feedback', {
      displayName: 'Creel mails that did not arrive',
      enforceSSL: true,
    });
    this.configurationSet.addEventDestination('Feedback', {
      destination: ses.EventDestination.snsTopic(topic),
      events: [ses.EmailSendingEvent.BOUNCE, ses.EmailSendingEvent.COMPLAINT],
    });
    topic.addSubscription(new LambdaSubscription(target.called));
    Validations.of(target).acknowledge({
      id: 'CloudFormation-Validate::W3694',
      reason: 'SNS calls an alias of a function as it calls a function.',
    });
  }

  /** The rate of all emails that this stage sent recently, between 0 and 1. */
  reputation(rate: 'BounceRate' | 'ComplaintRate'): Metric {
    return new Metric({
      namespace: 'AWS/SES',
      metricName: `Reputation.${rate}`,
      dimensionsMap: { 'ses:configuration-set': this.configurationSet.configurationSetName },
      // SES updates it a few times a day.
      period: Duration.hours(1),
      statistic: 'Maximum',
    });
  }

  /** The user pool's sender, which is the same for both flavours. Undefined until SES has verified the domain. */
  get poolSender(): UserPoolEmail | undefined {
    const { consumer, verified } = this.settings;
    if (!verified) return undefined;
    const { domain, sender } = consumer;
    return UserPoolEmail.withSES({
      fromEmail: sender,
      fromName: PRODUCT_NAME,
      sesRegion: Stack.of(this).region,
      sesVerifiedDomain: domain,
      configurationSetName: this.configurationSet.configurationSetName,
    });
  }

  /**
   * Grants the right to send from the domains, and the configuration set, which SES applies to each of their emails.
   */
  allowSending(target: CreelFunction): void {
    const { configurationSetName } = this.configurationSet;
    target.allow(
      ['ses:SendRawEmail'],
      [
        ...this.identities.map(({ emailIdentityArn }) => emailIdentityArn),
        Stack.of(this).formatArn({
          service: 'ses',
          resource: 'configuration-set',
          resourceName: configurationSetName,
        }),
      ],
    );
  }
}
