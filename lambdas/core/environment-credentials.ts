/**
 * The build replaces `@aws-sdk/credential-provider-node` with this module. A function's credentials are always in its
 * environment; the rest of that package's chain (single sign-on, profiles, instance metadata) is 90 kB that no function
 * runs.
 */
export { fromEnv as defaultProvider } from '@aws-sdk/credential-provider-env';
