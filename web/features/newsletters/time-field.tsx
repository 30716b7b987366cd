import { MAILING_SCHEDULED_WITHIN, MINUTE } from '#shared/limits.ts';
import { scheduleIssue } from '#shared/newsletters/rules.ts';
import { zoneName } from '#words/general/dates.ts';
import * as words from '#words/newsletters/newsletters.ts';
import { Field } from '../../components/forms/field.tsx';
import { TimeInput } from '../../components/forms/time-input.tsx';
import { serverNow } from '../../lib/device/server-clock.ts';
import { readSiteMinute, siteMinute } from '../../lib/time/site-minute.ts';

interface TimeFieldProps {
  /** The value of the input, in the site's time zone. */
  value: string;
  onChange(written: string): void;
  error: string | undefined;
}

/** The time at which an email is sent. */
export function TimeField({ value, onChange, error }: TimeFieldProps) {
  const now = serverNow();
  return (
    <Field label={words.sendAt(zoneName())} hint={words.sendAtHint} error={error}>
      {(control) => (
        <TimeInput
          {...control}
          value={value}
          min={siteMinute(now + MINUTE)}
          max={siteMinute(now + MAILING_SCHEDULED_WITHIN)}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** The time for the API (ISO 8601), or the error. */
export function readTime(written: string): { sendAt: string } | { issue: string } {
  const sendAt = readSiteMinute(written);
  if (sendAt === undefined) return { issue: words.timeMissing };
  const issue = scheduleIssue(sendAt, new Date(serverNow()));
  return issue === undefined ? { sendAt } : { issue };
}
