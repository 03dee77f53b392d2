import { deflateRawSync } from 'node:zlib';

/** A CV as a file input takes it. */
export type CvFile = { name: string; mimeType: string; buffer: Buffer };

/** A one-page PDF that readers open. */
export function makePdfFile(): CvFile {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    '<< /Length 0 >>\nstream\n\nendstream',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from(text, 'latin1') };
}

const WORD_MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word document of one sentence: the three parts that Word asks for, zipped. */
export function makeDocxFile(): CvFile {
  const parts = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${WORD_MAIN}"/></Types>`,
    '_rels/.rels':
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml':
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Ten years on the wards.</w:t></w:r></w:p></w:body></w:document>',
  };
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return { name: 'cv.docx', mimeType, buffer: zip(parts) };
}

function zip(parts: Record<string, string>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const { common, data } = packPart(text, name);
    const local = Buffer.concat([numbers([0x04034b50, 4]), common, Buffer.from(name), data]);
    const where = [numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4])];
    centrals.push(Buffer.concat([numbers([0x02014b50, 4], [20, 2]), common, ...where, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const count = locals.length;
  const end = numbers(
    [0x06054b50, 4],
    [0, 4],
    [count, 2],
    [count, 2],
    [central.length, 4],
    [offset, 4],
    [0, 2],
  );
  return Buffer.concat([...locals, central, end]);
}

/** What a part's local and central headers have in common, and its compressed bytes. */
function packPart(text: string, name: string) {
  const bytes = Buffer.from(text);
  const data = deflateRawSync(bytes);
  const sizes: Field[] = [
    [crc32(bytes), 4],
    [data.length, 4],
    [bytes.length, 4],
    [name.length, 2],
    [0, 2],
  ];
  return { common: numbers([20, 2], [0, 2], [8, 2], [0, 4], ...sizes), data };
}

type Field = [value: number, bytes: 2 | 4];

const numbers = (...fields: Field[]) =>
  Buffer.concat(
    fields.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );

function crc32(bytes: Buffer): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
