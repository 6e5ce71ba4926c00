import sharp from 'sharp';

/** A photograph as a camera names it. */
export const photograph = async (name = 'Class Room (2).JPG', background = '#7a9') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

/** A document as people name it. */
export const pdf = (name: string, words = '') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n%\u0000\n1 0 obj\n<<>>\n${words}endobj\n%%EOF\n`),
});
