/** RGBA pixels, rows from the top; an ImageData fits. */
export type PixelImage = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }

/**
 * 478 points of a face in pixels of its image: x, y, z one after the other, z in the unit of x, smaller is nearer. 468 to 472 are the iris of the
 * person's right eye, its centre first, 473 to 477 that of the left one.
 */
export type FaceLandmarks = { readonly points: Float32Array; readonly score: number }
