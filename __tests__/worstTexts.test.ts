/** @jest-environment node */
import * as v from 'valibot';
import { Registration } from '@/contract/accounts';
import { readDate } from '@/contract/dates';
import { suggestEmail } from '@/contract/email';
import { ContactEnquiry } from '@/contract/enquiries';
import { requiredProse } from '@/contract/fields';
import { readJob } from '@/contract/jobs';
import { LONG_TEXT_MAX_LENGTH, RAW_LINE_MAX_LENGTH } from '@/contract/limits';
import { messageText } from '@/contract/messageText';
import { fitPhone, typePhone } from '@/contract/phone';
import { plainText } from '@/contract/plainText';
import { cleanFileName } from '@/contract/resume';
import { tidyEmail } from '@/contract/tidyLine';
import { tidyAddress, trimLinkEnd } from '@/lib/tidyAddress';
import { noFilters, validFilters } from '@/vacancies/filters';
import { findJobs, indexJobs } from '@/vacancies/findJobs';
import { createMoreIndex, findMore } from '@/vacancies/findMore';
import { networkOf } from '@server/lib/networkAddress';
import { harmlessFileName, oneLine, quoted, quotedWithoutLinks } from '@server/mail/message';
import { readVacancies } from '@server/vacancies/readVacancies';
import { isQuick } from '@test/isQuick';

// The slowest reader needs 25 ms, and one that begins again at every character a second.
const LENGTH = 30_000;
const LIMIT_MS = 100;

// Each makes some reader begin again at every one of its characters, if that reader is wrong.
const pieces = [
  '<|<b>|<b |</li><li>|<!--|<a "|&|&lt;|{"a":|"|\'| |\t|\n|\u2028|\n \n|.|%20|/|\\|@|a@|a.',
  '://|:1|[|(|(0)|0|0.|1,|1 to |£1 |£1k - |-|+|+44 |T|12/|a|A\u0301|w1 |b5 |to |st |in e1 ',
  'ther|East Barnet |•|• |• \n|o\u2028|\u200F|\uE001|\uE003 |\uE004|\u{1F600}',
  "<ul>|<ul><li>|<br> |<td>|</i>|<x>|<!|<![CDATA[|<script>|<script |</script|<b a='>|&amp|&amp;|&#9|<li>• |\n • |\u00A0|…",
].flatMap((line) => line.split('|'));
const runs = pieces.map((piece) => piece.repeat(LENGTH / piece.length));
const texts = runs.flatMap((run) => [run, `x${run}x`]);
const markup = runs.flatMap((run) => [`<b ${run}`, `<${run}>`]);

const given = (text: string) => ({
  id: '1',
  job_title: text,
  employment_type: '',
  job_type: '',
  description: text,
  Experience: '',
  Sector: '',
  location: text,
  pay: text,
  posted_at: text,
  sponsorship: text,
});
const jobs = ['Staff Nurse', 'Porter'].map((job_title) =>
  readJob({ ...given('Days'), job_title, location: 'Camden' }),
);
const listed = jobs.flatMap((job) => job ?? []);
const index = indexJobs(listed);
const moreIndex = createMoreIndex(listed);

type Readers = Record<string, (text: string) => unknown>;

const readersOfHtml: Readers = {
  'HTML of a vacancy': plainText,
  'the `msg` of an answer': messageText,
  'a vacancy that is listed': (text) => indexJobs([readJob(given(text), undefined, plainText) ?? []].flat()),
  'a file of vacancies': (text) =>
    // A text is read twice, to check it and to keep it.
    readVacancies(Buffer.from(JSON.stringify([given(text.slice(0, LENGTH / 2))]))),
};
const readers: Readers = {
  ...readersOfHtml,
  'a date': readDate,
  'an enquiry': (text) =>
    v.safeParse(ContactEnquiry, { name: text, phone: text, email: text, enquiryType: text, message: text }),
  'a registration': (text) =>
    v.safeParse(Registration, { name: text, lastName: text, email: text, phone: text, password: text }),
  'a cover letter': (text) => v.safeParse(requiredProse(''), text),
  'a phone number': (text) => [typePhone({ shown: '', meant: '' }, text), fitPhone(text)],
  'a mistyped email address': suggestEmail,
  'the name of a file': (text) => harmlessFileName(cleanFileName(text)),
  'the end of a link': trimLinkEnd,
  'an address': tidyAddress,
  'the query of an address': (text) => tidyAddress(`/x?${text}`),
  'a search': (text) => findJobs(index, validFilters({ search: text, location: text }), 0),
  'a search for more': (text) => {
    const filters = validFilters({ search: text, location: text });
    return findMore(moreIndex, index, filters, 0, findJobs(index, noFilters, 0));
  },
  'a file that is none': (text) => readVacancies(Buffer.from(text)),
  // The contract lets no longer letter through.
  'a letter in a mail': (text) => {
    const letter = text.slice(0, LONG_TEXT_MAX_LENGTH);
    return [oneLine(letter), quoted(letter), quotedWithoutLinks(letter)];
  },
  'the address of a client': networkOf,
};

test.each(Object.entries(readers))(`${LENGTH} characters of any kind hold up nobody: %s`, (what, read) => {
  const all = what in readersOfHtml ? [...texts, ...markup] : texts;
  expect(slowOf(all, read, LIMIT_MS)).toEqual([]);
});

test('the longest email address that is not refused unread holds up nobody', () => {
  const addresses = texts.map((text) => text.slice(-RAW_LINE_MAX_LENGTH));
  expect(slowOf(addresses, tidyEmail, LIMIT_MS / 20)).toEqual([]);
});

/** The texts that take longer than the limit, by their beginning. */
const slowOf = (some: string[], read: (text: string) => unknown, limit: number) =>
  some.filter((text) => !isQuick(() => read(text), limit)).map((text) => text.slice(0, 20));
