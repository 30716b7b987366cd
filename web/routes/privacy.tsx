import { Bullets, ProsePage, Section } from '../components/prose.tsx';
import { PATHS } from '../lib/paths.ts';
import { usePageTitle } from '../lib/use-page-title.ts';

export default function Privacy() {
  usePageTitle('Privacy');
  return (
    <ProsePage title="Privacy" lead="What this site knows about you, who sees it, and what it never does.">
      <Section title="What others see">
        <Bullets
          items={[
            'The name, place, photos and words you put into a post, and when you posted it.',
            'The contact details of a listing, on the page of that listing only, never in lists.',
            'Never the phone number or e-mail address of your profile.',
          ]}
        />
      </Section>
      <Section title="Your spots stay yours">
        <Bullets
          items={[
            'A post shows the center of the town or ZIP code you typed, never finer than about a kilometer.',
            'Every photo is drawn anew from its pixels on our server: where and with what it was taken is not in it any more.',
            'When you look for fish near you, your exact position stays on your device. We are asked for a wide grid cell only.',
          ]}
        />
      </Section>
      <Section title="What we keep, and how long">
        <Bullets
          items={[
            'Your account: name, e-mail address, profile and posts, until you delete them.',
            'Photos you uploaded but did not post: one day.',
            'Messages to us through the contact page: thirty days.',
            'On your own device: posts that wait for a connection, until they are sent, and what you read last, until you sign out.',
            'Technical logs hold no names, addresses, texts or positions.',
          ]}
        />
      </Section>
      <Section title="What we do not do">
        <Bullets
          items={[
            'No advertising, no trackers, no third-party scripts. Your sign-in is kept in this browser and nowhere else.',
            'We do not sell or rent what we know.',
          ]}
        />
      </Section>
      <Section title="Questions">
        <p>
          Write to us through the{' '}
          <a href={PATHS.contact} className="text-link">
            contact page
          </a>
          .
        </p>
      </Section>
    </ProsePage>
  );
}
