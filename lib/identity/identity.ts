import * as cognito from 'aws-cdk-lib/aws-cognito';
import * as iam from 'aws-cdk-lib/aws-iam';
import { CfnWebACLAssociation } from 'aws-cdk-lib/aws-wafv2';
import { Duration, Stack } from 'aws-cdk-lib/core';
import { Construct } from 'constructs';
import { PENDING_ATTRIBUTE, PENDING_LENGTH } from '#shared/accounts/pending.ts';
import { GROUPS } from '#shared/contract/endpoint.ts';
import { acceptFinding } from '../findings.ts';
import { Firewall } from '../firewall.ts';
import type { CreelFunction } from '../function/creel-function.ts';
import type { Mail } from '../mail/mail.ts';
import type { StageSettings } from '../settings.ts';
import { removalPolicy, type Stage } from '../stage.ts';

/** The specification asks for "At least 6 characters" and nothing else. */
const PASSWORDS: cognito.PasswordPolicy = {
  minLength: 6,
  requireDigits: false,
  requireLowercase: false,
  requireUppercase: false,
  requireSymbols: false,
};

export interface IdentityProps extends Stage {
  mail: Mail | undefined;
  preSignUp: CreelFunction;
  postConfirmation: CreelFunction;
  customMessage: CreelFunction;
}

/** The user pool, its groups, and the web app as its only client. */
export class Identity extends Construct {
  readonly pool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;

  constructor(scope: Construct, id: string, props: IdentityProps) {
    super(scope, id);
    this.pool = this.makePool(props);
    this.client = this.makeClient();
    if (props.settings.firewall) {
      new CfnWebACLAssociation(this, 'Guarded', {
        resourceArn: this.pool.userPoolArn,
        webAclArn: new Firewall(this, 'Firewall', 'REGIONAL').attrArn,
      });
    }
    this.allowTriggerToEndSessions(props.postConfirmation);
    for (const [precedence, groupName] of GROUPS.entries()) {
      new cognito.CfnUserPoolGroup(this, groupName, {
        userPoolId: this.pool.userPoolId,
        groupName,
        precedence,
      });
    }
  }

  /** The issuer named by tokens. It is built from the pool's id, because the pool's own attribute lacks the scheme. */
  get issuer(): string {
    return `https://cognito-idp.${Stack.of(this).region}.amazonaws.com/${this.pool.userPoolId}`;
  }

  allowReadingUsers(target: CreelFunction): void {
    target.allow(['cognito-idp:AdminGetUser'], [this.pool.userPoolArn]);
  }

  allowDeletingUsers(target: CreelFunction): void {
    target.allow(['cognito-idp:AdminDeleteUser'], [this.pool.userPoolArn]);
  }

  allowEndingSessions(target: CreelFunction): void {
    target.allow(['cognito-idp:AdminUserGlobalSignOut'], [this.pool.userPoolArn]);
  }

  allowChangingGroups(target: CreelFunction): void {
    target.allow(
      ['cognito-idp:AdminAddUserToGroup', 'cognito-idp:AdminRemoveUserFromGroup'],
      [this.pool.userPoolArn],
    );
  }

  allowResettingSecondFactors(target: CreelFunction): void {
    target.allow(['cognito-idp:AdminSetUserMFAPreference'], [this.pool.userPoolArn]);
  }

  /** Lets a function check a password. The pool throttles each attempt. */
  allowProvingPasswords(target: CreelFunction): void {
    target.allow(['cognito-idp:AdminInitiateAuth'], [this.pool.userPoolArn]);
  }

  /**
   * A separate policy: in the function's role it would be a circular dependency, since the pool refers to the function.
   */
  private allowTriggerToEndSessions({ role }: CreelFunction): void {
    new iam.Policy(this, 'EndSessionsAfterReset', {
      roles: [role],
      statements: [
        new iam.PolicyStatement({
          actions: ['cognito-idp:AdminUserGlobalSignOut'],
          resources: [this.pool.userPoolArn],
        }),
      ],
    });
  }

  private makePool(props: IdentityProps): cognito.UserPool {
    const { mail, preSignUp, postConfirmation, customMessage } = props;
    const email = mail?.poolSender;
    const pool = new cognito.UserPool(this, 'Pool', {
      selfSignUpEnabled: true,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      autoVerify: { email: true },
      // A changed address counts once it is confirmed; until then the old one signs in.
      keepOriginal: { email: true },
      standardAttributes: {
        email: { required: true, mutable: true },
        fullname: { required: true, mutable: true },
      },
      // Data for the first profile, written only during the sign-up (shared/accounts/pending.ts).
      customAttributes: {
        [PENDING_ATTRIBUTE]: new cognito.StringAttribute({ mutable: false, maxLen: PENDING_LENGTH }),
      },
      userVerification: { emailStyle: cognito.VerificationEmailStyle.CODE },
      accountRecovery: cognito.AccountRecovery.EMAIL_ONLY,
      passwordPolicy: PASSWORDS,
      // An authenticator app is optional here. The API knows for whom it is required
      // (lambdas/people/member-standing.ts).
      mfa: cognito.Mfa.OPTIONAL,
      mfaSecondFactor: { otp: true, sms: false },
      ...protection(props.settings),
      deletionProtection: props.settings.deletionProtection,
      removalPolicy: removalPolicy(props),
      lambdaTriggers: {
        preSignUp: preSignUp.called,
        postConfirmation: postConfirmation.called,
        customMessage: customMessage.called,
      },
      email,
    });
    // When the pool is created, it checks that it may send from the identity.
    if (mail && email) pool.node.addDependency(mail.identities[0]);
    acceptPoolFindings(pool);
    return pool;
  }

  private makeClient(): cognito.UserPoolClient {
    const visible = new cognito.ClientAttributes().withStandardAttributes({ email: true, fullname: true });
    return this.pool.addClient('Web', {
      generateSecret: false,
      // Only a function with the right to call the pool may send a password in plain text.
      authFlows: { userSrp: true, adminUserPassword: true },
      disableOAuth: true,
      preventUserExistenceErrors: true,
      enableTokenRevocation: true,
      accessTokenValidity: Duration.hours(1),
      idTokenValidity: Duration.hours(1),
      refreshTokenValidity: Duration.days(30),
      readAttributes: visible.withStandardAttributes({ emailVerified: true }),
      writeAttributes: visible.withCustomAttributes(PENDING_ATTRIBUTE),
    });
  }
}

/**
 * With threat protection Cognito blocks sign-ins with leaked passwords, and those that look like an account takeover.
 */
function protection({ threatProtection }: StageSettings) {
  if (!threatProtection) return { featurePlan: cognito.FeaturePlan.LITE };
  return {
    featurePlan: cognito.FeaturePlan.PLUS,
    standardThreatProtectionMode: cognito.StandardThreatProtectionMode.FULL_FUNCTION,
  };
}

function acceptPoolFindings(pool: cognito.UserPool): void {
  acceptFinding(pool, 'COG1', 'The specification asks for at least 6 characters and no more than that.');
  acceptFinding(
    pool,
    'COG2',
    'Who buys fish signs in with e-mail and password, as specified, and may add a second factor; of groups the API requires it.',
  );
  acceptFinding(
    pool,
    'COG8',
    'The Plus plan is priced per user, and a setting of the stage; wrong passwords are throttled without it.',
  );
}
