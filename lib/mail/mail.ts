import * as ses from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { PRODUCT_NAME } from '#shared/flavours.ts';
import type { StageSettings } from '../settings.ts';

/** The domain that mails come from. Its DKIM records stand in the outputs: whoever owns the domain adds them once. */
export class Mail extends Construct {
  readonly sender: string;
  readonly senderName = PRODUCT_NAME;
  readonly domain: string;
  readonly identity: ses.EmailIdentity;
  readonly configurationSet: ses.ConfigurationSet;

  constructor(scope: Construct, id: string, { domain, sender }: NonNullable<StageSettings['mail']>) {
    super(scope, id);
    this.domain = domain;
    this.sender = sender;
    this.configurationSet = new ses.ConfigurationSet(this, 'Sending', {
      reputationMetrics: true,
      // An address that bounced or complained is not written to again.
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ses.ConfigurationSetTlsPolicy.REQUIRE,
    });
    this.identity = new ses.EmailIdentity(this, 'Identity', {
      identity: ses.Identity.domain(domain),
      configurationSet: this.configurationSet,
    });
  }
}
