import sharp from 'sharp'

const PORTRAIT = new URL('../tests/support/portrait/portrait.png', import.meta.url).pathname

/** A photo of a person, for a file input. */
export const portraitPhoto = async (width: number) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await sharp(PORTRAIT).resize({ width, kernel: 'cubic' }).png().toBuffer(),
})
