import type { Reporter, TestModule } from 'vitest/node';

/**
 * Ends a run with the names of failed tests, and with the line that CI reads: `N passed, N failed`. The names come last
 * because logs are often read from their end.
 */
export default class CountReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    let passed = 0;
    const failed: string[] = unhandledErrors.map(() => 'an error outside every test');
    for (const module of modules) {
      const tests = [...module.children.allTests()];
      passed += tests.filter((test) => test.result().state === 'passed').length;
      const ofModule = tests.filter((test) => test.result().state === 'failed');
      for (const test of ofModule) {
        const message = test.result().errors?.[0]?.message.split('\n')[0] ?? '';
        failed.push(`${module.relativeModuleId} > ${test.fullName}: ${message}`);
      }
      // A file that could not be loaded has no tests.
      if (module.state() === 'failed' && ofModule.length === 0) failed.push(module.relativeModuleId);
    }
    process.stdout.write(`\n${failed.map((name) => `Failed: ${name}\n`).join('')}`);
    process.stdout.write(`${passed} passed, ${failed.length} failed\n`);
  }
}
