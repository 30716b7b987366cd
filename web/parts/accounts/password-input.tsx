import { type ComponentProps, useState } from 'react';
import * as words from '#words/accounts/auth.ts';
import { TextInput } from '../../components/forms/inputs.tsx';

/** A password field with a button that shows the password. */
export function PasswordInput({ className = '', ...rest }: ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <TextInput
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className={`pr-20 ${className}`}
      />
      <button
        type="button"
        aria-pressed={isShown}
        aria-label={words.showPassword}
        onClick={() => setShown(!isShown)}
        className="absolute inset-y-0.5 right-0.5 min-w-16 rounded-control px-3 font-semibold text-muted -outline-offset-3 hover:text-ink"
      >
        {isShown ? words.hide : words.show}
      </button>
    </div>
  );
}
