import { typosBetween } from '@/lib/typosBetween';

/** Well-known providers, each with the endings that people here have. */
const domains =
  'gmail.com googlemail.com hotmail.com hotmail.co.uk outlook.com live.com live.co.uk yahoo.com yahoo.co.uk icloud.com aol.com msn.com sky.com btinternet.com virginmedia.com blueyonder.co.uk talktalk.net ntlworld.com protonmail.com nhs.net'.split(
    ' ',
  );

/** These have no other ending, so that "gmail.co.uk" is a slip too. */
const withOneEnding = new Set(['gmail', 'googlemail', 'icloud', 'btinternet']);

/** Other providers, one letter away from these. */
const otherNames = new Set(['mail', 'email', 'ymail', 'cloud']);

/** In a shorter name one letter makes another company (aol, aon). */
const MIN_NAME_WITH_SLIP = 5;

/**
 * The address that was probably meant: at a well-known provider, with at most one slip in its name and one in its ending. All other
 * domains are left alone; @zootools/email-spell-checker would make kcl.ac.uk kcl.co.uk.
 * @returns undefined where there is nothing to suggest
 */
export function suggestEmail(address: string): string | undefined {
  const [, local, typed, name, ending] =
    /^(\S+@)(([^\s@.]+)\.(\S+))$/.exec(address.trim().replace(/@.*/, (domain) => domain.toLowerCase())) ?? [];
  if (!local || !typed || !name || !ending) return undefined;
  const own = named((known) => known === name);
  const mayBeSlip = own.length === 0 && !otherNames.has(name);
  const meant = mayBeSlip
    ? named((known) => known.length >= MIN_NAME_WITH_SLIP && isOneSlip(name, known))
    : own;
  const [known, meantEnding] =
    meant.find(([, other]) => other === ending) ??
    meant.find(([, other]) => isOneSlip(ending, other) || withOneEnding.has(name)) ??
    [];
  if (!known) return undefined;
  const domain = `${known}.${meantEnding}`;
  return domain === typed ? undefined : `${local}${domain}`;
}

/** The providers whose name is meant, each split into name and ending. */
const named = (isMeant: (name: string) => boolean) => domains.map(split).filter(([name]) => isMeant(name));

/** The name of a domain, and its ending. */
const split = (domain: string) => {
  const dot = domain.indexOf('.');
  return [domain.slice(0, dot), domain.slice(dot + 1)] as const;
};

const isOneSlip = (typed: string, meant: string) => typosBetween(typed, meant, 1) <= 1;
