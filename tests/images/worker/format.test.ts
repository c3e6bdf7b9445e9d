import { expect, test } from 'vitest'
import { negotiateFormat } from '#images/worker/format.ts'

test.each([
  ['image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif'],
  ['image/webp,image/avif', 'avif'],
  ['IMAGE/AVIF', 'avif'],
  ['image/avif;q=0.5, image/webp;q=0.9', 'avif'],
  ['image/avif;q=0,image/webp', 'webp'],
  ['image/avif; q=0.0 , image/webp', 'webp'],
  ['image/webp,*/*', 'webp'],
  ['image/webp;q=0', 'jpeg'],
  ['image/png,image/*;q=0.8,*/*;q=0.5', 'jpeg'],
  ['*/*', 'jpeg'],
  ['text/html', 'jpeg'],
  ['', 'jpeg'],
  [null, 'jpeg'],
])('a browser that accepts %j gets %s', (accept, format) => expect(negotiateFormat(accept)).toBe(format))
