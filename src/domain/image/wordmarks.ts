/** A name drawn in lines: paths with their stroke width, and a view box. */
export type Wordmark = { width: number; height: number; strokes: readonly { width: number; path: string }[] }

/** The shops' own names. Every bowl of `veduta` is the same circle, the lens; `halo` has a fine ring around its o. */
export const WORDMARKS = {
  veduta: {
    width: 112,
    height: 26,
    strokes: [
      {
        width: 2.6,
        path: 'M1.6 8.4 8.4 23.6 15.2 8.4M18.6 16.2H35A8 8 0 1 0 32.6 21.8M56 16a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM56 1.8V24M62.4 8.4V16a8 8 0 0 0 16 0V8.4M86.6 2.8V24M82 8.6H91.4M110 16a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM110 8.4V24',
      },
    ],
  },
  halo: {
    width: 74,
    height: 28,
    strokes: [
      {
        width: 3.6,
        path: 'M3 2.6V24M3 17a6.8 6.8 0 0 1 13.6 0v7M37.4 17a6.8 6.8 0 1 1-13.6 0 6.8 6.8 0 0 1 13.6 0ZM37.4 10.2V24M45.6 2.6V24M67.4 17a6.8 6.8 0 1 1-13.6 0 6.8 6.8 0 0 1 13.6 0Z',
      },
      { width: 1.1, path: 'M71.4 17a10.8 10.4 0 1 1-21.6 0 10.8 10.4 0 0 1 21.6 0Z' },
    ],
  },
} as const satisfies Record<string, Wordmark>

export type ShopName = keyof typeof WORDMARKS
