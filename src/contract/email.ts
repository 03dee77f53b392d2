/** Providers, with the endings that people here have. */
const providers: Record<string, readonly string[]> = {
  gmail: ['com'],
  googlemail: ['com'],
  hotmail: ['com', 'co.uk'],
  outlook: ['com'],
  live: ['com', 'co.uk'],
  yahoo: ['com', 'co.uk'],
  icloud: ['com'],
  aol: ['com'],
  msn: ['com'],
  sky: ['com'],
  btinternet: ['com'],
  virginmedia: ['com'],
  blueyonder: ['co.uk'],
  talktalk: ['net'],
  ntlworld: ['com'],
  protonmail: ['com'],
  nhs: ['net'],
};

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
  const [, local, name, ending] = /^(\S+@)([^\s@.]+)\.(\S+)$/.exec(address.trim()) ?? [];
  if (!local || !name || !ending) return undefined;
  const domain = meantBy(name.toLowerCase(), ending.toLowerCase());
  return domain && domain !== `${name}.${ending}`.toLowerCase() ? `${local}${domain}` : undefined;
}

function meantBy(name: string, ending: string): string | undefined {
  const meantName = providers[name] ? name : otherNames.has(name) ? undefined : closest(name);
  const endings = meantName === undefined ? [] : (providers[meantName] ?? []);
  const meantEnding =
    endings.find((known) => known === ending) ??
    endings.find((known) => isOneSlip(ending, known) || withOneEnding.has(name));
  return meantEnding && `${meantName}.${meantEnding}`;
}

const closest = (name: string) =>
  Object.keys(providers).find((known) => known.length >= MIN_NAME_WITH_SLIP && isOneSlip(name, known));

/** Whether at most one letter is missing, too many, another, or swapped with its neighbour. */
function isOneSlip(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same += 1;
  const [one, other] = [typed.slice(same), meant.slice(same)];
  const isSwapped = one[0] === other[1] && one[1] === other[0] && one.slice(2) === other.slice(2);
  return isSwapped || one.slice(1) === other || one === other.slice(1) || one.slice(1) === other.slice(1);
}
