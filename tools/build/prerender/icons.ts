import { readBrand } from './brand';

/** The icons of the manifest, by their path in the site. */
export const manifestIcons = [
  { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
  { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
  { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
] as const;

/** Draws the site's icons for browsers, phones and whoever asks for /favicon.ico. Gives them by their path in the site. */
export async function drawIcons(siteFolder: string): Promise<Record<string, string | Uint8Array>> {
  const { Resvg } = await import('@resvg/resvg-js');
  const draw = (svg: string, width: number) =>
    new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
  const { icon, maskableIcon } = readBrand(siteFolder);
  return {
    'favicon.svg': icon,
    'favicon.ico': icoOf(draw(icon, ICO_SIZE)),
    // iOS rounds the corners by itself and shows transparent ones black.
    'apple-touch-icon.png': draw(maskableIcon, 180),
    'icons/192.png': draw(icon, 192),
    'icons/512.png': draw(icon, 512),
    'icons/maskable-512.png': draw(maskableIcon, 512),
  };
}

const ICO_SIZE = 48;

/** An .ico file of one PNG: a header of 6 bytes, an entry of 16, the picture. */
function icoOf(png: Uint8Array): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
