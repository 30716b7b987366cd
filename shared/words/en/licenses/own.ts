/** The licenses that a fisherman keeps here. */
export const title = 'Your licenses';
export const lead =
  'Keep your fishing licenses here if you like. Only you and the managers of this site see them. A manager can check one, and your profile then says so without its number.';
export const notLoaded = 'Your licenses could not be loaded.';
export const add = 'Add a license';
export const change = 'Change';
/** @param license such as Federal permit */
export const changeNamed = (license: string) => `Change: ${license}`;
export const remove = 'Remove';
export const removeNamed = (license: string) => `Remove: ${license}`;
export const removeTitle = 'Remove this license?';
export const removeText = 'It is deleted here, with the mark that it was checked.';
export const removing = 'Removing...';
export const removed = 'License removed';
export const saved = 'Licenses saved';
export const notSaved = 'The licenses could not be saved.';
export const nameHint = 'If the paper has another name for it';
export const stateHint = 'The short form, such as ME. Leave it empty for a federal permit.';
export const choose = 'Please choose';
export const changeEnds = 'A manager has to check it again after you change it.';
export const remind = 'Email me 30 days before a license expires';

export const standings = {
  expired: 'Expired',
  checked: 'Checked',
  waiting: 'Not checked yet',
};
