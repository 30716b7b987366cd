/** The rooms whose tests are measured, by the name that the command takes: which files are changed, and which tests have to notice. */
export interface Room {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
}

const api = (...files: readonly string[]) => files.map((file) => `tests/api/${file}.test.ts`);

export const ROOMS: Readonly<Record<string, Room>> = {
  rules: {
    mutate: ['shared/*/rules.ts', 'shared/posts/*/rules.ts'],
    tests: [
      'tests/unit/{claims,contract,messages,ratings,site}/*.test.ts',
      'tests/unit/accounts/profile-rules.test.ts',
      'tests/unit/posts/{edit-rules,pickup}.test.ts',
      'tests/unit/web/{claim-slots,post-form}.test.ts',
    ],
  },
  table: { mutate: ['lambdas/table/*.ts'], tests: ['tests/unit/table/*.test.ts'] },
  messages: {
    mutate: ['lambdas/messages/store/*.ts'],
    tests: api('people/{messages*,blocks,ratings}', 'accounts/mailbox-care'),
  },
  claims: {
    mutate: ['lambdas/claims/store/*.ts'],
    tests: ['tests/unit/claims/*.test.ts', ...api('claims/*', 'accounts/users')],
  },
  people: {
    mutate: ['lambdas/people/store/*.ts'],
    tests: ['tests/unit/accounts/*.test.ts', ...api('accounts/[!a]*', 'people/directory*', 'admin/roles')],
  },
  posts: { mutate: ['lambdas/posts/store/*.ts'], tests: ['tests/unit/posts/*.test.ts', ...api('posts/*')] },
};
