/** The rules about selling fish, as a fisherman reads them while posting: those of the table, and as an administrator set them. */
import { FormProvider, useForm } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { DEFAULT_RULES } from '#shared/site/default-rules.ts';
import type { DealerRuleSettings } from '#shared/site/rules-schemas.ts';
import { DealerRules } from '../../../web/features/posts/form/dealer-rules.tsx';
import { EMPTY_FORM, type PostForm } from '../../../web/features/posts/form/post-form.ts';
import { site } from '../../../web/lib/site/site.ts';
import { expectNoProblems, expectSeen, show } from '../support/show.tsx';

const known = site.get();
afterEach(() => site.set(known));

function Form() {
  const form = useForm<PostForm>({
    defaultValues: { ...EMPTY_FORM, kind: 'catch', species: 'tuna', disposition: 'fillet' },
  });
  return (
    <FormProvider {...form}>
      <DealerRules />
    </FormProvider>
  );
}

async function open(dealerRules: DealerRuleSettings): Promise<void> {
  const { species: _species, ...limits } = DEFAULT_RULES;
  site.set({ ...known, limits: { ...limits, dealerRules } });
  await show(<Form />);
}
const links = () => page.getByRole('link').elements() as HTMLAnchorElement[];

it('have the day and source of the table', async () => {
  await open({});
  await expectSeen('Check before you sell', /Atlantic tunas/, /Cutting fillets/);
  await expectNoProblems();
  expect(links().map(({ host }) => host)).toEqual(['www.ecfr.gov', 'www.ecfr.gov']);
  await expectSeen(/^Source, checked on November 26, 2026/);
});

it('say that a post is refused, with the day and source of an administrator, and leave out what is off', async () => {
  const source = 'https://www.maine.gov/dmr';
  await open({
    tunas: { effect: 'refuse', checkedOn: '2026-11-20', source },
    fillets: { effect: 'off', checkedOn: '2026-11-20', source },
  });
  await expectSeen(/Check your permit before you sell. This can’t be posted for sale here./);
  await expectSeen('Source, checked on November 20, 2026 www.maine.gov');
  expect(links().map(({ href }) => href)).toEqual([source]);
});
