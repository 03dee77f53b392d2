import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The encodings that a browser takes, best first, from its Accept-Encoding header. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const offered = (header ?? '').toLowerCase().split(',');
  const takes = (encoding: Encoding) =>
    offered.some((offer) => {
      const [name, ...parameters] = offer.split(';').map((part) => part.trim());
      return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
    });
  return (['br', 'gzip'] as const).filter(takes);
}

/** Compresses a page that was made on request: fast rather than small. */
export function compressNow(encoding: Encoding, bytes: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(bytes);
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });
}
