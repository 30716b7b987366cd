import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { expect, it } from 'vitest';
import { isReleased, usable } from '#bin/release/functions.ts';

interface Version {
  code: string;
  variables: Record<string, string>;
}

/** A Lambda with one function, by the names of its versions and aliases. */
function lambdaWith(versions: Readonly<Record<string, Version>>): LambdaClient {
  const lambda = new LambdaClient({ region: 'us-east-1' });
  lambda.send = async (command: unknown) => {
    if (!(command instanceof GetFunctionConfigurationCommand)) throw new Error('It is only read.');
    const found = versions[String(command.input.Qualifier)];
    if (!found) throw Object.assign(new Error('It is gone.'), { name: 'ResourceNotFoundException' });
    return { CodeSha256: found.code, Environment: { Variables: found.variables } };
  };
  return lambda;
}

const version = (code: string, STAGE_SECRET: string, VERSION = '1'): Version => ({
  code,
  variables: { STAGE_SECRET, VERSION },
});

it.each([
  ['not once a deployment has begun', version('new', 'a'), false],
  ['not if its variables differ', version('old', 'a', '2'), false],
  ['also after an interrupted change of a secret', version('old', 'b'), true],
  ['when a deployment has ended', version('old', 'a'), true],
])('the latest code is the one in use: %s', async (_, $LATEST, isInUse) => {
  expect(await isReleased(lambdaWith({ $LATEST, live: version('old', 'a') }), ['one'])).toBe(isInUse);
});

it('a version is not called again once its secrets have changed, or when it is gone', async () => {
  const $LATEST = version('new', 'b');
  const [before, of] = [version('old', 'a'), (name: string) => ({ one: name })];
  const lambda = lambdaWith({ $LATEST, 1: before, 2: version('old', 'b') });
  expect(await usable(lambda, of('2'))).toEqual(of('2'));
  expect(await usable(lambda, of('1'))).toEqual({});
  expect(await usable(lambda, of('3'))).toEqual({});
});
