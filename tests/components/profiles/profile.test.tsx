/** The profile page and its parts: refused, stored and undone changes. */
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { getExport, signOutEverywhere } from '#shared/accounts/endpoints.ts';
import { AppError } from '#shared/contract/errors.ts';
import { getMailPreferences, setMailPreferences } from '#shared/mail/endpoints.ts';
import { MAIL_KINDS } from '#shared/mail/kinds.ts';
import { recordOf } from '#shared/names-of.ts';
import { createUpload } from '#shared/photos/endpoints.ts';
import { suggestPlaces } from '#shared/places/endpoints.ts';
import { listMyCatches, listMyPledges } from '#shared/posts/own-endpoints.ts';
import { updateProfile } from '#shared/profiles/endpoints.ts';
import { photoProblems } from '#words/photos/problems.ts';
import { YourData } from '../../../web/features/accounts/your-data.tsx';
import { MailChoices } from '../../../web/features/mail/mail-choices.tsx';
import { YourPosts } from '../../../web/features/profiles/own-posts.tsx';
import { ProfileEditor } from '../../../web/features/profiles/profile-editor.tsx';
import Profile from '../../../web/features/profiles/profile-page.tsx';
import { ProfilePhoto } from '../../../web/features/profiles/profile-photo.tsx';
import { useSignOut } from '../../../web/parts/accounts/use-sign-out.ts';
import { aCatch } from '../posts/posts.ts';
import { aFile } from '../posts/wizard.tsx';
import { OFFLINE, when } from '../support/api.ts';
import { aFisherman, aProfile } from '../support/people.ts';
import { button, expectNoProblems, expectSeen, show } from '../support/show.tsx';

const as = aFisherman();
const nothing = async () => undefined;

it('the profile page asks visitors to sign in, and brings them back', async () => {
  await show(<Profile />, { at: '/profile' });
  await expectSeen('You must be logged in to update your profile');
  const link = page.getByRole('link', { name: 'Sign In' });
  await expect.element(link).toHaveAttribute('href', '/auth?from=%2Fprofile');
});

it('the form of a profile shows every invalid field, focuses the first, and keeps its values if the server fails', async () => {
  const field = (label: string) => page.getByLabelText(new RegExp(`^${label}`));
  when(suggestPlaces).answer(() => ({ places: [] }));
  when(updateProfile).answer(() => OFFLINE);
  await show(<ProfileEditor profile={aProfile()} onChanged={nothing} />, { as });
  await button('Edit Fisherman profile').click();
  await field('Name').fill('Ruth <b>');
  await field('Phone').fill('no number');
  await button('Save').click();
  for (const text of [
    'Name contains invalid characters',
    'Invalid Input: Please check the phone field format',
  ])
    await expect.poll(() => page.getByText(text).elements()).toHaveLength(2);
  await expect.element(field('Name')).toHaveFocus();
  await expectNoProblems();
  await field('Name').fill('Ruth of the Petrel');
  await field('Phone').fill('207 555 0142');
  await button('Save').click();
  await expectSeen('Failed to update profile');
  await expect.element(field('Name')).toHaveValue('Ruth of the Petrel');
});

it('a fisherman is named in reports only after they chose it, and can take it back', async () => {
  when(suggestPlaces).answer(() => ({ places: [] }));
  const sent = when(updateProfile).answer(() => aProfile());
  const choice = page.getByRole('checkbox', { name: /Organizations may name me in their yearly reports/ });
  await show(<ProfileEditor profile={aProfile()} onChanged={nothing} />, { as });
  await button('Edit Fisherman profile').click();
  await expect.element(choice).not.toBeChecked();
  await choice.click();
  await button('Save').click();
  await expectSeen('Profile updated successfully');
  await show(<ProfileEditor profile={aProfile({ isNamedInReports: true })} onChanged={nothing} />, { as });
  await button('Edit Fisherman profile').click();
  await choice.click();
  await button('Save').click();
  await expect
    .poll(() => sent.mock.calls.map(([{ body }]) => body))
    .toEqual([{ isNamedInReports: true }, { isNamedInReports: false }]);
});

describe('the photo of a person', () => {
  const choose = async (name: string) => {
    await show(
      <ProfilePhoto name="Ruth Alder" photo={undefined} onChanged={nothing}>
        Ruth
      </ProfilePhoto>,
      {
        as,
      },
    );
    await userEvent.upload(page.getByLabelText('Upload photo'), aFile(name));
  };

  it('is refused for its file extension', async () => {
    await choose('me.gif');
    await expectSeen(photoProblems.wrongExtension);
  });

  it.each([
    [OFFLINE, 'Failed to upload photo. Please try again.'],
    [new AppError('not_signed_in'), 'You must be logged in to upload a photo'],
  ])('says why it could not be uploaded: %s', async (outcome, text) => {
    when(createUpload).answer(() => outcome);
    await choose('me.jpg');
    await expectSeen(text);
  });
});

it.each([
  ['nothing', 0, ['You have not posted a catch yet.', 'You have not pledged any meals yet.']],
  ['only a catch', 1, ['Cod', 'You have not pledged any meals yet.']],
])('the profile of a person who has posted %s has one link to a first post', async (_, count, texts) => {
  when(listMyCatches).answer(() => ({ items: [aCatch()].slice(0, count) }));
  when(listMyPledges).answer(() => ({ items: [] }));
  await show(<YourPosts />, { as });
  await expectSeen(...texts);
  expect(page.getByRole('link', { name: 'Post Catch' }).elements()).toHaveLength(1);
});

it('a choice of emails is saved at once, and reversed if it could not be saved', async () => {
  const choices = recordOf(MAIL_KINDS, () => true);
  when(getMailPreferences).answer(() => choices);
  const kept = when(setMailPreferences).answer(({ body }) => ({ ...choices, ...body }));
  await show(<MailChoices />, { as });
  await page.getByLabelText(/^New messages/).click();
  await expect.poll(() => kept.mock.lastCall?.[0].body).toMatchObject({ messages: false });
  when(setMailPreferences).answer(() => new AppError('internal'));
  await page.getByLabelText(/^News and invitations/).click();
  await expectSeen('Your choice could not be saved');
  await expect.element(page.getByLabelText(/^News and invitations/)).toBeChecked();
});

const Data = () => <YourData onDeleted={nothing} onSignOutEverywhere={useSignOut('everywhere')} />;

it('signing out everywhere fails without a network, with a message', async () => {
  when(getExport).answer(() => new AppError('not_found'));
  when(signOutEverywhere).answer(() => OFFLINE);
  await show(<Data />, { as });
  await button('Sign out on all devices').click();
  await expectSeen('Error signing out', 'No connection. Check your network and try again.');
});
