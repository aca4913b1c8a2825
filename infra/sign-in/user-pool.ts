import { Aws, CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib/core';
import {
  AccountRecovery,
  CfnUserPoolGroup,
  FeaturePlan,
  ManagedLoginVersion,
  Mfa,
  OAuthScope,
  UserPool,
  UserPoolEmail,
  type UserPoolClient,
} from 'aws-cdk-lib/aws-cognito';
import { Construct } from 'constructs';
import { acknowledge } from '../acknowledge.ts';
import { CALLBACK } from '../../services/page/web/addresses.ts';
import { SCOPES, type PageConfig } from '../../services/page/web/config.ts';
import type { Stage } from '../stage.ts';

export type SignIn = {
  readonly pool: UserPool;
  readonly client: UserPoolClient;
  readonly jwksUri: string;
  /** The environment variables that tell the APIs whose tokens to accept. */
  readonly environment: Readonly<Record<string, string>>;
  /** The configuration that tells the page its sign-in service. */
  readonly page: PageConfig;
  /** The origins that the page speaks with to sign people in. */
  readonly origins: readonly string[];
};

/** Creates the sign-in: a user pool, a public client, and a group for each role. */
export function signIn(scope: Construct, stage: Stage): SignIn {
  const here = new Construct(scope, 'People');
  const pool = userPool(here, stage);
  for (const role of ['player', 'organizer', 'admin']) {
    new CfnUserPoolGroup(here, `Role-${role}`, { userPoolId: pool.userPoolId, groupName: role });
  }
  const client = publicClient(pool, stage);
  const domain = pool.addDomain('Domain', {
    cognitoDomain: { domainPrefix: `questhall-${stage.name}-${Aws.ACCOUNT_ID}` },
    managedLoginVersion: ManagedLoginVersion.CLASSIC_HOSTED_UI,
  });
  const issuer = pool.userPoolProviderUrl;
  const jwksUri = `${issuer}/.well-known/jwks.json`;
  new CfnOutput(here, 'Issuer', { value: issuer });
  new CfnOutput(here, 'ClientId', { value: client.userPoolClientId });
  return {
    pool,
    client,
    jwksUri,
    environment: {
      OIDC_ISSUER: issuer,
      OIDC_AUDIENCE: client.userPoolClientId,
      OIDC_JWKS_URI: jwksUri,
      OIDC_ROLES_CLAIM: 'cognito:groups',
    },
    page: {
      issuer,
      configuration: `${issuer}/.well-known/openid-configuration`,
      clientId: client.userPoolClientId,
      scopes: SCOPES,
      callback: CALLBACK,
    },
    // the issuer's metadata are at one address, and its tokens at another
    origins: [`https://cognito-idp.${stage.region}.amazonaws.com`, domain.baseUrl()],
  };
}

function userPool(here: Construct, stage: Stage): UserPool {
  const pool = new UserPool(here, 'Pool', {
    selfSignUpEnabled: true,
    signInAliases: { email: true },
    signInCaseSensitive: false,
    autoVerify: { email: true },
    passwordPolicy: {
      minLength: 12,
      requireLowercase: true,
      requireUppercase: true,
      requireDigits: true,
      requireSymbols: true,
    },
    mfa: Mfa.OPTIONAL,
    mfaSecondFactor: { sms: false, otp: true },
    accountRecovery: AccountRecovery.EMAIL_ONLY,
    featurePlan: FeaturePlan.ESSENTIALS,
    ...mailOf(stage),
    deletionProtection: true,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  acknowledge(pool, {
    COG2: 'Players of a board game choose for themselves whether to use a second factor.',
    COG3: 'Threat protection is paid per person and month; nothing here is worth that.',
    COG8: 'The plan with threat protection is paid per person and month.',
  });
  return pool;
}

/**
 * Builds the mail settings: by SES if the stage has a sender; Cognito's own mail is limited to 50 a
 * day.
 */
const mailOf = ({ mailFrom, region }: Stage) =>
  mailFrom === undefined
    ? {}
    : {
        email: UserPoolEmail.withSES({
          fromEmail: mailFrom,
          fromName: 'Questhall',
          sesRegion: region,
          sesVerifiedDomain: mailFrom.split('@')[1] ?? '',
        }),
      };

/**
 * Creates the client for apps in browsers and on phones: no secret to store, codes with PKCE,
 * short-lived tokens.
 */
const publicClient = (pool: UserPool, stage: Stage): UserPoolClient =>
  pool.addClient('Client', {
    generateSecret: false,
    authFlows: { userSrp: true },
    oAuth: {
      flows: { authorizationCodeGrant: true },
      scopes: [OAuthScope.OPENID, OAuthScope.EMAIL, OAuthScope.PROFILE],
      callbackUrls: [...stage.callbackUrls],
      logoutUrls: [...new Set([...stage.callbackUrls, ...pagesOf(stage)])],
    },
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    // a used one is good for a minute more: the answer with the new one may be lost
    refreshTokenRotationGracePeriod: Duration.minutes(1),
    accessTokenValidity: Duration.hours(1),
    idTokenValidity: Duration.hours(1),
    refreshTokenValidity: Duration.days(30),
  });

/** The first address of each page that people come back to: there they are when they have signed out. */
const pagesOf = ({ callbackUrls }: Stage): readonly string[] =>
  callbackUrls.filter((url) => url.endsWith(CALLBACK)).map((url) => new URL('/', url).href);
