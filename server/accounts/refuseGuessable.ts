import { dictionary } from '@zxcvbn-ts/language-common';
import { provider } from '@/content/provider';
import { fieldMessages } from '@/contract/messages';
import { HttpError } from '@server/http/HttpError';
import type { AccountRow } from '@server/database/schema';

const common = new Set([...dictionary['passwords-common'], ...dictionary['diceware-common']]);

// Shorter names occur inside many ordinary words.
const WORD_MIN_LENGTH = 3;
const OWN_LETTERS_MIN = 4;
const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  '!': 'i',
};

/** What a guesser who knows the site tries: the provider's name, and the words of its trade. */
const siteWords = `${provider.name} agency assistant bank care carer clinic dentist doctor hca health healthcare home hospital job locum
  london medical midwife midwifery nhs nurse nursing paramedic patient pharmacist physio physiotherapist radiographer recruit recruiter
  recruiting recruitment rgn shift staff staffing support surgery theatre therapist vacancy ward work worker`;

/**
 * Refuses what guessers try first, which the specified rules let through: one of the 54,000 most common passwords and words, the
 * words of this site, or the person's own name or email address, however much case, lookalikes (0 for o) and digits or symbols at
 * its ends disguise it.
 * @throws HttpError 400 that says what to do instead
 */
export function refuseGuessable(
  password: string,
  { name, last_name, email }: Pick<AccountRow, 'name' | 'last_name' | 'email'>,
): void {
  const forms = formsOf(password);
  const site = wordsOf(siteWords);
  if (forms.some((form) => common.has(form) || isMadeOf(site, form)))
    throw new HttpError(400, fieldMessages.passwordCommon);
  const own = wordsOf(`${siteWords} ${name} ${last_name} ${email}`);
  if (forms.some((form) => isMadeOf(own, form))) throw new HttpError(400, fieldMessages.passwordOwnName);
}

/** The password in lower case, as it is and without what disguises a word. */
function formsOf(password: string): string[] {
  const whole = foldCase(password);
  const tailless = whole.replace(/\P{L}+$/u, '');
  const forms = [whole, whole.replaceAll(/[^\p{L}\p{N}]/gu, ''), tailless, tailless.replace(/^\P{L}+/u, '')];
  return [...forms, ...forms.map(readLookalikes)];
}

function isMadeOf(words: readonly string[], form: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), form);
  return rest !== form && rest.replaceAll(/\P{L}/gu, '').length < OWN_LETTERS_MIN;
}

// The longest first, so that a name is taken out before a shorter one that is part of it.
const wordsOf = (text: string): string[] =>
  (foldCase(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length >= WORD_MIN_LENGTH)
    .toSorted((one, other) => other.length - one.length);

const foldCase = (text: string): string => text.normalize('NFKC').toLowerCase();

const readLookalikes = (text: string): string =>
  text.replaceAll(/[\d@!]/g, (character) => lookalikes[character] ?? character);
