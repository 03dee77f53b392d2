import { type District, districts, otherNames, parts } from './districts';
import { foldText } from '@/lib/foldText';
import { typosBetween } from '@/lib/typosBetween';
import { normaliseText } from './filterGroups';
import { inFigures } from './words';

/** A place as vacancies state it, such as "Whitechapel, London E1". */
export type StatedPlace = {
  text: string;
  /** Its words, as `placeWords` leaves them. */
  words: string;
  /** The postcode districts that it may lie in: one where it says which, none where nothing is known of it. */
  districts: ReadonlySet<string>;
};

/** Reads the place of a vacancy: by the postcode in it, else by the parts of it that have a known name, as in "Ashford, Kent". */
export function readPlace(text: string): StatedPlace {
  const code = readPostcode(text);
  let codes = code ? [code] : [];
  for (const part of code ? [] : text.split(',', 6)) {
    const named = [...(lookUp(part) ?? [])];
    const common = named.filter((each) => codes.includes(each));
    if (codes.length === 0) codes = named;
    else if (common.length > 0) codes = common;
  }
  return { text, words: placeWords(text), districts: new Set(codes) };
}

/** Words for where the visitor is, which the site does not know. */
const NEARBY =
  /\b(?:(?:around|close to|local to|near(?:est)?(?: to)?) (?:here|home|me|us)|near ?by|(?:in )?my (?:area|location|town)|(?:within )?walking distance|^(?:within |up to )?\d+ ?(?:km|kilomet|mi)\w*(?: (?:from|of) (?:here|home|me|us))?$)\b/i;

const ANYTHING =
  /^\s*(?:all|any(?:where)?|everywhere|no preference|(?:(?:any|all) )?(?:areas?|jobs?|locations?|places?|vacanc(?:y|ies)))?(?: ?(?:in )?(?:the )?(?:england|uk))?\s*$/i;

/** "Five miles" as "5 miles". */
const withFigures = (text: string) => text.replaceAll(/\b[a-z]+(?= (?:mile|km|kilomet))/gi, inFigures);

/** Whether a text asks for what is near the visitor. */
export const asksNearby = (text: string): boolean => NEARBY.test(withFigures(text));

/** What a text of either box narrows the list to; blank where that is nothing, as for "jobs near me" and "anywhere". */
export const narrowing = (text: string): string =>
  withFigures(text).replace(NEARBY, '').replace(ANYTHING, '').trim();

/**
 * The places, of those stated, that lie where the text of the place box says. A postcode, whole or begun, means its district ("E1" is not
 * "E15"); a known name means the districts of that place, borough or part of London ("Merton" is not "Homerton"); any other text is
 * sought where words begin, then anywhere, and at last with one typo. It may name several places, and how far around them counts.
 */
export function findPlaces(stated: readonly StatedPlace[], sought: string): ReadonlySet<string> {
  const { centres, radius } = readArea(sought);
  const found = centres.flatMap((centre) => {
    const readings = readSought(centre).map((isThere) => stated.filter(isThere));
    return readings.find(({ length }) => length > 0) ?? [];
  });
  if (radius > 0) {
    const distance = distanceTo(sought);
    // Distances are told in whole miles.
    const most = radius + KILOMETRES_IN_A_MILE / 2;
    found.push(...stated.filter((place) => (distance(place) ?? Infinity) < most));
  }
  return new Set(found.map(({ text }) => text));
}

export const KILOMETRES_IN_A_MILE = 1.61;

/** "Within 5 miles of Croydon and Sutton" names two places, "Kensington and Chelsea" one. The radius is in kilometres. */
function readArea(sought: string): { centres: readonly string[]; radius: number } {
  const [around = '', number = 0, unit = ''] =
    /(?:\b(?:about|within|up to)(?: an?)?|\+)? ?\b(\d+) ?(mi(?:les?)?|kms?|kilomet(?:er|re)s?)\b(?: (?:around|away|from|of|radius))*/i.exec(
      sought,
    ) ?? [];
  const area = withoutContext(sought.replace(around, '').trim());
  const each = area.split(/ (?:and|or)(?: |$)| ?[&/] ?/i).filter(Boolean);
  const isList = each.length > 0 && !lookUpName(area) && each.every(isName);
  return {
    centres: isList ? each : [area],
    radius: Number(number) * (/^m/i.test(unit) ? KILOMETRES_IN_A_MILE : 1),
  };
}

/** "near Croydon, London" and "SE13 6LH Croydon, UK" without what says nothing more. */
function withoutContext(sought: string): string {
  const area = sought
    .replace(/^(?:(?:anywhere )?in|near|around|close to|from) (?!(?:me|my|us|here|home)\b)/i, '')
    .replace(/,? (?:england|u\.?k\.?|united kingdom)$/i, '');
  const [code] = /^[a-z]{1,2}\d{1,2}[a-z]? ?\d[a-z]{2}(?=,? [a-z])/i.exec(area) ?? [];
  const town = area.replace(/(?<!\b(?:central|east|north|south|west)),? london$/i, '');
  return code ?? (!lookUpName(area) && isName(town) ? town : area);
}

/** The area without what counts around it. */
export const areaName = (sought: string): string => readArea(sought).centres.join(' or ');

/** How far a stated place is from where the text of the box says, in kilometres; undefined where either is not known. */
export function distanceTo(sought: string): (stated: StatedPlace) => number | undefined {
  const from = readArea(sought).centres.flatMap(centreOf);
  // Once for each district: thousands of addresses may all be in London, which has hundreds.
  const away = new Map(districts.map((to) => [to.code, Math.min(...from.map((one) => kilometres(one, to)))]));
  return ({ districts: codes }) => {
    const distances = from.length > 0 ? [...codes].flatMap((code) => away.get(code) ?? []) : [];
    // A borough is as far as its districts are in the mean.
    return distances.length > 0 ? distances.reduce((sum, one) => sum + one) / distances.length : undefined;
  };
}

/**
 * The boroughs, or counties, in which the place of a text may lie: one where the text is its name, several where a postcode or a place
 * is in more than one, none where it is not known.
 */
export function boroughsOf(text: string): string[] {
  const codes = knownDistricts(text) ?? new Set();
  const within = districts.filter(({ code }) => codes.has(code));
  const around = [...new Set(within.flatMap(({ boroughs, edges }) => [...boroughs, ...edges]))];
  const named = around.filter((borough) =>
    [borough, ...(otherNames[borough] ?? [])].some((name) => keyOf(name) === keyOf(text)),
  );
  return named.length > 0 ? named : around;
}

/** Whether a text names places that are known, with or without miles around them. */
export const isKnownPlace = (text: string): boolean => readArea(text).centres.every(isName);

/** Whether a text is a name that is known, or a postcode, with such a name before it or none. */
function isName(text: string): boolean {
  const name = readPostcode(text) ? text.replace(/\S+(?: \d[a-z]{0,2})?$/i, '').trim() : text;
  return !name || lookUp(name) !== undefined;
}

/** Whether a text is a known name with one typo. */
export const isMisspeltPlace = (text: string): boolean => namesLike(keyOf(text)).size > 0;

/** The name by which a stated place is spoken of: "Whitechapel". */
export const nameOfPlace = ({ text }: StatedPlace): string => text.split(',')[0]?.trim() ?? text;

type IsThere = (stated: StatedPlace) => boolean;

/** What the text may mean, the likeliest first; each counts where those before it give nothing. */
function readSought(sought: string): IsThere[] {
  const code = readPostcode(sought);
  if (code) return [liesIn(new Set([code]))];
  const words = ` ${placeWords(sought)}`;
  const beginsWord: IsThere = ({ words: all }) => ` ${all}`.includes(words);
  const known = lookUp(sought);
  if (known) return [either(liesIn(known), beginsWord)];
  const text = normaliseText(sought);
  const key = keyOf(sought);
  return [
    either(liesIn(districtsNamed((name) => key.length > 2 && name.startsWith(key))), beginsWord),
    ({ text: all }) => normaliseText(all).includes(text),
    either(
      liesIn(namesLike(key)),
      (place) => key.length >= SHORT && isOneTypoFrom(key, keyOf(nameOfPlace(place))),
    ),
  ];
}

const either =
  (one: IsThere, other: IsThere): IsThere =>
  (place) =>
    one(place) || other(place);

/** A vacancy that names a borough alone is where half of the borough is: in its part of London, but in none of its districts for certain. */
const liesIn =
  (wanted: ReadonlySet<string>): IsThere =>
  ({ districts: codes }) =>
    codes.size > 0 && [...codes].filter((code) => wanted.has(code)).length >= codes.size / 2;

/** A shorter name with a typo may be any other. */
const SHORT = 5;

/** The districts of the names that are one typo away. */
const namesLike = (key: string): ReadonlySet<string> =>
  districtsNamed((name) => key.length >= SHORT && isOneTypoFrom(key, name));

function districtsNamed(isMeant: (name: string) => boolean): ReadonlySet<string> {
  return new Set([...byName()].filter(([name]) => isMeant(name)).flatMap(([, codes]) => [...codes]));
}

/** The districts that a text means by a postcode or a known name, if need be with one typo. */
function knownDistricts(sought: string): ReadonlySet<string> | undefined {
  const code = readPostcode(sought);
  if (code) {
    const isListed = districts.some((district) => district.code === code);
    // Where the table lacks one, those with the same letters.
    const isMeant = (other: string) => (isListed ? other === code : lettersOf(other) === lettersOf(code));
    return new Set(districts.map((district) => district.code).filter(isMeant));
  }
  const key = keyOf(sought);
  const known = lookUp(sought);
  if (known || key.length < SHORT) return known;
  return districtsNamed((name) => name.startsWith(key) || isOneTypoFrom(key, name));
}

const lettersOf = (code: string) => code.replace(/\d+$/, '');

/**
 * The district of a postcode that ends a text, without the last letter of those in the centre: W1 for "W1A 1AA", "London W1" and "w1a1aa".
 * Only the last part of a postcode may be missing, whole or in part.
 */
function readPostcode(text: string): string | undefined {
  // "SE 15", but not "9 to 5"
  const code = text
    .toLowerCase()
    .trim()
    .replace(/^(?!to )([a-z]{1,2}) (?=\d{1,2}$)/, '$1');
  const found =
    /\b([a-z]{1,2}\d{1,2}?)[a-z]? ?\d[a-z]{2}$/.exec(code) ??
    /\b([a-z]{1,2}\d{1,2})[a-z]?(?: \d[a-z]?)?$/.exec(code);
  return found?.[1]?.toUpperCase();
}

/** Folded and without dots, "St" as "Saint"; other signs part words. */
const placeWords = (text: string): string =>
  foldText(text)
    .replaceAll('.', '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .replaceAll(/\bst\b/g, 'saint')
    .trim();

/** A name as it is compared: without blanks and "borough of". */
const keyOf = (text: string): string =>
  placeWords(text)
    .replace(/^(?:london |royal )?borough of /, '')
    .replaceAll(' ', '');

/**
 * The districts of a known name, of one that a wider one follows, as in "Croydon, Surrey" and "Hackney, East London", or of several, as in
 * "Croydon, Sutton".
 */
function lookUp(text: string): ReadonlySet<string> | undefined {
  const whole = lookUpName(text);
  const words = placeWords(text).split(' ');
  // Where every part is a name ("East Barnet East Barnet"), each further word would double the time.
  if (whole || words.length > 5) return whole;
  for (let size = 1; size < words.length; size++) {
    const name = lookUpName(words.slice(0, size).join(' '));
    const rest = words.slice(size).join(' ');
    const others = name && lookUp(rest);
    if (!others) continue;
    const common = [...name].filter((code) => others.has(code));
    // More than half: the second contains the first. Neighbouring boroughs share a district.
    if (common.length > name.size / 2) return new Set(common);
    return Object.keys(parts).some((part) => keyOf(part) === keyOf(rest))
      ? name
      : new Set([...name, ...others]);
  }
  return undefined;
}

/** A word for a part of it may follow the name, as in "Victoria station" and "Brixton Hill", and "hospital" be missing. */
const lookUpName = (text: string): ReadonlySet<string> | undefined =>
  byName().get(keyOf(text)) ??
  byName().get(`${keyOf(text)}hospital`) ??
  byName().get(keyOf(placeWords(text).replace(partOfPlace, '')));

const partOfPlace =
  / (?:area|broadway|central|common|green|high (?:road|street)|hill|junction|lane|market|north|south|east|west|park|road|rye|(?:railway |train |tube )?station|street|town|town centre|village)$/;

let names: Map<string, Set<string>> | undefined;

/** The districts of every known name: places, boroughs and parts of the city. Made when first asked for: most visitors never type one. */
function byName(): ReadonlyMap<string, ReadonlySet<string>> {
  if (names) return names;
  const found = new Map<string, Set<string>>();
  const add = (name: string, code: string) => {
    const key = keyOf(name);
    found.set(key, (found.get(key) ?? new Set()).add(code));
  };
  for (const { code, boroughs, names: places } of districts) {
    const letters = lettersOf(code);
    const around = Object.keys(parts).filter((part) =>
      parts[part]?.split(' ').some((listed) => listed === code || listed === letters),
    );
    for (const name of [...boroughs, ...around, ...places])
      for (const each of [name, ...(otherNames[name] ?? [])]) add(each, code);
  }
  return (names = found);
}

type Position = Pick<District, 'latitude' | 'longitude'>;

/** A town, or each of several, is where the first district that lists its name is: its borough lies around it. For any other name all its districts count. */
function centreOf(place: string): Position[] {
  const towns = place.split(',').flatMap((part) => {
    const key = keyOf(part);
    const isPart = (name: string) => keyOf(name) === key;
    return (byName().has(key) && districts.find((district) => district.names.some(isPart))) || [];
  });
  return towns.length > 0 ? towns : positionsOf(knownDistricts(place) ?? new Set());
}

const positionsOf = (codes: ReadonlySet<string>): Position[] =>
  districts.filter(({ code }) => codes.has(code));

/** On the scale of a city the Earth is flat; at London's latitude a degree of longitude has about 69 km. */
const kilometres = (one: Position, other: Position): number =>
  Math.hypot((one.latitude - other.latitude) * 111, (one.longitude - other.longitude) * 69);

const isOneTypoFrom = (one: string, other: string): boolean => typosBetween(one, other, 1) === 1;
