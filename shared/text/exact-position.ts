/** Two decimal numbers next to each other, as in maps and links to maps: `43.6591, -70.2568`. */
const DECIMALS = /\d[.,]\d{2,}[^\d]{1,12}\d{1,4}[.,]\d{2,}/;
/** Degrees, also with minutes and seconds: `43° 39' N`, `43 39.55 N`, `43.6591N`. */
const DEGREES = /\d\s?[°º]|\d{1,3}[ .:,]\d{1,2}[\d.,'′:" ]{0,12}[NSEW]\b/i;
const TWO_DIRECTIONS = /\d[^A-Z]{0,4}[NS]\b.*\d[^A-Z]{0,4}[EW]\b|\d[^A-Z]{0,4}[EW]\b.*\d[^A-Z]{0,4}[NS]\b/i;
/** An open location code: `87M9MP5V+J8`. */
const PLUS_CODE = /\b[23456789CFGHJMPQRVWX]{4,8}\+[23456789CFGHJMPQRVWX]{2,3}\b/i;

/** Whether a text gives an exact position instead of the name of a place. */
export function isExactPosition(text: string): boolean {
  const plain = text.normalize('NFKC');
  return (
    DECIMALS.test(plain) ||
    PLUS_CODE.test(plain) ||
    (DEGREES.test(plain) && (/[°º]/.test(plain) || TWO_DIRECTIONS.test(plain)))
  );
}
