import type { SigningSettings } from '../signature.ts';
import type { PendingSignIns } from './pending-sign-ins.ts';
import type { PoolSettings } from './settings.ts';
import type { State } from './state.ts';
import type { TokenSigner } from './tokens.ts';

export type TriggerName = 'PreSignUp' | 'PostConfirmation' | 'CustomMessage';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Everything that the operations work with. Times are milliseconds. */
export interface Pool extends SigningSettings, PoolSettings {
  readonly userPoolId: string;
  readonly clientId: string;
  /** The part of the pool's id after the region; hashed into every password. */
  readonly name: string;
  readonly state: State;
  readonly signer: TokenSigner;
  readonly pendingSignIns: PendingSignIns;
  now(): number;
  sendMail(mail: Mail): Promise<void>;
  invokeTrigger(name: TriggerName, event: object): Promise<object>;
}
