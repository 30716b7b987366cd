import { replaceRecoveryCodes } from '#shared/accounts/recovery-endpoints.ts';
import * as words from '#words/accounts/account.ts';
import { call } from '../../../lib/api/api-client.ts';
import { provePassword } from '../../../lib/session/user-pool.ts';
import { PasswordFirst } from './password-first.tsx';

interface NewRecoveryCodesProps {
  email: string;
  onMade(codes: string[]): Promise<void>;
  onClose(): void;
}

export function NewRecoveryCodes({ email, onMade, onClose }: NewRecoveryCodesProps) {
  const make = async (password: string) => {
    await provePassword(password);
    await onMade((await call(replaceRecoveryCodes, {})).codes);
  };
  return (
    <PasswordFirst
      email={email}
      title={words.newRecoveryCodes}
      text={words.afterNewCodes}
      submit={words.makeCodes}
      busy={words.makingCodes}
      act={make}
      onClose={onClose}
    />
  );
}
