/** The community aid application (second document, sections 2, 5 and 8). */
export const pageTitle = 'Apply as an aid partner';
export const title = 'Become a community aid partner';
export const lead = 'Tell us about your organization. A manager reads every application and replies.';

export const contactName = 'Your name';
export const contactEmail = 'Your email';
export const contactPhone = 'Phone';
export const organizationName = 'Organization name';
export const organizationType = 'Organization type';
export const chooseType = 'Choose one';
export const organizationTypes = {
  food_bank: 'Food bank or pantry',
  church: 'Church or faith group',
  shelter: 'Shelter or meal site',
  school: 'School or youth program',
  aid_group: 'Mutual aid group',
  individual: 'Individual aid provider',
  other: 'Other',
} as const;
export const organizationWebsite = 'Website';
export const websiteInvalid = 'Please enter a full web address, such as https://example.org';
export const servingArea = 'Serving area';
export const currentCapacity = 'Current capacity';
export const currentCapacityHint = 'How many people you serve, and what you can keep cold.';
export const experience = 'Experience';
export const experienceHint = 'What you have done so far.';
export const availability = 'Availability';
export const availabilityHint = 'When someone can collect.';
export const questions = 'Questions';

export const termsAccepted = 'I agree to the terms and conditions.';
export const readTerms = 'Read the <terms>terms (opens a new tab)</terms>.';
export const termsRequired = {
  title: 'Terms Required',
  description: 'Please agree to the terms and conditions to continue.',
};

export const submit = 'Submit application';
export const submitting = 'Submitting...';
export const failed = (reason: string) => `Submission Failed. ${reason}`;
export const notSaved = (reason: string) => ({
  title: 'Database Error',
  description: `Failed to save application: ${reason}`,
});
export const submitted = 'Application Submitted!';
export const submittedToast = (id: string) => `Your application id is ${id}.`;
export const submittedText =
  'Your application id is <id>id</id>. We have sent you an email and will write to you about it.';
export const another = 'Submit another application';
