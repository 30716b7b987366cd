/** Field errors when a profile is created or edited (second document, section 5). */
type Field = 'name' | 'phone' | 'location' | 'bio' | 'role';

export const badField = (field: Field) => `Invalid Input: Please check the ${field} field format`;
export const nameCharacters = 'Name contains invalid characters';
export const locationCharacters = 'Location contains invalid characters';
export const bioCharacters = 'Bio contains invalid characters';
export const roleCharacters = 'Role contains invalid characters';
export const chooseType = 'Please choose a profile type';
export const onlyFishermen = 'Only fishermen can choose this';
