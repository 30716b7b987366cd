import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { logger } from '#lambdas/core/logger.ts';
import { tableClient } from '#lambdas/table/client.ts';
import { afterConfirmation } from '#lambdas/triggers/post-confirmation.ts';

const send = vi.spyOn(tableClient, 'send');
beforeEach(() => {
  send.mockReset();
  vi.stubEnv('TABLE_NAME', 'creel');
});
afterAll(() => {
  send.mockRestore();
  vi.unstubAllEnvs();
});

function anEvent(triggerSource: PostConfirmationTriggerEvent['triggerSource']): PostConfirmationTriggerEvent {
  return {
    version: '1',
    region: 'us-east-1',
    userPoolId: 'us-east-1_Creel',
    userName: 'user-1',
    callerContext: { awsSdkVersion: '1', clientId: 'web' },
    triggerSource,
    request: { userAttributes: { sub: 'user-1', email: 'ruth@creel.example', name: 'Ruth Alder' } },
    response: {},
  };
}

describe('after the confirmation of a sign-up or password', () => {
  it('an unreachable table does not block the person', async () => {
    send.mockRejectedValue(new Error('The table is away'));
    const said = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const event = anEvent('PostConfirmation_ConfirmSignUp');
    await expect(afterConfirmation(event)).resolves.toBe(event);
    expect(said).toHaveBeenCalledWith(
      'an account was not made after confirmation',
      expect.objectContaining({ userId: 'user-1' }),
    );
    expect(JSON.stringify(said.mock.calls)).not.toMatch(/ruth/i);
    said.mockRestore();
  });

  it('a failure to end the sessions is logged and does not block the person', async () => {
    send.mockRejectedValue(new Error('The table is away'));
    const pool = vi.spyOn(CognitoIdentityProviderClient.prototype, 'send').mockImplementation(() => {
      throw new Error('The user pool is away');
    });
    const said = vi.spyOn(logger, 'error').mockImplementation(() => undefined);
    const event = anEvent('PostConfirmation_ConfirmForgotPassword');
    await expect(afterConfirmation(event)).resolves.toBe(event);
    expect(send).toHaveBeenCalledOnce();
    expect(pool).toHaveBeenCalledOnce();
    expect(said).toHaveBeenCalledWith(
      'sessions were not ended after a password reset',
      expect.objectContaining({ userId: 'user-1' }),
    );
    said.mockRestore();
    pool.mockRestore();
  });
});
