/** The emails about reservations. */
import { isolated } from '../../../text/isolated.ts';

export const amount = 'Amount';
export const toPay = 'To pay at the pickup, about';
export const buyer = 'Reserved by';
export const see = 'See the reservation';

interface Facts {
  buyerName: string;
  fishermanName: string;
  /** Such as "10 lb". */
  amount: string;
  reserved: string;
}

interface Told {
  title: string;
  text: string[];
}

/** By kind of news. */
export const news = {
  requested: ({ buyerName, amount }: Facts): Told => ({
    title: `${isolated(buyerName)} asks to reserve ${amount}`,
    text: [
      'Please say yes or no within two hours, and before the pickup begins. After that the fish is free again.',
    ],
  }),
  reserved: ({ buyerName, amount }: Facts): Told => ({
    title: `${isolated(buyerName)} reserved ${amount}`,
    text: [
      'Please have it ready at the time below. The person collecting pays you at the pickup and shows you a six-digit code, which you enter on the page of the reservation. This works offline too.',
      'If you can’t hand it over, cancel the reservation there and give a reason.',
    ],
  }),
  accepted: ({ fishermanName, amount }: Facts): Told => ({
    title: `${isolated(fishermanName)} said yes: ${amount} is reserved for you`,
    text: [
      'Get your code on the page of the reservation and show it at the pickup. You pay the fisherman there.',
    ],
  }),
  declined: ({ fishermanName, amount }: Facts): Told => ({
    title: `${isolated(fishermanName)} can’t hold ${amount} for you`,
    text: ['Please do not come for it.'],
  }),
  offered: ({ amount }: Facts): Told => ({
    title: `${amount} became free for you`,
    text: [
      'You were next on the waiting list. Say yes within 30 minutes on the page of the reservation, or the fish goes to the next person.',
    ],
  }),
  weighed: ({ amount, reserved }: Facts): Told => ({
    title: `Your fish weighs ${amount} instead of ${reserved}`,
    text: [
      'This differs by more than 10 percent from what you reserved. You pay for the real amount. If that no longer suits you, you can cancel on the page of the reservation before you set out.',
    ],
  }),
  corrected: ({ amount }: Facts): Told => ({
    title: `Your fish weighs ${amount} now`,
    text: [
      'The fisherman corrected the weight. It is now within 10 percent of what you reserved, so please ignore the figure in our earlier email.',
    ],
  }),
  reminder: ({ amount }: Facts): Told => ({
    title: `Your pickup of ${amount} is soon`,
    text: [
      'Bring your code from the page of the reservation. If you can’t come, please cancel now so that others can have the fish.',
    ],
  }),
  cancelled: {
    /** For the other side, by the side that cancelled. */
    buyer: ({ buyerName, amount }: Facts): Told => ({
      title: `${isolated(buyerName)} canceled the reservation of ${amount}`,
      text: ['Nobody will come for it. The fish is free again.'],
    }),
    fisherman: ({ fishermanName, amount }: Facts): Told => ({
      title: `${isolated(fishermanName)} canceled your reservation of ${amount}`,
      text: ['Please do not come for it.'],
    }),
    /** For both sides. */
    site: ({ amount }: Facts): Told => ({
      title: `A reservation of ${amount} was canceled`,
      text: ['The pickup below will not take place.'],
    }),
  },
  released: ({ amount }: Facts): Told => ({
    title: `Your reservation of ${amount} has ended`,
    text: ['Nobody replied or collected it in time, so the fish is free again.'],
  }),
  no_show: ({ fishermanName, amount }: Facts): Told => ({
    title: `Nobody came for ${amount}`,
    text: [
      `${isolated(fishermanName)} waited and nobody came, so a mark counts for 90 days. With three marks, each of your reservations needs the fisherman’s yes.`,
      'If this is wrong, ask a moderator on the page of the reservation to remove the mark.',
    ],
  }),
  came: ({ fishermanName, amount }: Facts): Told => ({
    title: `Your mark for ${amount} was removed`,
    text: [
      `${isolated(fishermanName)} has now entered that you came. Their phone had no connection at the pickup.`,
    ],
  }),
  struck: ({ amount }: Facts): Told => ({
    title: `Your mark for ${amount} was removed`,
    text: ['A moderator looked at the missed pickup below. It no longer counts.'],
  }),
  kept: ({ amount }: Facts): Told => ({
    title: `Your mark for ${amount} stays`,
    text: ['A moderator looked at the missed pickup below. The mark counts until 90 days after it.'],
  }),
};
