/** API keys of outside partners, for administrators. */
export const ofPartners = {
  title: 'API keys of outside partners',
  lead: 'An outside partner belongs to no aid organization, such as a newspaper or a fisheries office. Its programs can read what anyone can see here. They can’t change anything.',
  two: 'To replace a key, make a second one with the same name. End the first one once the partner has switched over.',
  stopped: 'Stopped, because the person who made it is no longer an active administrator. Make another key.',
  name: 'Outside partner',
  nameHint: 'An office or a company, not a person',
  newTitle: 'The new API key',
  newText: 'Copy it now and give it to the partner in a safe way, not by email. It is shown only once.',
};
