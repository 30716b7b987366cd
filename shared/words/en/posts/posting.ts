/**
 * The forms that post and edit a catch or a pledge (second document, sections 1, 4 and 9). Names of fields that a post
 * also shows are in posts.ts.
 */
import { plural } from '../general/format.ts';

export const pageTitle = 'Post Catch';
export const authenticationRequired = 'Authentication Required';
export const signInToPost = 'Please sign in to post a catch.';
export const signIn = 'Sign In';
export const kept = 'What you filled in is kept.';
export const notWaiting = 'This post is not waiting on this device any more';
export const seeMyPosts = 'See My Posts';
export const myPosts = 'My Posts';

export const stepTitle = (heading: string, step: number) => `${heading} · Step ${step} of 3`;
export const steps = {
  basics: { name: 'Catch basics', heading: 'What did you catch?', action: 'Next' },
  choice: { name: 'Pledge or sell', heading: 'Pledge it or sell it?', action: 'Next' },
  pledge: { name: 'Pledge', heading: 'Pledge details', action: 'Post Pledge' },
  catch: { name: 'Listing', heading: 'Listing details', action: 'Create Listing' },
};
export const details = 'Details';
export const back = 'Back';
export const posting = 'Posting...';
export const finishingPhotos = 'Finishing photos...';
export const keptOnDevice = {
  title: 'Kept on this device',
  description: 'We’ll post it when you’re back online.',
};

export const species = 'Species';
export const chooseSpecies = 'Choose a species';
export const customSpecies = 'Custom species';
export const customSpeciesHint = 'As buyers know it, such as Striped bass';
export const locationHint = 'Town and state, or ZIP code: Portland, ME or 04101';
export const story = 'Story';
export const storyHint = 'How it was caught, how it was kept';

export const photos = 'Photos';
export const photosHint = 'Up to 3 photos of the catch. They upload while you go on.';
export const photosOfCatch = 'Photos of the catch';
export const photosNotArrived = 'Not all of them have arrived yet.';
export const photosOfCatchHint = 'At most 3 in all. The main photo is the one that lists show.';
export const productPhoto = 'Product photo';
export const productPhotoHint = 'A photo of the packaged meals, beside those of the catch. At most 3 in all.';
export const productPhotoEditHint = 'A photo of the packaged meals.';

export const pledgeOrSell = 'Pledge or sell';
export const pledgeTitle = 'Pledge to Community';
export const pledgeText = 'Give meals to families in need. You earn 1 point per meal.';
export const sellTitle = 'Sell in Marketplace';
export const sellText = 'Name your price, let people pay what they can, or give it away.';
export const howPrepared = 'How is the fish prepared?';
export const dispositionHints = {
  whole: 'As it came out of the water',
  dressed: 'Gutted and cleaned',
  fillet: 'Cut off the bone',
};

export const fish = 'The fish';
export const quantityHint = 'Such as 40 lb, 12 fish or 2 dozen';
export const countedIn = 'Counted in';
export const countedInHint = 'Buyers can compare prices, and you can lower the amount as you sell.';
export const unitStays =
  'Buyers have reserved or collected some of this catch, so the unit stays. To count it differently, post a new catch.';
export const notCounted = 'Not counted';
export const stockLeft = { pound: 'Number of pounds', piece: 'Number of pieces', box: 'Number of boxes' };
export const stockLeast = 'Smallest purchase';
export const stockStep = 'In steps of';
export const poundsEach = { piece: 'Pounds each', box: 'Pounds in a box' };
export const dateCaughtHint = (hours: number) => `Fresh fish: within the last ${hours} hours`;
export const caughtTimes = { now: 'Just now', morning: 'This morning' };
export const paymentType = 'Payment type';
export const fixedPriceHint = 'Open to everyone. You do not need Pro for it.';
export const price = 'Price';
export const pricePlaceholder = '0.00';
export const unit = 'Unit';
export const contactAndPickup = 'Contact and pickup';
export const fishermanName = 'Fisherman name';
export const changeInProfile = 'Change it in your profile';
export const fishermanFirst = {
  title: 'First, your fisherman profile',
  lead: 'Each post shows the fisherman’s name. Enter yours, then continue with your catch.',
};
export const contactMethod = 'How can buyers reach you?';
export const contactMethodHints = {
  message: 'No number or address is shown',
  phone: 'Everyone can see the number you enter',
  email: 'Everyone can see the address you enter',
};
export const contactInfo = 'Contact info';
export const pickupOptions = 'Pickup options';
export const customPickupLocation = 'Custom pickup location';
export const customPickupLocationHint = 'Such as Pier 3, the blue shed, after 4 pm';

export const theMeals = 'The meals';
export const meals = 'Meals';
export const mealsHint = 'How many meals this gives, from 1 to 1000';
export const pounds = 'Pounds of fish';
export const poundsHint = (meals: number) =>
  `We fill in ${meals} meals for each pound. You can change the number.`;
export const catchDateHint = (hours: number) => `Unless it is frozen: within the last ${hours} hours`;
export const handling = 'Handling';
export const handlingLead = 'Only aid organizations can see this.';
export const howKept = 'How is the fish kept?';
export const storage = {
  iced: { label: 'Iced', hint: 'On ice since it was caught' },
  chilled: { label: 'Chilled', hint: 'In a cold box or fridge, without ice' },
  frozen: { label: 'Frozen', hint: 'Frozen solid' },
};
export const icedAt = 'Iced at';
export const temperature = 'Temperature';
export const temperatureHint = 'Degrees Fahrenheit, as measured';

export const pickup = 'Pickup';
export const pickupLead =
  'Aid organizations claim meals for one of these times. Only they can see the place and the times.';
export const pickupPlace = 'Pickup place';
export const pickupPlaceHint = 'Such as Pier 3, the blue shed';
export const pickupTimes = 'When can the meals be picked up?';
export const suggestedTimes = {
  soon: 'The next 2 hours',
  today: 'Today until 6 pm',
  tomorrow: 'Tomorrow, 8 am to noon',
};
export const anotherTime = (count: number) => (count === 0 ? 'Choose a time' : 'Another time');
export const timeNumber = (position: number) => `Time ${position}`;
export const removeTime = (position: number) => `Remove time ${position}`;
export const slotDay = 'Day';
export const slotFrom = 'From';
export const slotUntil = 'Until';

export const mealTitle = "What's in a Meal?";
export const meal = 'A meal is <size>6.5–8 oz of fresh fillet</size>.';
export const mealsOfFish = 'Meals from a whole fish';
export const wholeFish = 'Whole fish';
export const givesAbout = 'Gives about';
export const mealExamples = [
  ['1 lb', '2–3 meals'],
  ['2 lb', '4–6 meals'],
  ['5 lb', '10–15 meals'],
] as const;
export const mealPoints = 'You earn 1 pledge point for each meal.';

export const change = 'Change';
export const notBackYet = 'Still at sea?';
export const keptNotice = 'We kept what you filled in.';
export const startOver = 'Start over';
export const startOverTitle = 'Start over?';
export const startOverText = 'What you filled in and the photos you added will be removed.';

export const notLoadedAgain = 'The earlier post could not be loaded.';
export const postAnother = 'Post another';
export const postedAlready = 'It was posted already';
export const postedAlreadyText = (kind: 'catch' | 'pledge') =>
  `Your earlier try got through before you lost your connection, so your ${kind} is posted. It does not have the changes you made since.`;
export const maybePosted = 'It may be posted already';
export const maybePostedText = (kind: 'catch' | 'pledge') =>
  `Your earlier try may have got through. Check My Posts before you post this ${kind} again.`;
export const notPosted = (reason: string) => `${reason} What you filled in is kept.`;
export const sessionEnded =
  'Your session has ended. <signIn>Sign in again</signIn>. We kept what you filled in.';
export const noConnection =
  'You’re offline, and this browser can’t save the post. Try again when you’re back.';

export const editCatch = 'Edit catch';
export const editPledge = 'Edit pledge';
export const deletePledge = 'Delete pledge';
export const signInToView = 'Please log in to view your posts.';
export const theCatch = 'The catch';
export const signInAgain = 'Please log in again';
export const saveMine = 'Save mine instead';
export const loadNewer = 'Load the newer one';

export const photosUnusable = (count: number) =>
  plural(count, {
    one: 'A photo cannot be used. Please remove it.',
    other: `${count} photos cannot be used. Please remove them.`,
  });
export const photosMissing = (count: number) =>
  plural(count, {
    one: 'A photo is not uploaded. Please try again or remove it.',
    other: `${count} photos are not uploaded. Please try again or remove them.`,
  });
export const invalidFile = 'Invalid File';
export const tooManyPhotos = 'At most 3 photos';
export const leftOut = (count: number) =>
  plural(count, { one: 'One was left out.', other: `${count} were left out.` });
