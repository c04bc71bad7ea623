import sharp, { type Sharp } from 'sharp';

/** A picture whose left half is red and whose right half is blue. */
export const halves = (width: number, height: number): Sharp =>
  sharp({ create: { width, height, channels: 3, background: '#0000ff' } }).composite([
    {
      input: { create: { width: Math.floor(width / 2), height, channels: 3, background: '#ff0000' } },
      left: 0,
      top: 0,
    },
  ]);

/** What a phone writes into a file: where it was, and that the picture lies on its side. */
const EXIF = {
  IFD0: { Make: 'Phone' },
  IFD3: { GPSLatitude: '33/1 51/1 30/1', GPSLatitudeRef: 'S' },
};

/** A photo of a phone held upright: stored on its side, 900 × 600, with the place where it was taken. */
export const phonePhoto = (): Promise<Buffer> =>
  halves(900, 600).jpeg().withExif(EXIF).withMetadata({ orientation: 6 }).toBuffer();

/** A photo of the given pixels in a format. */
export const photoFile = (
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'png',
  [width, height]: readonly [number, number] = [800, 600],
): Promise<Buffer> => halves(width, height).toFormat(format).toBuffer();

/** A PNG that says it has 60,000 × 60,000 pixels, in less than a kilobyte. */
export async function bomb(): Promise<Buffer> {
  const png = Buffer.from(await photoFile('png', [600, 600]));
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
}

/** Two frames of a picture that moves. */
export async function animation(): Promise<Buffer> {
  const frames = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { width: 600, height: 600, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

export const SVG_FILE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"><script>alert(1)</script></svg>',
);
