/** Pictures for the site's Facebook page (second document, "Graphic generators"). */
export const communityImpact = 'Community Impact';
export const unknown = '???';
export const question = 'How many meal pledges can we get?';

export const iconTitle = 'Facebook App Icon';
export const iconLead = 'A square picture for the Facebook app or page of this community.';
export const coverTitle = 'Facebook Cover';
export const coverLead = 'A wide picture for the top of a Facebook page, 820 by 312 pixels.';
export const makeCover = 'Make a cover picture';
export const makeIcon = 'Make an app icon';

export const pictureOf = {
  'app-icon': (figure: string) =>
    `The app icon: a heart on a green background, the text ${communityImpact}, ${figure}, ${question} and three fish`,
  cover: (figure: string) =>
    `The cover: a heart on a green background, the text ${communityImpact}, ${figure}, ${question} and three fish`,
};
export const showTotal = `Show the true total instead of ${unknown}`;
export const totalIs = (total: string) => `Meals pledged on this site so far: ${total}`;
export const totalNotLoaded = 'The true total could not be loaded.';
export const download = { 'app-icon': 'Download App Icon', cover: 'Download Cover' };
export const notMade = 'The picture could not be made. Please try again.';

export const stepsTitle = 'How to use it';
export const steps = [
  'Choose whether the picture asks the question or shows the total.',
  'Press Download App Icon: you get a PNG file of 1024 by 1024 pixels.',
  'On Facebook, open the settings of your app or page and choose App Icon, or the profile picture.',
  'Upload the file, check the small preview that Facebook shows, and save.',
];
export const notesTitle = 'Design notes';
export const notes = [
  'A green gradient, as for growth and for food that is shared.',
  'The heart stands for giving, the fish for what is given.',
  'White text on dark green is easy to read at any size.',
  'Everything is well inside the edges, because Facebook cuts off the corners.',
];
export const requirementsTitle = 'What Facebook asks for';
export const requirements = ['1024x1024 minimum', 'PNG or JPG', 'Max 8MB', 'Square'];
export const coverNotesTitle = 'Good to know';
export const coverNotes = [
  'A phone shows the middle of a cover and cuts off both sides, so the text is in the middle.',
  'Facebook puts the profile picture over a corner of it. Nothing important is there.',
];
