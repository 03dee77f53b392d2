/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { fieldMessages } from '@/contract/messages';
import { RESUME_START_BYTES, refuseResume, resumeKind, startsLikeResume } from '@/contract/resume';

const MEGABYTE = 1024 * 1024;
const NAME = '[Content_Types].xml';
const WORD = '<Override ContentType="application/vnd.ms-word.wordprocessingml.document.main+xml"/>';
const SHEET = '<Override ContentType="application/vnd.ms-excel.spreadsheetml.sheet.main+xml"/>';

const bytes = (...parts: (string | Uint8Array)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part))));
const OTHER_ENTRY = 'PK\u0003\u0004' + 'another file, whatever it holds'.repeat(10);
const pdf = bytes('%PDF-1.7\n%%EOF');
const compound = (stream: string) =>
  bytes(Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(stream, 'utf16le'));

/** A zip with one entry, packed or as it is; behind another one, and with an extra field, where these are given. */
function zip(name: string, content: string, method: 0 | 8 = 8, other = '', extra = ''): Uint8Array {
  const data = method === 8 ? deflateRawSync(content) : Buffer.from(content);
  const local = Buffer.alloc(30);
  local.writeUInt32BE(0x504b0304);
  local.writeUInt16LE(method, 8);
  local.writeUInt16LE(name.length, 26);
  local.writeUInt16LE(extra.length, 28);
  const central = Buffer.alloc(46);
  central.writeUInt32BE(0x504b0102);
  central.writeUInt16LE(method, 10);
  central.writeUInt32LE(data.length, 20);
  central.writeUInt16LE(name.length, 28);
  central.writeUInt32LE(other.length, 42);
  return bytes(other, local, name, extra, data, central, name);
}

function pointingBehindItsEnd(file: Uint8Array): Uint8Array {
  const damaged = Buffer.from(file);
  // The directory's entry ends with the place of the file, and then its name.
  damaged.writeUInt32LE(file.length, file.length - NAME.length - 4);
  return bytes(damaged);
}

/** The name is too near the start for an entry in front of it, and the mark of one stands where a negative offset would lead. */
const directoryBeforeItsStart = bytes(
  'PK\u0003\u0004',
  Buffer.alloc(6),
  NAME,
  'PK\u0001\u0002',
  Buffer.alloc(32),
);

describe('what a CV is by its content', () => {
  it.each([
    ['a PDF', pdf, 'pdf'],
    ['a PDF behind a few bytes of a mailer', bytes('junk\n', pdf), 'pdf'],
    ['an old Word document', compound('WordDocument'), 'doc'],
    ['a Word document', zip(NAME, WORD), 'docx'],
    ['a Word document that is not packed', zip(NAME, WORD, 0), 'docx'],
    ['a Word document with other entries first', zip(NAME, WORD, 8, OTHER_ENTRY, 'times'), 'docx'],
    ['one that is not packed either', zip(NAME, WORD, 0, OTHER_ENTRY, 'times'), 'docx'],
    ['a file that only resembles a zip', bytes('P?', zip(NAME, WORD).subarray(2)), undefined],
    ['an old Excel sheet', compound('Workbook'), undefined],
    ['an Excel sheet', zip(NAME, SHEET), undefined],
    ['another zip', zip('notes.txt', WORD), undefined],
    ['a damaged zip', zip(NAME, WORD).subarray(0, 40), undefined],
    ['a zip whose directory points behind its end', pointingBehindItsEnd(zip(NAME, WORD)), undefined],
    ['a zip whose directory begins before its start', directoryBeforeItsStart, undefined],
    ['a program', bytes('MZ\u0090'), undefined],
    ['a page', bytes('<html></html>'), undefined],
    ['a PDF mark that comes far too late', bytes(' '.repeat(2000), pdf), undefined],
    ['nothing', bytes(), undefined],
  ])('%s', async (_, content, kind) => {
    await expect(resumeKind(content)).resolves.toBe(kind);
  });

  it.each([
    ['a PDF', pdf, true],
    ['an old Word document', compound('WordDocument'), true],
    ['a Word document', zip(NAME, WORD), true],
    ['a program', bytes('MZ\u0090'), false],
    ['a page', bytes('<html></html>'), false],
    ['nothing', bytes(), false],
  ])('%s is told by its start whether it can be one at all', (_, content, can) => {
    expect(startsLikeResume(content.subarray(0, RESUME_START_BYTES))).toBe(can);
  });

  it('cannot be made to unpack without end', async () => {
    await expect(resumeKind(zip(NAME, WORD + ' '.repeat(MEGABYTE)))).resolves.toBeUndefined();
  });
});

/** A Word 97 file: a header, the directory in the first sector, and the document's stream in the second. */
function wordFile(flags: number, mark = 0xa5ec): Uint8Array {
  const file = Buffer.alloc(512 * 3);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file);
  file.writeUInt16LE(9, 30);
  file.write('WordDocument', 512, 'utf16le');
  file.writeUInt32LE(1, 512 + 116);
  file.writeUInt16LE(mark, 1024);
  file.writeUInt16LE(flags, 1024 + 10);
  return bytes(file);
}

/** A PDF whose last line but one says where its trailer or cross-reference stream is. */
const pdfWith = (body: string, end: string) =>
  bytes(`%PDF-1.7\n${body}\n${end}\nstartxref\n${10 + body.length}\n%%EOF\n`);
const MENTION = '4 0 obj\n<</Length 44>>\nstream\n(trailer << /Encrypt 4 0 R >>) Tj\nendstream\nendobj';
const table = (trailer: string) => `xref\n0 1\n0000000000 65535 f \ntrailer\n<</Size 5${trailer}>>`;
const stream = (keys: string) => `9 0 obj\n<</Type/XRef${keys}/Length 3>>\nstream\nabc\nendstream\nendobj`;

describe('a password', () => {
  it.each([
    ['cv.pdf', pdfWith(MENTION, table('/Root 1 0 R /Encrypt 4 0 R'))],
    ['cv.pdf', pdfWith('', table('/ID[(\\)<<\\()<AB>]/Encrypt\n<</Filter/Standard>>'))],
    ['cv.pdf', bytes('mailer\n', pdfWith('', table('/Info<</A(>>)>>/Encrypt 4 0 R')))],
    ['cv.pdf', pdfWith('', stream('/W[1 2 1]/Encrypt 4 0 R'))],
    ['cv.pdf', bytes('%PDF-1.4\ntrailer\n<</Encrypt 4 0 R>>\nstartxref\n99999\n%%EOF')],
    ['cv.pdf', bytes('%PDF-1.4\ntrailer\n<< /Size 5 /Encrypt 4 0 R >>\n%%EOF')],
    [
      'cv.pdf',
      bytes('%PDF-1.7\n9 0 obj\n<</Type/XRef/EncryptMetadata true/Encrypt<</Filter/Standard>>>>\n%%EOF'),
    ],
    ['cv.docx', compound('EncryptedPackage')],
    ['cv.doc', wordFile(0x0100)],
    ['cv.doc', wordFile(0x0100).subarray(0, 1036)],
  ])('is noticed in %s', async (name, content) => {
    await expect(refuseResume(name, content)).resolves.toBe(fieldMessages.resumeProtected);
  });

  it.each([
    ['cv.pdf', bytes('%PDF-1.7\n(I know /Encrypt well) /EncryptMetadata false\n%%EOF')],
    ['cv.pdf', pdfWith(MENTION, table('/Root 1 0 R'))],
    ['cv.pdf', pdfWith(MENTION, stream('/Root 1 0 R'))],
    ['cv.pdf', pdfWith('', table('/Info<</Encrypt 4 0 R>>/ID[(/Encrypt 4 0 R)]'))],
    [
      'cv.pdf',
      bytes('%PDF-1.4\n', MENTION, '\ntrailer\n<</Root 1 0 R>>\n5 0 obj(/Encrypt 4 0 R)\nendobj\n%%EOF'),
    ],
    ['cv.pdf', bytes('%PDF-1.7\n', MENTION.replace('trailer', ''), '\n', stream('/Root 1 0 R'), '\n%%EOF')],
    ['cv.pdf', bytes('%PDF-1.4\ntrailer\n<</Root 1 0 R>>\n5 0 obj\n<</Encrypt 4 0 R>>\nendobj\n%%EOF')],
    ['cv.pdf', pdfWith('', `${table('/Root 1 0 R')}\n${MENTION}`)],
    ['cv.pdf', bytes('mailer\n', pdfWith('', `${table('/Root 1 0 R')}\n${MENTION}`))],
    ['cv.pdf', bytes('%PDF-1.4\ntrailer\n<</Root 1 0 R\n%%EOF')],
    ['cv.doc', compound('WordDocument, not an EncryptedPackage')],
    ['cv.doc', wordFile(0x0200)],
    ['cv.doc', wordFile(0x0100, 0)],
    ['cv.doc', wordFile(0x0100).subarray(0, 600)],
    ['cv.doc', wordFile(0x0100).subarray(0, 1035)],
    ['cv.doc', wordFile(0x0100).subarray(0, 1024)],
  ])('is not seen where there is none: %s', async (name, content) => {
    await expect(refuseResume(name, content)).resolves.toBeUndefined();
  });
});

/** One empty page, encrypted by qpdf: `owner` restricts printing alone, `user` needs a password. */
const encryptedPdf = (name: string) =>
  new Uint8Array(readFileSync(path.join(__dirname, 'pdfs', `${name}.pdf`)));

describe('an encrypted PDF', () => {
  it.each(['owner-40', 'owner-128', 'owner-128-aes', 'owner-256-r5', 'owner-256-xref'])(
    'that opens without a password is taken: %s',
    async (name) => {
      await expect(refuseResume('cv.pdf', encryptedPdf(name))).resolves.toBeUndefined();
    },
  );

  it.each(['user-40', 'user-128', 'user-256'])('that needs a password is refused: %s', async (name) => {
    await expect(refuseResume('cv.pdf', encryptedPdf(name))).resolves.toBe(fieldMessages.resumeProtected);
  });

  it('that was changed in its marks is refused, not thrown at', async () => {
    const damaged = Buffer.from(encryptedPdf('owner-128-aes'))
      .toString('latin1')
      .replace(/\/U[^>]+>/, '/U<>');
    await expect(refuseResume('cv.pdf', Buffer.from(damaged, 'latin1'))).resolves.toBe(
      fieldMessages.resumeProtected,
    );
  });
});

describe('a CV', () => {
  it('that was cut short is refused', async () => {
    const whole = pdfWith('x'.repeat(4000), table('/Root 1 0 R'));
    await expect(refuseResume('cv.pdf', whole)).resolves.toBeUndefined();
    await expect(refuseResume('cv.pdf', whole.subarray(0, 2500))).resolves.toBe(fieldMessages.resumeCutShort);
  });

  it.each([
    '{\\rtf1\\ansi Night nurse}',
    '<html><body>Night nurse',
    '\n<!DOCTYPE html><html>',
    '<?xml version="1.0"?>',
  ])('that another format hides under .doc is told how to save it: %s', async (content) => {
    await expect(refuseResume('cv.doc', bytes(content))).resolves.toBe(fieldMessages.resumeOtherFormat);
  });

  it.each([
    ['cv.pdf', pdf],
    ['CV.PDF', pdf],
    ['my cv ✓.pdf', pdf],
    ['cv.doc', compound('WordDocument')],
    ['cv.docx', zip(NAME, WORD)],
  ])('may be named %s', async (name, content) => {
    await expect(refuseResume(name, content)).resolves.toBeUndefined();
  });

  it.each([
    ['cv.docx', pdf, /is a PDF inside, but its name does not end in \.pdf\. Rename it/],
    ['cv.DOC', pdf, /is a PDF inside/],
    ['cv', pdf, /is a PDF inside, but its name does not end in \.pdf/],
    ['cv.pdf (1)', pdf, /is a PDF inside, but its name does not end in \.pdf/],
    ['pdf', pdf, /does not end in \.pdf/],
    ['cv.pdf', zip(NAME, WORD), /is a Word document inside, but its name does not end in \.docx/],
    ['cv.docx', compound('WordDocument'), /is an older Word document inside.* not end in \.doc\./],
  ])('named %s is told what it is inside, and to be renamed', async (name, content, message) => {
    await expect(refuseResume(name, content)).resolves.toMatch(message);
  });

  it.each(['cv.exe', 'cv.pdf.exe', 'cv', 'pdf', 'cv.odt', 'cv.docm', ''])(
    'may not be named %j',
    async (name) => {
      await expect(refuseResume(name, bytes('MZ'))).resolves.toBe(fieldMessages.resumeExtension);
    },
  );

  it('is refused when it is something else inside', async () => {
    await expect(refuseResume('cv.pdf', bytes('MZ'))).resolves.toBe(fieldMessages.resumeContent);
  });

  it('is refused when it is empty', async () => {
    await expect(refuseResume('cv.pdf', bytes())).resolves.toBe(fieldMessages.resumeEmpty);
  });

  it('may have 10 MB and not a byte more', async () => {
    const large = new Uint8Array(10 * MEGABYTE + 1);
    large.set(pdf);
    large.set(bytes('%%EOF'), large.length - 6);
    await expect(refuseResume('cv.pdf', large.subarray(0, -1))).resolves.toBeUndefined();
    await expect(refuseResume('cv.pdf', large)).resolves.toBe(fieldMessages.resumeTooLarge);
  });
});
