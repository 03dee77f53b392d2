/** @jest-environment node */
import { fieldMessages } from '@/contract/messages';
import { checkResume, resumeKind } from '@/contract/resume';
import { isQuick } from '@test/isQuick';

const MEGABYTE = 1024 * 1024;

const bytes = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
const pdf = bytes('%PDF-1.7\n%%EOF');

/** A compound file whose directory, in its second sector, names a stream. */
function compound(stream: string): Uint8Array {
  const file = Buffer.alloc(512 * 3);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.writeUInt32LE(1, 48);
  file.write(stream, 1024, 'utf16le');
  return bytes(file);
}

/** A zip with entries of these names. */
function zip(...names: string[]): Uint8Array {
  const entries = names.map((name) => bytes('PK\u0001\u0002', Buffer.alloc(42), name));
  return bytes(
    'PK\u0003\u0004',
    Buffer.alloc(26),
    'what they hold',
    ...entries,
    'PK\u0005\u0006',
    Buffer.alloc(18),
  );
}
const docx = zip('[Content_Types].xml', '_rels/.rels', 'word/document.xml');

test.each([
  ['a PDF', pdf, 'pdf'],
  ['a PDF behind a few bytes of a mailer', bytes('junk\n', pdf), 'pdf'],
  ['an old Word document', compound('WordDocument'), 'doc'],
  ['a Word document behind a password', compound('EncryptedPackage'), 'docx'],
  ['a Word document', docx, 'docx'],
  ['one whose names are lower-case', zip('[content_types].xml', 'word/document.xml'), 'docx'],
  ['one whose names begin with a slash', zip('/[Content_Types].xml', '/word/document.xml'), 'docx'],
  ['one whose folders end in a backslash', zip('[Content_Types].xml', 'Word\\Document.xml'), 'docx'],
  ['a file that only resembles a zip', bytes('P?', docx.subarray(2)), undefined],
  ['an old Excel sheet', compound('Workbook'), undefined],
  ['an Excel sheet', zip('[Content_Types].xml', 'xl/workbook.xml'), undefined],
  ['another zip', zip('notes.txt', 'crossword/notes.txt', '%PDF-'), undefined],
  ['a damaged zip', docx.subarray(0, 40), undefined],
  ['a compound file of eight bytes', compound('').subarray(0, 8), undefined],
  [
    'a compound file whose directory points behind its end',
    compound('WordDocument').subarray(0, 1000),
    undefined,
  ],
  ['a program', bytes('MZ\u0090'), undefined],
  ['a page', bytes('<html></html>'), undefined],
  ['a PDF mark that comes far too late', bytes(' '.repeat(2000), pdf), undefined],
  ['nothing', bytes(), undefined],
])('by its content %s is told', (_, content, kind) => {
  expect(resumeKind(content)).toBe(kind);
});

const filled = (start: string | Uint8Array, filling: string, end = '') => {
  const file = Buffer.alloc(10 * MEGABYTE, filling);
  file.set(bytes(start));
  file.set(bytes(end), file.length - end.length);
  return new Uint8Array(file);
};

test.each([
  ['encrypted objects', filled('%PDF-1.4\n', '1 ', 'trailer\n<</Encrypt 1 0 R>>\nstartxref\n9\n%%EOF')],
  ['half of an end', filled('%PDF-1.4\n', '%%EO startxre')],
  ['entries of a zip', filled('PK\u0003\u0004', 'PK\u0001\u0002word')],
  ['letters of a stream', filled(compound(''), 'W\0o\0r\0d\0')],
  ['blanks', filled('', ' \n')],
])('a large CV of %s is judged in under 20 ms', (_, file) => {
  expect(isQuick(() => checkResume('cv.pdf', file), 20)).toBe(true);
});

const refuse = (name: string, content: Uint8Array) => checkResume(name, content).problem;

describe('a CV', () => {
  it('that was cut short is refused', () => {
    expect(refuse('cv.pdf', bytes('%PDF-1.7\n', 'x'.repeat(4000)))).toBe(fieldMessages.resumeCutShort);
    expect(refuse('cv.pdf', bytes(pdf, 'x'.repeat(64 * 1024)))).toBe(fieldMessages.resumeCutShort);
  });

  it.each([
    ['padding', Buffer.alloc(4096)],
    ['a page', '<script>"of a mailer"</script>'.repeat(1000)],
  ])('may have %s after its end', (_, padding) => {
    expect(refuse('cv.pdf', bytes(pdf, padding))).toBeUndefined();
  });

  it('that asks for a password is taken', () => {
    expect(refuse('cv.pdf', bytes('%PDF-1.4\ntrailer\n<</Encrypt 4 0 R>>\n%%EOF'))).toBeUndefined();
    expect(refuse('cv.docx', compound('EncryptedPackage'))).toBeUndefined();
  });

  it.each([
    '{\\rtf1\\ansi Night nurse}',
    '<html><body>Night nurse',
    '\n<!DOCTYPE html><html>',
    '\u00ef\u00bb\u00bf<head>',
    '\u00ff\u00fe<\0h\0t\0m\0l\0>\0',
    '<?xml version="1.0"?>',
    'MIME-Version: 1.0\nContent-Type: multipart/related',
    'Subject: A night nurse\r\nMIME-Version: 1.0',
  ])('that another format hides under .doc is told how to save it: %j', (content) => {
    expect(refuse('cv.doc', bytes(content))).toBe(fieldMessages.resumeOtherFormat);
  });

  it.each([
    ['cv.pdf', pdf],
    ['CV.PDF', pdf],
    ['my cv ✓.pdf', pdf],
    ['cv.doc', compound('WordDocument')],
    ['cv.docx', docx],
  ])('may be named %s', (name, content) => {
    expect(refuse(name, content)).toBeUndefined();
  });

  it.each([
    ['cv.docx', pdf, /is a PDF inside, but its name does not end in \.pdf\. Rename it/],
    ['cv.DOC', pdf, /is a PDF inside/],
    ['cv', pdf, /is a PDF inside, but its name does not end in \.pdf/],
    ['cv.pdf (1)', pdf, /is a PDF inside, but its name does not end in \.pdf/],
    ['pdf', pdf, /does not end in \.pdf/],
    ['cv.pdf', docx, /is a Word document inside, but its name does not end in \.docx/],
    ['cv.docx', compound('WordDocument'), /is an older Word document inside.* not end in \.doc\./],
  ])('named %s is told what it is inside, and to be renamed', (name, content, message) => {
    expect(refuse(name, content)).toMatch(message);
  });

  it.each(['cv.exe', 'cv.pdf.exe', 'cv', 'pdf', 'cv.odt', 'cv.docm', ''])('may not be named %j', (name) => {
    expect(refuse(name, name === 'cv.docm' ? docx : bytes('MZ'))).toBe(fieldMessages.resumeExtension);
  });

  it('is refused when it is something else inside', () => {
    expect(refuse('cv.pdf', bytes('MZ'))).toBe(fieldMessages.resumeContent);
  });

  it('is refused when it is empty', () => {
    expect(refuse('cv.pdf', bytes())).toBe(fieldMessages.resumeEmpty);
  });

  it('may have 10 MB and not a byte more', () => {
    const large = new Uint8Array(10 * MEGABYTE + 1);
    large.set(pdf);
    large.set(bytes('%%EOF'), large.length - 6);
    expect(refuse('cv.pdf', large.subarray(0, -1))).toBeUndefined();
    expect(refuse('cv.pdf', large)).toBe(fieldMessages.resumeTooLarge);
  });
});
