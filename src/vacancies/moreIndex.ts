import MiniSearch, { type SearchOptions } from 'minisearch';
import type { Job } from '@/contract/jobs';
import type { Filters } from './filters';
import {
  areaName,
  distanceTo,
  findPlaces,
  KILOMETRES_IN_A_MILE,
  narrowing,
  type StatedPlace,
} from './places';
import { fields, fieldText, fieldWeights, paidAbove, roleWords, type Field } from './jobFields';
import { readSearch, type Part, type Phrase } from './readSearch';
import { closestTo, stemOf, wordsOf, writtenWordsOf } from './words';

/** Why a vacancy may fit: the words of a field that were found, what it lacks, where it lies, or what it pays. */
export type Reason =
  | { kind: 'words'; words: readonly string[]; field: Field }
  | { kind: 'without'; words: readonly string[] }
  | { kind: 'in'; place: string }
  | { kind: 'near'; place: string; miles: number }
  | { kind: 'pay'; least: number };

export type Ranked = { job: Job; reasons: readonly Reason[] };

type Boxes = Pick<Filters, 'search' | 'location'>;
type JobTest = (job: Job) => boolean;

/** The words of a vacancy's field that a part of the search was found in: so many from the first on. */
type Match = {
  part: Part;
  field: Field;
  points: number;
  isOwn: boolean;
  isBeside: boolean;
  first: number;
  size: number;
};
type Matched = {
  candidates: readonly { job: Job; matches: readonly Match[] }[];
  weights: ReadonlyMap<Part, number>;
};

const facts = fields.filter((field) => field !== 'description');

/** How far a place may be and still be near, in kilometres. */
const NEAR = 16;
/** A word that so many descriptions have says little: it is not indexed in further ones, which keeps a search fast. */
const COMMON = 500;
/** How many are named. */
const MOST = 10;
/** How many vacancies that have some of the words are looked at closely. */
const CLOSELY = 200;

// The weights of the ranking, found by `npm run bench:finding`. A vacancy's share is how much of the search it has, from 0 to 1 and a little
// more; its points decide between equal shares.

/** Less of the search than this share of the best is left out: of two words the one that says little is not enough. */
const LEAST_SHARE = 0.55;
/** A part found in the description or the sponsorship alone: neither says what the work is. */
const BESIDE_THE_WORK = 0.7;
/** A part found by a synonym: close to the words themselves, but after them. */
const BY_SYNONYM = 0.95;
/** The same for the points of a field, so that a synonym in the title comes before the word itself in any other field. */
const POINTS_BY_SYNONYM = 0.8;
/** For the pay that was asked for: as much as all of the words, because it is a part of the search like them. */
const SHARE_FOR_PAY = 1;
/** For lying in the place that was asked for: makes up for a word that is missing, not for the work. */
const SHARE_FOR_PLACE = 0.25;
/** For each kilometre: five are as bad as missing the title. */
const POINTS_LOST_A_KILOMETRE = 2;
/** Whoever names a pay means about that much: twice as much is as bad as missing the title. */
const POINTS_LOST_AT_TWICE_THE_PAY = 10;

/**
 * The vacancies, indexed for what the specified search does not find: word forms, synonyms, typos, places among the words, pay, shifts
 * and descriptions.
 */
export class MoreIndex {
  private readonly stems = new Map<string, string>();
  private readonly knownStems = new Set<string>();
  private readonly commonness = new Map<string, number>();
  private readonly texts = new Map<Job, Partial<Record<Field, string>>>();
  private readonly search = new MiniSearch<{ id: number; job: Job }>({
    fields,
    extractField: ({ id, job }, name) => (name === 'id' ? String(id) : indexedText(job, name as Field)),
    tokenize: (text, field) => this.tokenize(text, field),
    processTerm: (term) => term,
    searchOptions: { boost: fieldWeights },
  });

  private readonly jobs: readonly Job[];

  constructor(jobs: readonly Job[]) {
    this.jobs = jobs;
  }

  addAll(): void {
    this.search.addAll(this.jobs.map((job, id) => ({ id, job })));
  }

  /** The same, a few at a time, between which the page answers. */
  addAllAsync(): Promise<void> {
    return this.search.addAllAsync(this.jobs.map((job, id) => ({ id, job })));
  }

  /**
   * The vacancies that may fit, best first: those with all parts of the search before those with some, in the place before near it, words
   * in the title before others.
   * @param places those that the vacancies carry
   * @param isAllowed whether the boxes let a vacancy through
   * @param isListed whether it stands in the list: these are left out, but the others are measured by them
   */
  find(boxes: Boxes, places: readonly StatedPlace[], isAllowed: JobTest, isListed: JobTest): Ranked[] {
    const read = readSearch(narrowing(boxes.search), (word) => this.correct(word));
    const { parts, without, pay } = read;
    const place = areaName(narrowing(boxes.location) || read.place);
    if (parts.length + without.length === 0 && !place && pay === undefined) return [];
    const where = whereabouts(place, places);
    const unwanted = this.having(without);
    const lacks: Reason[] = without.map(({ own }) => ({ kind: 'without', words: own.words }));
    const { candidates, weights } = this.match(
      parts,
      (job) => isAllowed(job) && !unwanted.has(job) && where(job) !== undefined,
    );
    const ranked = candidates.flatMap(({ job, matches }) => {
      const at = where(job);
      if (!at) return [];
      const found = rate(matches, weights);
      const above = pay === undefined ? undefined : paidAbove(job, pay);
      const isPaid = above !== undefined;
      if (parts.length > 0 ? matches.length === 0 : pay !== undefined && !isPaid) return [];
      const reasons: Reason[] = [...lacks, ...at.reasons];
      if (isPaid && pay !== undefined) reasons.push({ kind: 'pay', least: pay });
      if (matches.length + reasons.length === 0) return [];
      const isInPlace = at.reasons.some(({ kind }) => kind === 'in');
      const share = found.share + (isPaid ? SHARE_FOR_PAY : 0) + (isInPlace ? SHARE_FOR_PLACE : 0);
      const points =
        found.points - at.away * POINTS_LOST_A_KILOMETRE - (above ?? 0) * POINTS_LOST_AT_TWICE_THE_PAY;
      return [{ job, matches, reasons, share, points }];
    });
    const most = Math.max(...ranked.map(({ share }) => share));
    return ranked
      .filter(({ job, share }) => !isListed(job) && share >= most * LEAST_SHARE)
      .toSorted((a, b) => b.share - a.share || b.points - a.points)
      .slice(0, MOST)
      .map(({ job, matches, reasons }) => ({ job, reasons: [...wordsFound(job, matches), ...reasons] }));
  }

  /** The vacancies that have any of the parts, with what each has of them, and how much each part tells: the fewer have it, the more. */
  private match(parts: readonly Part[], isAllowed: JobTest): Matched {
    const all = this.candidates(parts).map((job) => ({
      job,
      matches: parts.flatMap((part) => this.bestMatch(job, part) ?? []),
    }));
    const isFound = (part: Part) => all.some(({ matches }) => matches.some((match) => match.part === part));
    const pieces = parts.flatMap((part) => {
      const instead = isFound(part) ? [] : part.pieces();
      return instead.length > 0 ? instead : [part];
    });
    if (pieces.length > parts.length) return this.match(pieces, isAllowed);
    const candidates = all.filter(({ job }) => isAllowed(job));
    const weightOf = (part: Part) => {
      const found = candidates.flatMap(({ matches }) => matches.filter((match) => match.part === part));
      const count = found.filter(({ isOwn }) => isOwn).length || found.length;
      return count && 1 + Math.log10(1 + candidates.length / count);
    };
    return { candidates, weights: new Map(parts.map((part) => [part, weightOf(part)])) };
  }

  /** The vacancies that have any of the words, those with the most telling ones first; all of them where no word is sought. */
  private candidates(parts: readonly Part[]): readonly Job[] {
    if (parts.length === 0) return this.jobs;
    const stems = parts.flatMap((part) => phrasesOf(part).flatMap((phrase) => phrase.stems));
    return this.searchStems([...new Set(stems)], {}).slice(0, CLOSELY);
  }

  /** The vacancies that have any of the parts. Of shifts and sponsorship a description may say that there are none: the facts count. */
  private having(parts: readonly Part[]): ReadonlySet<Job> {
    const found = parts.flatMap((part) => {
      const having = (where: readonly Field[]) =>
        phrasesOf(part).flatMap(({ stems }) =>
          this.searchStems(stems, { fields: [...where], combineWith: 'AND' }),
        );
      return having(having(['shifts', 'sponsorship']).length > 0 ? facts : fields);
    });
    return new Set(found);
  }

  private searchStems(stems: readonly string[], options: SearchOptions): Job[] {
    return this.search
      .search(stems.join(' '), { tokenize: (text) => text.split(' '), ...options })
      .flatMap(({ id }) => this.jobs[Number(id)] ?? []);
  }

  /** The field that says most with the words themselves, or a little less with others for them. */
  private bestMatch(job: Job, part: Part): Match | undefined {
    let best: Match | undefined;
    for (const phrase of phrasesOf(part)) {
      const sought = phrase.stems.join(' ');
      for (const field of fields) {
        // In a sentence, "it" and "ot" are seldom the work.
        if (field === 'description' && sought.length < 3) continue;
        const isOwn = phrase === part.own;
        const points = fieldWeights[field] * (isOwn ? 1 : POINTS_BY_SYNONYM);
        if (points <= (best?.points ?? 0)) continue;
        const text = this.textOf(job, field);
        const at = text.indexOf(` ${sought} `);
        if (at < 0) continue;
        // A blank stands before each word.
        const first = text.slice(0, at).split(' ').length - 1;
        const isBeside =
          /description|sponsorship/.test(field) ||
          (field === 'title' && isOwn && isAside(job, phrase, first));
        best = { part, field, points, isOwn, isBeside, first, size: phrase.stems.length };
      }
    }
    return best;
  }

  /** The word that was meant: itself where vacancies have it in any form, a word that it begins, or the closest with few typos. */
  private correct(word: string): string | undefined {
    if (this.knownStems.has(this.stem(word))) return word;
    const known = [...this.stems.keys()];
    const begun = word.length > 3 ? known.filter((other) => other.startsWith(word)) : [];
    if (begun.length > 0) return begun.toSorted((one, other) => one.length - other.length)[0];
    return closestTo(word, known);
  }

  /** The stems of a field, made when they are first compared: few searches get to the descriptions. */
  private textOf(job: Job, field: Field): string {
    const texts = this.texts.get(job) ?? {};
    this.texts.set(job, texts);
    return (texts[field] ??= ` ${this.stemsOf(fieldText(job, field))} `);
  }

  private stemsOf(text: string): string {
    return wordsOf(text)
      .map((word) => this.stem(word))
      .join(' ');
  }

  private tokenize(text: string, field = ''): string[] {
    const stems = wordsOf(text).map((word) => this.learn(word));
    if (field !== 'description') return stems;
    return [...new Set(stems)].filter((stem) => {
      const count = (this.commonness.get(stem) ?? 0) + 1;
      this.commonness.set(stem, count);
      return count <= COMMON;
    });
  }

  private learn(word: string): string {
    const stem = this.stem(word);
    this.stems.set(word, stem);
    this.knownStems.add(stem);
    return stem;
  }

  private stem(word: string): string {
    return this.stems.get(word) ?? stemOf(word);
  }
}

/** Whoever lives in is there at night and at weekends: "no weekends" leaves that out. */
function indexedText(job: Job, field: Field): string {
  const text = fieldText(job, field);
  return field === 'shifts' ? text.replace(/live.?in/i, '$&, nights, weekends') : text;
}

/** "Recruitment Consultant, Nursing" is no nurse: another form of a word after the comma says where the work is. */
const isAside = (job: Job, { words }: Phrase, first: number) =>
  first >= roleWords(job).length &&
  singular(wordsOf(job.job_title).slice(first, first + words.length)) !== singular(words);

const singular = (words: readonly string[]) => words.join(' ').replaceAll(/s\b/g, '');

function rate(matches: readonly Match[], weights: Matched['weights']) {
  let points = 0;
  let share = 0;
  for (const match of matches) {
    points += match.points / weights.size;
    share +=
      (weights.get(match.part) ?? 0) *
      (match.isBeside ? BESIDE_THE_WORK : 1) *
      (match.isOwn ? 1 : BY_SYNONYM);
  }
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return { share: all > 0 ? share / all : 0, points };
}

type Whereabouts = (job: Job) => { away: number; reasons: readonly Reason[] } | undefined;

/** Says of a vacancy how far it is from a place; undefined where it is too far. */
function whereabouts(place: string, places: readonly StatedPlace[]): Whereabouts {
  const here = { away: 0, reasons: [] };
  if (!place) return () => here;
  const inside = findPlaces(places, place);
  const distance = distanceTo(place);
  const byText = new Map(places.map((stated) => [stated.text, stated]));
  return ({ location = '' }) => {
    const stated = byText.get(location);
    if (!stated) return here;
    if (inside.has(location)) return { away: 0, reasons: [{ kind: 'in', place }] };
    const away = distance(stated) ?? Infinity;
    if (away > NEAR) return undefined;
    return { away: 1 + away, reasons: [{ kind: 'near', place, miles: away / KILOMETRES_IN_A_MILE }] };
  };
}

const phrasesOf = ({ own, others }: Part): readonly Phrase[] => [own, ...others];

/** The words that were found, as the vacancy has them, by field. */
const wordsFound = (job: Job, matches: readonly Match[]): Reason[] =>
  fields.flatMap((field) => {
    const written = writtenWordsOf(fieldText(job, field));
    const words = matches
      .filter((match) => match.field === field)
      .map(({ first, size }) => written.slice(first, first + size).join(' '));
    return words.length > 0 ? [{ kind: 'words', words, field }] : [];
  });
