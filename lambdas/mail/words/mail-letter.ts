/** Letters of the types that the product knows by name (second document, section 7). */
import { type Flavour, PRODUCT_NAME } from '#shared/flavours.ts';
import type { Mail, MailContent } from '../jobs.ts';
import type { Letter } from '../send-mail.ts';
import { originOf } from '../site.ts';

type Words = Pick<Letter, 'subject' | 'title' | 'body'>;
type ContentOf<Type extends MailContent['type']> = Extract<MailContent, { type: Type }>;

export function letterOf({ to, flavour, kind, subject, content }: Mail): Letter {
  const words = wordsOf(content, flavour, subject ?? '');
  return {
    to,
    flavour,
    ...(kind !== undefined && { kind }),
    ...words,
    subject: subject || words.subject,
  };
}

function wordsOf(content: MailContent, flavour: Flavour, subject: string): Words {
  if (content.type === 'welcome') return welcome(content, flavour);
  if (content.type === 'invitation_confirmation') return invitationConfirmation(content, flavour);
  if (content.type === 'pledge_notification') return pledgeNotification(content, flavour);
  return { subject, title: subject, body: [{ html: content.html, text: content.text }] };
}

const hello = (name: string) => (name ? `Hello ${name},` : 'Hello,');

function welcome({ name }: Pick<ContentOf<'welcome'>, 'name'>, flavour: Flavour): Words {
  const isCommunity = flavour === 'community';
  return {
    subject: `Welcome to ${PRODUCT_NAME}`,
    title: `Welcome to ${PRODUCT_NAME}`,
    body: [
      hello(name),
      'Your address is confirmed and your account is ready.',
      isCommunity
        ? 'See what local fishermen have pledged to families in need, and become a partner who claims and serves it.'
        : 'See what local fishermen landed today, write to them, and save those you like. If you fish yourself, post your catch or pledge it as meals.',
      isCommunity
        ? { button: 'View available donations', url: `${originOf(flavour)}/marketplace` }
        : { button: 'Browse the marketplace', url: `${originOf(flavour)}/marketplace` },
    ],
  };
}

function invitationConfirmation(
  { name, isSample = false }: ContentOf<'invitation_confirmation'>,
  flavour: Flavour,
): Words {
  return {
    subject: `${isSample ? 'Sample: ' : ''}Your invitation to ${PRODUCT_NAME}`,
    title: `You are invited to ${PRODUCT_NAME}`,
    body: [
      ...(isSample ? ['This is a sample. Nobody but administrators and fisherman managers got it.'] : []),
      hello(name),
      `Thank you for asking for an invitation. You can now sign up at ${PRODUCT_NAME}, post your catches, sell them, or pledge them as meals to families in need.`,
      { button: 'Sign up', url: `${originOf(flavour)}/signup` },
      'The mail address that this came to is the one to sign up with.',
    ],
  };
}

function pledgeNotification(content: ContentOf<'pledge_notification'>, flavour: Flavour): Words {
  const { name, fishermanName, species, mealsPledged, pledgeId } = content;
  const meals = `${mealsPledged} ${mealsPledged === 1 ? 'meal' : 'meals'}`;
  const path = pledgeId === undefined ? '/marketplace?view=pledges' : `/pledge/${pledgeId}`;
  return {
    subject: `${fishermanName} pledged ${meals}`,
    title: `${fishermanName} pledged ${meals}`,
    body: [
      hello(name),
      `${fishermanName} has pledged ${meals} of ${species} to families in need.`,
      { button: 'See the pledge', url: `${originOf(flavour)}${path}` },
    ],
  };
}
