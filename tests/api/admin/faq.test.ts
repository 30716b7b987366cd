/** Questions and answers: each has its own address, works without JavaScript, and is described to search engines. */
import { describe, expect } from 'vitest';
import { QUESTION_IDS, type QuestionId, questionOf } from '#shared/faq.ts';
import { FLAVOURS, type Flavour } from '#shared/flavours.ts';
import { SETTINGS_KEPT_SECONDS } from '#shared/limits.ts';
import { setLimits } from '#shared/site/admin-endpoints.ts';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import { readPart } from '#tests/api/pages/sitemap.ts';
import { cloud, it, useOwnCloud } from '#tests/support/browser/fixtures.ts';
import { settle } from '#tests/support/site.ts';
import { answers } from '#words/information/faq.ts';

useOwnCloud();

const pathOf = (id: QuestionId) => `/faq/${id}`;

const JSON_LD = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

async function open(path: string, flavour: Flavour = 'consumer') {
  const response = await cloud.request(path, {}, flavour);
  const html = await response.text();
  const text = (html.split('<main')[1] ?? '').replace(/<[^>]+>/g, ' ').replaceAll('&#x27;', "'");
  return {
    status: response.status,
    text,
    data: [...html.matchAll(JSON_LD)].map(([, json = '']) => JSON.parse(json)),
  };
}

const answerOf = (id: QuestionId): readonly string[] => {
  const { answer } = answers[id];
  return typeof answer === 'function' ? answer({ ...DEFAULT_RULES, isOn: () => true }) : answer;
};

const answered = (id: QuestionId) => ({
  '@type': 'Question',
  name: answers[id].question,
  acceptedAnswer: { '@type': 'Answer', text: answerOf(id).join(' ') },
});

describe.each(FLAVOURS)('on the %s host', (flavour) => {
  it('shows all questions and answers on one page', async () => {
    const { text, data } = await open('/faq', flavour);
    for (const id of QUESTION_IDS)
      for (const part of [answers[id].question, ...answerOf(id)]) expect(text).toContain(part);
    expect(data).toEqual([
      expect.objectContaining({ '@type': 'FAQPage', mainEntity: QUESTION_IDS.map(answered) }),
    ]);
  });

  it('has a page for each question, listed in the site map', async () => {
    const named = (await readPart(cloud, '/sitemap-pages.xml', flavour)).map(({ path }) => path);
    expect(named).toEqual(expect.arrayContaining(['/faq', '/press', ...QUESTION_IDS.map(pathOf)]));
    for (const id of QUESTION_IDS) {
      const { status, text, data } = await open(pathOf(id), flavour);
      expect([id, status]).toEqual([id, 200]);
      for (const part of answerOf(id)) expect(text).toContain(part);
      const [faq, trail] = data;
      expect(faq).toMatchObject({ '@type': 'FAQPage', mainEntity: [answered(id)] });
      const origin = cloud.origin(flavour);
      expect(trail).toMatchObject({
        '@type': 'BreadcrumbList',
        itemListElement: ['/', '/faq', pathOf(id)].map((path, index) => ({
          position: index + 1,
          item: origin + path,
        })),
      });
    }
  });
});

describe('an answer that depends on the site’s settings', () => {
  it('contains the current figures', async () => {
    const admin = await cloud.createUser({ groups: ['admin'] });
    const { fairness, signUpsPerHour } = DEFAULT_RULES;
    const body = {
      version: 0,
      freshHours: 36,
      fairness: { ...fairness, maxOpenClaims: 1, newPledgePercent: 100 },
      signUpsPerHour,
    };
    await cloud.call(setLimits, { token: admin.accessToken, body });
    cloud.clock.advance(1000 * SETTINGS_KEPT_SECONDS);
    expect((await open(pathOf('how-fresh-is-the-fish'))).text).toContain('36 hours after that');
    const { text } = await open(pathOf('who-gets-how-many-meals'));
    expect(text).toContain('at most 1 open claim at a time');
    expect(text).not.toContain('minutes of a pledge');
  });

  it('is absent from its page and the site map if its part is switched off', async () => {
    const admin = await cloud.createUser({ groups: ['admin'] });
    await settle(cloud, admin, 'community', { switchedOff: ['sales'] });
    const named = (await readPart(cloud, '/sitemap-pages.xml', 'community')).map(({ path }) => path);
    const { text } = await open('/faq', 'community');
    for (const id of QUESTION_IDS) {
      const isAsked = !questionOf(id).features?.includes('sales');
      expect([id, (await open(pathOf(id), 'community')).status]).toEqual([id, isAsked ? 200 : 404]);
      expect([id, named.includes(pathOf(id))]).toEqual([id, isAsked]);
      expect([id, text.includes(answers[id].question)]).toEqual([id, isAsked]);
    }
  });
});
