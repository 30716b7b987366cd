/** The email to coordinators whose webhook was turned off. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { wordsIn } from '#lambdas/mail/words-in.ts';
import { offText } from '#lambdas/webhooks/emails.ts';
import { LANGUAGES, pathIn } from '#shared/languages.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each(LANGUAGES)('the email about a webhook that was turned off, in %s', (language) => {
  it.each(['gone', 'failing'] as const)(
    'names the host and no secret of its address: %s',
    async (offReason) => {
      vi.stubEnv('COMMUNITY_ORIGIN', 'https://community.creel.example');
      const words = await wordsIn(language);
      const address = 'https://hooks.example.org/creel?key=hidden';
      const organization = { id: '01JCXZ0000000000000000000A', name: 'Harbor Kitchen' };
      const text = offText(words, organization, { address, offReason });
      expect(text.subject).toContain('Harbor Kitchen');
      const [reason, next, button] = text.body;
      expect(reason).toBe(
        words.webhooks[offReason === 'gone' ? 'offGone' : 'offFailing']('hooks.example.org'),
      );
      expect(next).toBe(words.webhooks.offWhatNext);
      const url = `https://community.creel.example${pathIn(language, `/organization/${organization.id}`)}`;
      expect(button).toEqual({ button: words.webhooks.openWebhooks, url });
      expect(JSON.stringify(text.body)).not.toContain('hidden');
    },
  );
});
