import { invalidParameter } from './errors.ts';
import type { User } from './state.ts';

const SEARCHABLE = new Set([
  'username',
  'email',
  'phone_number',
  'name',
  'given_name',
  'family_name',
  'preferred_username',
  'cognito:user_status',
  'status',
  'sub',
]);

/** The filter of ListUsers: `email = "a@b.example"` or, for what begins so, `name ^= "An"`; empty for everybody. */
export function parseUserFilter(filter: string): (user: User) => boolean {
  if (filter.trim() === '') return () => true;
  const match = /^\s*([\w:]+)\s*(\^?=)\s*"((?:[^"\\]|\\.)*)"\s*$/.exec(filter);
  const [, attribute = '', operator, quoted = ''] = match ?? [];
  if (!match || !SEARCHABLE.has(attribute)) throw invalidParameter(`Error while parsing filter ${filter}`);
  const wanted = quoted.replace(/\\(.)/g, '$1').toLowerCase();
  return (user) => {
    const value = searchedValue(user, attribute)?.toLowerCase();
    return operator === '=' ? value === wanted : value?.startsWith(wanted) === true;
  };
}

function searchedValue(user: User, attribute: string): string | undefined {
  switch (attribute) {
    case 'username':
    case 'sub':
      return user.id;
    case 'cognito:user_status':
      return user.status;
    case 'status':
      return user.enabled ? 'Enabled' : 'Disabled';
    default:
      return user.attributes[attribute];
  }
}
