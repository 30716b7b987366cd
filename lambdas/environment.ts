import type { EnvironmentName } from './functions.ts';

/** Returns the value of a variable in the function's definition. @throws Error if the deployment didn't set it */
export function environment(name: EnvironmentName): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is not set`);
  return value;
}
