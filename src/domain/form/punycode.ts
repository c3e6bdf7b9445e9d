/** Parameters of Punycode. RFC 3492 section 5. */
const BASE = 36
const T_MIN = 1
const T_MAX = 26
const SKEW = 38
const DAMP = 700
const INITIAL_BIAS = 72
const INITIAL_N = 128

const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789'
const MAX_CODE_POINT = 0x10_ff_ff

/**
 * The label of a domain that Punycode stands for, without its prefix `xn--`, in lower case; null where it is invalid. RFC 3492 section 6.2.
 *
 * @example decodePunycode('bcher-kva') // "bücher"
 */
export function decodePunycode(encoded: string): string | null {
  const end = encoded.lastIndexOf('-')
  const output = end > 0 ? Array.from(encoded.slice(0, end)) : []
  let n = INITIAL_N
  let i = 0
  let bias = INITIAL_BIAS
  let at = end > 0 ? end + 1 : 0
  while (at < encoded.length) {
    const before = i
    let weight = 1
    for (let k = BASE; ; k += BASE) {
      const digit = DIGITS.indexOf(encoded.charAt(at) || ' ')
      at += 1
      if (digit === -1) return null
      i += digit * weight
      const threshold = Math.min(T_MAX, Math.max(T_MIN, k - bias))
      if (digit < threshold) break
      weight *= BASE - threshold
    }
    const length = output.length + 1
    bias = adaptBias(i - before, length, before === 0)
    n += Math.floor(i / length)
    i %= length
    if (n > MAX_CODE_POINT) return null
    output.splice(i, 0, String.fromCodePoint(n))
    i += 1
  }
  return output.join('')
}

/** RFC 3492 section 6.1. */
function adaptBias(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2))
  rest += Math.floor(rest / length)
  let k = 0
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN))
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW))
}
