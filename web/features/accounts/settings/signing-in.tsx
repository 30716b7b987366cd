import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { RECOVERY_CODE_COUNT } from '#shared/accounts/recovery-codes.ts';
import { replaceRecoveryCodes } from '#shared/accounts/recovery-endpoints.ts';
import * as words from '#words/accounts/account.ts';
import { toast } from '../../../components/overlays/toast.tsx';
import { Section } from '../../../components/section.tsx';
import { EmailText } from '../../../components/text/email-text.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { SECOND_FACTOR_HASH } from '../../../lib/navigation/paths.ts';
import { turnOffSecondFactor } from '../../../lib/session/second-factor.ts';
import type { Me } from '../../../lib/session/session.tsx';
import { provePassword } from '../../../lib/session/user-pool.ts';
import { EmailForm, recallNewEmail } from './email-form.tsx';
import { PasswordFirst } from './password-first.tsx';
import { PasswordForm } from './password-form.tsx';
import { SaveRecoveryCodes } from './save-recovery-codes.tsx';
import { SecondFactorSetup } from './second-factor-setup.tsx';
import { SettingRow } from './setting-row.tsx';

interface SigningInProps {
  /** The current address. */
  email: string;
  /** Undefined until it has loaded. */
  secondFactor: Me['secondFactor'];
  /** Called after a change to data of `GET /me`. */
  onChanged(): Promise<void>;
}

type Setting = 'email' | 'password' | 'secondFactor' | 'recoveryCodes';

/** The person's sign-in settings, which can be changed one at a time. */
export function SigningIn({ email, secondFactor, onChanged }: SigningInProps) {
  const hasSecondFactor = secondFactor?.isOn;
  const [open, setOpen] = useOpenSetting(email, hasSecondFactor);
  const [newCodes, setNewCodes] = useState<readonly string[]>();
  const rowOf = (name: Setting) => ({ isOpen: open === name, onOpen: () => setOpen(name) });
  const form = { email, onChanged, onClose: () => setOpen(undefined) };
  // The open form depends on the setting, so it closes first; new codes stay until they are saved.
  const follow = async (codes: readonly string[] | undefined) => {
    setNewCodes(codes);
    setOpen(undefined);
    await onChanged();
  };
  return (
    <Section title={words.title}>
      <div className="divide-y divide-line rounded-card border border-line bg-raised px-4 md:px-5">
        <SettingRow
          {...rowOf('email')}
          name={words.email}
          value={<EmailText address={email} />}
          change={words.changeEmail}
        >
          <EmailForm {...form} />
        </SettingRow>
        <SettingRow
          {...rowOf('password')}
          name={words.password}
          value={<span aria-hidden="true">{words.passwordDots}</span>}
          change={words.changePassword}
        >
          <PasswordForm {...form} />
        </SettingRow>
        {hasSecondFactor !== undefined && (
          <SettingRow
            {...rowOf('secondFactor')}
            name={words.secondFactor}
            value={words.secondFactorIs[hasSecondFactor ? 'on' : 'off']}
            action={hasSecondFactor ? words.turnOff : words.setUp}
            change={hasSecondFactor ? words.turnOffSecondFactor : words.setUpSecondFactor}
          >
            {hasSecondFactor ? (
              <SecondFactorOff {...form} />
            ) : (
              <SecondFactorSetup {...form} onTurnedOn={follow} />
            )}
          </SettingRow>
        )}
        {(hasSecondFactor || newCodes) && (
          <SettingRow
            {...rowOf('recoveryCodes')}
            isOpen={newCodes !== undefined || open === 'recoveryCodes'}
            name={words.recoveryCodes}
            value={words.recoveryCodesLeft(secondFactor?.recoveryCodes ?? 0, RECOVERY_CODE_COUNT)}
            action={words.newCodes}
            change={words.newRecoveryCodes}
          >
            {newCodes ? (
              <SaveRecoveryCodes email={email} codes={newCodes} onSaved={() => setNewCodes(undefined)} />
            ) : (
              <NewRecoveryCodes {...form} onMade={follow} />
            )}
          </SettingRow>
        )}
      </div>
    </Section>
  );
}

/** The setting that is open: the email if a new address waits for its code, or two-step verification if a link names it. */
function useOpenSetting(email: string, hasSecondFactor: boolean | undefined) {
  const { hash, key } = useLocation();
  const [open, setOpen] = useState<Setting | undefined>(() =>
    recallNewEmail(email) === undefined ? undefined : 'email',
  );
  const isAskedFor = hash === SECOND_FACTOR_HASH && hasSecondFactor === false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each time the link is followed
  useEffect(() => {
    if (isAskedFor) setOpen('secondFactor');
  }, [isAskedFor, key]);
  return [open, setOpen] as const;
}

interface NewRecoveryCodesProps {
  email: string;
  onMade(codes: string[]): Promise<void>;
  onClose(): void;
}

function NewRecoveryCodes({ email, onMade, onClose }: NewRecoveryCodesProps) {
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

interface SecondFactorOffProps {
  email: string;
  onChanged(): Promise<void>;
  onClose(): void;
}

/** Turns two-step verification off with the password alone, in case the phone is lost. */
function SecondFactorOff({ email, onChanged, onClose }: SecondFactorOffProps) {
  const turnOff = async (password: string) => {
    await turnOffSecondFactor(password);
    // It closes first, because the open form depends on the setting.
    onClose();
    await onChanged();
    toast({ ...words.secondFactorOff, kind: 'good' });
  };
  return (
    <PasswordFirst
      email={email}
      title={words.turnOffSecondFactor}
      text={words.afterTurningOff}
      submit={words.turnOff}
      busy={words.turningOff}
      act={turnOff}
      onClose={onClose}
    />
  );
}
