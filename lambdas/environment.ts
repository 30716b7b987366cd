import type { EnvironmentName } from './functions.ts';

/** The value of a variable that the function's definition names. Throws at first use when the deployment forgot it. */
export function environment(name: EnvironmentName): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is not set`);
  return value;
}
