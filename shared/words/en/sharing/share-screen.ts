/** The Share Screen (second document, sections 2 and 8); the messages of copying are in post-parts.ts. */
export const title = 'Share Screen';
export const share = 'Share';
export const shareNamed = (name: string) => `Share ${name}`;
export const openShareScreen = 'Share Screen';
export const openShareScreenNamed = (name: string) => `Share Screen of ${name}`;
export const back = {
  pledge: 'Back to the pledge',
  catch: 'Back to the catch',
  landing: 'Back to the landing',
  fisherman: 'Back to the profile',
};

export const pictureOf = (said: string) => `Picture to share: ${said}`;
export const pictureLoading = 'Preparing the picture...';
export const pictureNotLoaded = 'The picture could not be loaded. The link below can be shared without it.';

export const shareIt = 'Share';
export const shareHint = 'Opens an app on this device. The picture goes along if the app takes one.';
export const notShared = {
  title: 'It could not be shared',
  description: 'Copy the link below instead.',
};

export const linkLabel = 'Share URL';
export const copy = 'Copy link';
export const preview = 'See what others will see';
export const captionLabel = 'Caption';
/** The address is on its own line, so that no app takes the period for a part of it. */
export const caption = (said: string, link: string) => `${said}.\n${link}`;
export const copyCaption = 'Copy caption';
export const captionCopied = 'Caption copied';
export const captionNotCopied = {
  title: 'Copy failed',
  description: 'Please select the caption and copy it.',
};
export const codeTitle = 'QR code';

export const networks = 'Post it on';
export const email = 'Email';
export const onNetwork = (network: string) => `${network} (opens a new tab)`;

export const downloads = 'Download as PNG';
export const sizes = {
  wide: 'Link, 1200 × 630',
  square: 'Post, 1080 × 1080',
  tall: 'Story, 1080 × 1920',
};

export const notFound = {
  pledge: 'Pledge Not Found',
  catch: 'Catch not found',
  landing: 'Landing not found',
  fisherman: 'Fisherman profile not found',
};
export const notFoundDetail =
  'A hidden post can’t be shared. The person who posted it can show it again in My Posts.';
export const notLoaded = 'This could not be loaded. Please try again.';
