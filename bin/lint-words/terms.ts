/** The terms that texts and docs avoid. */
interface WrongTerm {
  pattern: RegExp;
  instead: string;
}

/** A sentence like "What is refused costs nothing." has to be read twice. This term is also checked in comments. */
export const WRONG_SUBJECT: WrongTerm = {
  pattern: /^(who|whoever|whatever|what|whose|(of|by|with) what|to whom)\b.*\.$/i,
  instead: '"If you …", "Anyone who …", a noun',
};

export const WRONG_TERMS: readonly WrongTerm[] = [
  { pattern: /\bmails?\b/i, instead: 'email' },
  { pattern: /\bmailings?\b/i, instead: 'newsletter, announcement email' },
  { pattern: /\bletters?\b/i, instead: 'message, email' },
  {
    pattern: /\banswer(s|ed)? (to|of) (a|an|the|your|their) (email|message|rating|request)\b/i,
    instead: 'reply',
  },
  { pattern: /\bunwanted (e?mail|messages)\b/i, instead: 'spam folder' },
  { pattern: /\bsecond (step|factor)\b/i, instead: 'two-step verification' },
  { pattern: /\bfaces? of (the|a|its|this) site\b/i, instead: 'site' },
  { pattern: /\bhere since\b/i, instead: 'joined' },
  { pattern: /\blook(s|ed)? at it\b/i, instead: 'review, open' },
  { pattern: /\bwhat is left\b/i, instead: 'amount left' },
  WRONG_SUBJECT,
];

/** Correct uses of the terms, which are removed before the check. */
export const RIGHT_USES: readonly { pattern: RegExp; because: string }[] = [
  {
    pattern: /\bletters, (numbers|digits)|\b(small|capital) letters\b|\bletters of a word\b/gi,
    because: 'characters',
  },
  { pattern: /\bdead[- ]letters?\b/gi, because: 'the name of a kind of queue' },
  { pattern: /\bdisplay face\b/gi, because: 'a font' },
];
