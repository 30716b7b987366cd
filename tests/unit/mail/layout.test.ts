import { afterEach, describe, expect, it, vi } from 'vitest';
import { mailPage } from '#lambdas/mail/layout.ts';
import { ENGLISH } from '#lambdas/mail/words-in.ts';

afterEach(() => vi.unstubAllEnvs());

describe('an announcement email', () => {
  it('ends with the postal address and the contact of its site, as HTML and as text', () => {
    vi.stubEnv('CONSUMER_ORIGIN', 'https://creel.example');
    vi.stubEnv('CONSUMER_MAILBOX', 'hello@creel.example');
    const contact = { name: 'The dock', address: ['1 Example Wharf', 'Portland, ME'], phone: '207-555-0100' };
    const letter = { title: 'Cod', body: ['Cod is back.'], contact };
    const mail = mailPage({ flavour: 'consumer', words: ENGLISH, ...letter });
    for (const drawn of [mail.html, mail.text]) {
      expect(drawn).toContain('The dock, 1 Example Wharf, Portland, ME');
      expect(drawn).toContain('207-555-0100');
    }
  });
});
