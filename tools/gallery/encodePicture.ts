import { crc32, deflateSync } from 'node:zlib';
import type { Page } from 'playwright-core';

/**
 * A screenshot as a PNG of a third of its size, in its 16 most frequent colours: the others are the edges of letters. Equal screenshots
 * give equal files.
 * @param page a blank page, whose canvas reads the screenshot
 */
export async function encodePicture(page: Page, screenshot: Buffer): Promise<Buffer> {
  const { width, height, palette, rows } = await page.evaluate(readPicture, screenshot.toString('base64'));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(Buffer.from(rows, 'base64'), { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Whether two pictures are the same to the eye: the edges of some corners come out a shade lighter by chance. */
export const isSamePicture = (page: Page, ...pictures: [Buffer, Buffer]): Promise<boolean> =>
  page.evaluate(
    comparePictures,
    pictures.map((each) => each.toString('base64')),
  );

/** Runs in the page. */
async function comparePictures(pictures: string[]) {
  const [one, other] = await Promise.all(
    pictures.map(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      return image;
    }),
  );
  const { width, height } = one ?? {};
  if (!one || !other || other.width !== width || other.height !== height) return false;
  const canvas = new OffscreenCanvas(one.width, one.height).getContext('2d');
  if (!canvas) throw new Error('Chromium gave no canvas');
  canvas.drawImage(one, 0, 0);
  canvas.globalCompositeOperation = 'difference';
  canvas.drawImage(other, 0, 0);
  const { data } = canvas.getImageData(0, 0, one.width, one.height);
  return data.every((value, at) => at % 4 === 3 || value < 32);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Runs in the page. Returns the colours, and for each row a zero (PNG's filter type "none") and the index of each pixel's colour. */
async function readPicture(base64: string) {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const { width, height } = image;
  const canvas = new OffscreenCanvas(width, height).getContext('2d');
  if (!canvas) throw new Error('Chromium gave no canvas');
  canvas.drawImage(image, 0, 0);
  const pixels = new Uint32Array(canvas.getImageData(0, 0, width, height).data.buffer);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const byFrequency = [...counts].toSorted(([, one], [, other]) => other - one).map(([colour]) => colour);
  const palette = byFrequency
    .slice(0, 16)
    .map((colour) => [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]);
  const numbers = new Map<number, string>();
  for (const colour of byFrequency) {
    const distances = palette.map(
      ([red = 0, green = 0, blue = 0]) =>
        Math.abs(red - (colour & 255)) +
        Math.abs(green - ((colour >> 8) & 255)) +
        Math.abs(blue - ((colour >> 16) & 255)),
    );
    numbers.set(colour, String.fromCharCode(distances.indexOf(Math.min(...distances))));
  }
  let rows = '';
  for (const [at, pixel] of pixels.entries()) rows += (at % width === 0 ? '\0' : '') + numbers.get(pixel);
  return { width, height, palette: palette.flat(), rows: btoa(rows) };
}
