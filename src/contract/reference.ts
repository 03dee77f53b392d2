import type { ApplicationText } from './applications';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // Crockford's: none that is mistaken for another on the telephone
const LENGTH = 8;

type Sent = { jobId: string; text: ApplicationText; resumeSize: number };

/**
 * The reference number of an application, such as LW-7K2M-90QX. Site and server each derive it from what was sent, because the
 * answer's body is not read (docs/behaviour.md, section 7); the same application sent again keeps its number.
 * @param application the vacancy's id, the text fields, and the size of the CV in bytes
 */
export function applicationReference({ jobId, text, resumeSize }: Sent): string {
  const { fullName, email, phoneNumber, message } = text;
  // A form is sent with CRLF line breaks, whatever they were when it was typed.
  const parts = [jobId, fullName, email, phoneNumber, message].map((part) =>
    part.trim().replace(/\s+/g, ' '),
  );
  return shortReference('LW', JSON.stringify([...parts, resumeSize]));
}

/** The reference number of a text, such as LW-7K2M-90QX: the same for the same text. */
export function shortReference(prefix: string, text: string): string {
  const code = encode(hash(text));
  return `${prefix}-${code.slice(0, 4)}-${code.slice(4)}`;
}

/** FNV-1a with 64 bits. WebCrypto would not do: browsers offer it on secure pages only. */
function hash(text: string): bigint {
  let value = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) {
    value = BigInt.asUintN(64, (value ^ BigInt(byte)) * 0x100000001b3n);
  }
  return value;
}

const encode = (value: bigint): string =>
  Array.from({ length: LENGTH }, (_, place) => LETTERS[Number((value >> BigInt(5 * place)) & 31n)]).join('');
